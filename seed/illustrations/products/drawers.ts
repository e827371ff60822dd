import type { ProductKey } from '#seed/facts/products.ts';
import { drawDashCam, drawTyreInflator } from '#seed/illustrations/products/auto.ts';
import { drawBabyMonitor, drawStroller } from '#seed/illustrations/products/baby.ts';
import { drawEReader, drawReadingLight } from '#seed/illustrations/products/books.ts';
import { drawKeyboard, drawMonitor } from '#seed/illustrations/products/computers.ts';
import { drawBackpack, drawSuitcase } from '#seed/illustrations/products/fashion.ts';
import { drawDumbbell, drawFitnessBand } from '#seed/illustrations/products/fitness.ts';
import { drawAirPurifier, drawSlimVacuum, drawStickVacuum } from '#seed/illustrations/products/home.ts';
import { drawAirFryer, drawDualAirFryer, drawEspressoMachine } from '#seed/illustrations/products/kitchen.ts';
import { drawCatTree, drawPetFountain } from '#seed/illustrations/products/pets.ts';
import { drawEarbuds, drawPhonePair } from '#seed/illustrations/products/phones.ts';
import { drawDrill, drawWorkLight } from '#seed/illustrations/products/tools.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';

export interface Portrait {
  draw: () => Svg;
  /** Chosen so that every product fills about the same share of its square. */
  scale: number;
  shiftX?: number;
  degrees?: number;
  /** A thing that lies flat is seen from above and takes a short offset shadow. */
  liesFlat?: true;
}

export const portraits: Record<ProductKey, Portrait> = {
  'nimbra-aero-3': { draw: drawStickVacuum, scale: 1.18, shiftX: -50 },
  'kaluma-volta': { draw: drawSlimVacuum, scale: 1.08, shiftX: 0 },
  'orvane-brisa-40': { draw: drawAirPurifier, scale: 1.2 },
  'brumelo-fritta-5': { draw: drawAirFryer, scale: 1.22 },
  'brumelo-fritta-duo': { draw: drawDualAirFryer, scale: 1.12 },
  'corvita-lenta': { draw: drawEspressoMachine, scale: 1.2 },
  'teluri-nido-2': { draw: drawBabyMonitor, scale: 1.12, shiftX: -10 },
  'teluri-passo': { draw: drawStroller, scale: 1.06, shiftX: -60 },
  'lumbrea-ronda': { draw: drawDashCam, scale: 1.2 },
  'lumbrea-presto': { draw: drawTyreInflator, scale: 1.08, shiftX: -60 },
  'miaveo-fonte': { draw: drawPetFountain, scale: 1.24 },
  'miaveo-torre': { draw: drawCatTree, scale: 1.06 },
  'solvanto-trilha-20': { draw: drawBackpack, scale: 1.12 },
  'solvanto-cabina': { draw: drawSuitcase, scale: 1.04 },
  'vigarra-flex-24': { draw: drawDumbbell, scale: 1.24 },
  'vigarra-pulso-2': { draw: drawFitnessBand, scale: 1.16, shiftX: -70 },
  'fortello-gira-18': { draw: drawDrill, scale: 1.2, shiftX: 60 },
  'fortello-luz-360': { draw: drawWorkLight, scale: 1.08 },
  'quarzo-m5': { draw: drawPhonePair, scale: 1.08 },
  'sonoru-buds-3': { draw: drawEarbuds, scale: 1.3 },
  'tecleo-k75': { draw: drawKeyboard, scale: 0.98, degrees: -16, liesFlat: true },
  'paralax-view-27': { draw: drawMonitor, scale: 1.08 },
  'folhea-6': { draw: drawEReader, scale: 1.06, degrees: -4 },
  'lumbrea-pagina': { draw: drawReadingLight, scale: 1.06 },
};
