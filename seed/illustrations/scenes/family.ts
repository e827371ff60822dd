import {
  backdrop,
  blush,
  coral,
  cream,
  ink,
  lilac,
  mustard,
  navy,
  paper,
  sand,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawMonitorCamera, drawMonitorScreen } from '#seed/illustrations/products/baby.ts';
import { drawCatTree, drawPetFountain } from '#seed/illustrations/products/pets.ts';
import { drawDrinkingCat } from '#seed/illustrations/props/cats.ts';
import { drawCot, drawDresser, drawMobile } from '#seed/illustrations/props/furniture.ts';
import { drawLeafyPlant, drawSnakePlant } from '#seed/illustrations/props/plants.ts';
import {
  drawCurtain,
  drawFrame,
  drawLeafPrint,
  drawPaneLight,
  drawRoom,
  drawRug,
  drawShelf,
  drawWindow,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  circle,
  fill,
  group,
  hang,
  onPlinth,
  repeat,
  stand,
  stroke,
} from '#seed/illustrations/shapes.ts';

/** Cat at the fountain, plants around, the tree behind. */
export function drawCatFountains(): Svg {
  const colors = backdrop('pets');
  return group(
    drawRoom(colors, 640),
    drawPaneLight(620, 50, 250, 210, colors.wallLight),
    drawWindow(120, 80, 330, 350, 'hills', paper, colors.shadow),
    hang(1080, 200, drawFrame(210, 230, walnut, drawLeafPrint(blush)), colors.shadow, { depth: 14 }),
    stand(1390, 700, drawCatTree(coral), colors.shadow, { scale: 0.82 }),
    drawRug(720, 800, 500, 72, cream, coral),
    stand(190, 730, drawLeafyPlant(coral), colors.shadow, { scale: 1.05 }),
    stand(560, 812, drawPetFountain(teal), colors.shadow, { scale: 0.92 }),
    stand(910, 830, drawDrinkingCat(wood), colors.shadow, { scale: 1.24 }),
    at(
      310,
      852,
      group(
        fill('M-70 -44 H70 L54 0 H-54Z', navy.base),
        fill('M14 -44 H70 L54 0 H10Z', navy.dark),
        repeat(6, (index) => circle(-46 + index * 18, -48, 11, walnut.light)),
      ),
    ),
  );
}

function teddy(): Svg {
  return group(
    circle(-44, -196, 22, wood.base),
    circle(44, -196, 22, wood.dark),
    fill('M-70 0 C-96 -60 -60 -110 0 -110 C60 -110 96 -60 70 0Z', wood.base),
    fill('M20 -108 C66 -100 92 -56 70 0 H30 Q50 -60 20 -108Z', wood.dark),
    circle(0, -150, 64, wood.base),
    circle(0, -132, 28, cream.base),
    circle(-22, -164, 7, ink.base),
    circle(22, -164, 7, ink.base),
    fill('M-10 -142 H10 L0 -130Z', ink.base),
    fill('M-32 -10 a26 18 0 1 1 1 0Z', cream.base),
  );
}

/** Nursery at night: the cot sleeps, the screen keeps watch. */
export function drawBabyMonitors(): Svg {
  const colors = backdrop('baby');
  return group(
    drawRoom(colors, 680),
    repeat(5, (row) =>
      repeat(11, (column) => circle(column * 160 + (row % 2 ? 80 : 0), 70 + row * 126, 9, colors.wallLight)),
    ),
    drawWindow(640, 90, 280, 300, 'night', paper, colors.shadow),
    drawCurtain(560, 60, 84, 400, lilac),
    drawCurtain(916, 60, 84, 400, lilac),
    stroke('M530 60 H1030', walnut.base, 14),
    drawRug(1160, 810, 420, 62, cream, teal),
    at(1190, 120, drawMobile(), 1),
    stand(1190, 770, drawCot(paper, mustard), colors.shadow, { scale: 1.12 }),
    drawShelf(1330, 220, 220, colors.shadow),
    at(1400, 220, teddy(), 0.56),
    at(1500, 220, block(-30, -70, 60, 70, mustard, 8)),
    // Dresser in front carries both units.
    stand(400, 860, drawDresser(640, 330, sand), colors.shadow),
    stand(370, 520, drawMonitorScreen(paper), colors.shadow, { scale: 0.76, reach: onPlinth }),
    stand(660, 520, drawMonitorCamera(teal), colors.shadow, { scale: 0.66, reach: onPlinth }),
    stand(830, 850, teddy(), colors.shadow, { scale: 0.82 }),
    at(90, 520, drawSnakePlant(coral), 0.7),
  );
}
