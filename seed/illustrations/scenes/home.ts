import {
  backdrop,
  blush,
  brick,
  coral,
  cream,
  ink,
  mustard,
  navy,
  paper,
  pine,
  plum,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import { drawBookRow } from '#seed/illustrations/products/books.ts';
import { drawAirPurifier, drawSlimVacuum, drawStickVacuum } from '#seed/illustrations/products/home.ts';
import { drawEspressoMachine } from '#seed/illustrations/products/kitchen.ts';
import { drawCatTree } from '#seed/illustrations/products/pets.ts';
import { drawLyingCat } from '#seed/illustrations/props/cats.ts';
import { drawArmchair, drawBed, drawMug, drawSofa } from '#seed/illustrations/props/furniture.ts';
import {
  drawCactus,
  drawLeafyPlant,
  drawSnakePlant,
  drawTrailingPlant,
} from '#seed/illustrations/props/plants.ts';
import {
  coverHeight,
  coverWidth,
  drawCurtain,
  drawFloorLamp,
  drawFrame,
  drawLeafPrint,
  drawPaneLight,
  drawPendantLamp,
  drawRoom,
  drawRug,
  drawShelf,
  drawSunPrint,
  drawWindow,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  box,
  circle,
  fill,
  group,
  hang,
  onPlinth,
  points,
  rect,
  stand,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Living room: the vacuum has just crossed the rug, the cat has not moved. */
export function drawCordlessVacuums(): Svg {
  const colors = backdrop('home');
  return group(
    drawRoom(colors, 640),
    drawPaneLight(560, 60, 230, 210, colors.wallLight),
    drawWindow(110, 90, 320, 330, 'hills', paper, colors.shadow),
    hang(1290, 190, drawFrame(250, 220, walnut, drawSunPrint(teal)), colors.shadow, { depth: 14 }),
    drawRug(680, 800, 520, 74, teal, mustard),
    stand(960, 716, drawSlimVacuum(mustard), colors.shadow, { scale: 0.72 }),
    stand(1350, 712, drawSofa(coral, mustard), colors.shadow),
    at(1430, 546, drawLyingCat(ink), 0.74),
    stand(190, 720, drawLeafyPlant(brick), colors.shadow, { scale: 0.96 }),
    stand(600, 812, drawStickVacuum(coral), colors.shadow, { scale: 1.02 }),
  );
}

/** Bedroom: the purifier breathes beside the bed. */
export function drawAirPurifiers(): Svg {
  const colors = backdrop('home');
  return group(
    drawRoom(colors, 660),
    drawPaneLight(650, 40, 200, 190, colors.wallLight),
    drawWindow(190, 90, 290, 380, 'sea', paper, colors.shadow),
    drawCurtain(90, 50, 110, 560, blush),
    drawCurtain(470, 50, 110, 560, blush),
    stroke('M60 50 H620', walnut.base, 14),
    drawRug(560, 806, 420, 62, cream, coral),
    stand(1210, 740, drawBed(teal), colors.shadow),
    hang(1180, 210, drawFrame(230, 250, walnut, drawLeafPrint(blush)), colors.shadow, { depth: 14 }),
    drawPendantLamp(1470, 300, mustard, 0.86),
    stroke('M560 330 q40 -50 80 0 t80 0 t80 0', paper.light, 11),
    stroke('M600 270 q34 -42 68 0 t68 0', paper.light, 11),
    stand(560, 812, drawAirPurifier(), colors.shadow, { scale: 0.74 }),
    stand(190, 800, drawSnakePlant(coral), colors.shadow, { scale: 1.1 }),
  );
}

/** A room of the doll's house; whatever it holds stays inside its walls. */
function cell(x: number, y: number, width: number, wall: string, floor: string, ...things: Svg[]): Svg {
  const height = 276;
  return within(
    box(x, y, width, height),
    rect(x, y, width, height, wall),
    rect(x, y + height - 62, width, 62, floor),
    `<g transform="translate(${x} ${y + height - 18})">${things.join('')}</g>`,
    fill(
      points(x, y, x + width, y, x + width, y + 14, x + 18, y + 14, x + 18, y + height, x, y + height),
      ink.base,
      0.12,
    ),
  );
}

/** Cutaway of a tiny flat: four rooms, each a small shop window of its own. */
export function drawSmallApartments(): Svg {
  const colors = backdrop('home');
  const meadow = backdrop('pets');
  return group(
    rect(0, 0, coverWidth, coverHeight, backdrop('computers').wallLight),
    circle(160, 150, 74, mustard.light),
    rect(1290, 90, 220, 40, paper.light, 20),
    rect(1370, 122, 180, 32, paper.light, 16),
    fill('M0 660 Q260 560 560 660 T1140 640 T1600 650 V900 H0Z', meadow.wallDark),
    rect(0, 838, coverWidth, 62, meadow.floor),
    // House: chimney, roof, walls.
    block(1110, 70, 84, 150, walnut, 4),
    fill(points(120, 216, 800, 34, 1480, 216), brick.base),
    fill(points(800, 34, 1480, 216, 1100, 216), brick.dark),
    rect(166, 206, 1268, 640, paper.base),
    rect(1404, 206, 30, 640, paper.deep),
    cell(
      196,
      234,
      560,
      blush.light,
      blush.deep,
      drawWindow(60, -210, 120, 96, 'night'),
      drawShelf(300, -156, 210, plum.base),
      at(310, -156, drawBookRow(6, 4, 70)),
      stand(240, 0, drawBed(navy), plum.base, { scale: 0.48 }),
      stand(494, 6, drawAirPurifier(), plum.base, { scale: 0.24 }),
    ),
    cell(
      780,
      234,
      600,
      teal.light,
      teal.dark,
      drawWindow(400, -206, 130, 96, 'hills'),
      stand(150, 2, drawCatTree(coral), navy.base, { scale: 0.29 }),
      stand(370, 2, drawArmchair(mustard, coral), navy.base, { scale: 0.5 }),
      stand(540, 4, drawSnakePlant(coral), navy.base, { scale: 0.56 }),
    ),
    cell(
      196,
      540,
      700,
      colors.wall,
      colors.floor,
      hang(224, -178, drawFrame(120, 92, walnut, at(0, 0, drawSunPrint(pine), 0.6)), colors.shadow, {
        depth: 8,
      }),
      stand(230, 0, drawSofa(teal, coral), colors.shadow, { scale: 0.5 }),
      stand(500, 6, drawStickVacuum(coral), colors.shadow, { scale: 0.31 }),
      stand(628, 2, drawFloorLamp(paper), colors.shadow, { scale: 0.4 }),
    ),
    cell(
      920,
      540,
      460,
      mustard.light,
      mustard.dark,
      drawShelf(40, -158, 190, brick.base),
      at(84, -158, drawTrailingPlant(coral), 0.44),
      at(150, -158, drawMug(paper), 0.5),
      at(206, -158, drawCactus(teal), 0.22),
      block(36, -78, 394, 90, walnut, 4, 0.1),
      rect(26, -88, 414, 18, paper.base, 4),
      circle(130, -32, 7, mustard.base),
      circle(330, -32, 7, mustard.base),
      stand(332, -86, drawEspressoMachine(brick), brick.deep, { scale: 0.26, reach: onPlinth }),
      at(100, -88, drawMug(teal), 0.46),
    ),
    rect(126, 830, 1348, 26, walnut.base, 6),
    stand(1530, 862, drawLeafyPlant(mustard, pine), colors.shadow, { scale: 0.7 }),
    stand(74, 862, drawLeafyPlant(coral, pine), colors.shadow, { scale: 0.62 }),
  );
}
