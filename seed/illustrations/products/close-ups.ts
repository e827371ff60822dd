import type { ProductKey } from '#seed/facts/products.ts';

interface CloseUp {
  /** The point of the drawing that is worth a look, measured from its foot. */
  x: number;
  y: number;
  zoom: number;
}

/** Where to look closely: a dial, a screen, a seam. */
export const closeUps: Record<ProductKey, CloseUp> = {
  'nimbra-aero-3': { x: 60, y: -560, zoom: 2.7 },
  'kaluma-volta': { x: 0, y: -300, zoom: 2.9 },
  'orvane-brisa-40': { x: 0, y: -520, zoom: 3.2 },
  'brumelo-fritta-5': { x: 0, y: -390, zoom: 2.6 },
  'brumelo-fritta-duo': { x: -120, y: -320, zoom: 2.6 },
  'corvita-lenta': { x: 0, y: -330, zoom: 3.2 },
  'teluri-nido-2': { x: -60, y: -200, zoom: 2.2 },
  'teluri-passo': { x: 60, y: -430, zoom: 2.6 },
  'lumbrea-ronda': { x: 0, y: -190, zoom: 3.1 },
  'lumbrea-presto': { x: -40, y: -400, zoom: 2.8 },
  'miaveo-fonte': { x: 0, y: -330, zoom: 3 },
  'miaveo-torre': { x: -20, y: -580, zoom: 3 },
  'solvanto-trilha-20': { x: 20, y: -300, zoom: 2.5 },
  'solvanto-cabina': { x: 0, y: -400, zoom: 2.7 },
  'vigarra-flex-24': { x: -180, y: -150, zoom: 2.2 },
  'vigarra-pulso-2': { x: 0, y: -330, zoom: 2.2 },
  'fortello-gira-18': { x: -140, y: -440, zoom: 2.7 },
  'fortello-luz-360': { x: 0, y: -330, zoom: 2.6 },
  'quarzo-m5': { x: 90, y: -480, zoom: 2.1 },
  'sonoru-buds-3': { x: 30, y: -260, zoom: 2.4 },
  'tecleo-k75': { x: -120, y: 0, zoom: 2.2 },
  'paralax-view-27': { x: 0, y: -190, zoom: 2.4 },
  'folhea-6': { x: 0, y: -330, zoom: 2.6 },
  'lumbrea-pagina': { x: 60, y: -480, zoom: 2.6 },
};
