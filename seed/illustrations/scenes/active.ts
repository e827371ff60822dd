import {
  backdrop,
  brick,
  coral,
  cream,
  ink,
  iron,
  leaf,
  mustard,
  navy,
  paper,
  pine,
  sand,
  sky,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawDashCamBack } from '#seed/illustrations/products/auto.ts';
import { drawBackpack, drawFoldedBlanket, drawSuitcase } from '#seed/illustrations/products/fashion.ts';
import {
  drawDumbbell,
  drawFitnessBand,
  drawKettlebell,
  drawWaterBottle,
  drawYogaMat,
} from '#seed/illustrations/products/fitness.ts';
import { drawDrill, drawSaw, drawScrewdriver, drawWorkLight } from '#seed/illustrations/products/tools.ts';
import { drawBalanceBall, drawStool } from '#seed/illustrations/props/furniture.ts';
import { drawLeafyPlant, drawSnakePlant } from '#seed/illustrations/props/plants.ts';
import {
  coverHeight,
  coverWidth,
  drawPaneLight,
  drawRoom,
  drawWindow,
  drawWoodTable,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  box,
  circle,
  disc,
  fill,
  group,
  hang,
  onPlinth,
  onTable,
  points,
  rect,
  repeat,
  solid,
  stand,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Workbench under a pegboard. */
export function drawCordlessDrills(): Svg {
  const colors = backdrop('tools');
  const tool = (x: number, y: number, svg: Svg, degrees = 0): Svg =>
    hang(x, y, svg, colors.shadow, { depth: 14, degrees });
  return group(
    drawRoom(colors, 900, false),
    drawWindow(70, 90, 260, 330, 'field', paper, colors.shadow),
    rect(430, 60, 1110, 430, colors.wallLight, 16),
    repeat(8, (row) => repeat(21, (column) => circle(470 + column * 51, 92 + row * 52, 6, colors.wallDark))),
    tool(930, 340, drawScrewdriver(coral)),
    tool(995, 340, drawScrewdriver(mustard)),
    tool(1060, 340, drawScrewdriver(teal)),
    tool(1390, 150, drawSaw(), -4),
    tool(
      1160,
      440,
      group(
        stroke('M0 0 V-90', iron.base, 26),
        fill('M-40 -90 Q-50 -160 0 -170 V-120 L20 -110 L44 -128 Q46 -86 12 -76Z', iron.base),
      ),
    ),
    // Bench.
    rect(0, 700, coverWidth, 200, colors.floorDark),
    ...[120, 1340].map((x) => block(x, 720, 110, 200, walnut, 0, 0.3)),
    block(330, 756, 920, 60, walnut, 6, 0.1),
    drawWoodTable(680, wood, 64),
    stand(
      930,
      694,
      group(block(-240, -70, 480, 70, sand, 4, 0.2), stroke('M-220 -46 H180 M-200 -24 H200', sand.deep, 4)),
      colors.shadow,
      {
        reach: onTable,
      },
    ),
    stand(600, 696, drawDrill(teal), colors.shadow, { scale: 0.98, reach: onTable }),
    at(
      960,
      624,
      group(
        repeat(4, (index) => circle(-60 + index * 60, -2, 10, walnut.dark)),
        stroke('M150 0 V-46', steel.dark, 14),
        rect(132, -62, 36, 18, steel.base, 6),
      ),
    ),
    stand(1330, 698, drawWorkLight(brick), colors.shadow, { scale: 0.68, reach: onTable }),
    stand(
      210,
      696,
      group(
        block(-110, -120, 220, 120, coral, 10),
        stroke('M-50 -120 V-160 H50 V-120', ink.base, 16),
        rect(-110, -84, 220, 14, coral.deep),
        rect(-24, -94, 48, 34, mustard.base, 6),
      ),
      colors.shadow,
      { reach: onTable },
    ),
    ...[
      [400, 716],
      [760, 720],
      [1120, 712],
      [700, 708],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y} q14 -16 28 0 q-4 12 -14 8`, sand.light, 6)),
  );
}

function plane(): Svg {
  return group(
    fill('M-330 30 L-390 -70 H-340 L-260 20Z', coral.base),
    solid(
      'M-340 20 Q-330 -34 -240 -36 H190 Q290 -30 320 16 Q290 54 190 56 H-240 Q-320 50 -340 20Z',
      paper,
      90,
      200,
    ),
    fill('M-340 20 H320 Q290 54 190 56 H-240 Q-320 50 -340 20Z', paper.dark),
    fill('M-60 20 L-190 140 H-130 L90 24Z', coral.base),
    fill('M-20 -36 L-90 -100 H-50 L70 -36Z', coral.dark),
    repeat(8, (index) => rect(-210 + index * 48, -14, 22, 24, navy.base, 10)),
    fill('M232 -24 Q276 -14 292 2 H232Z', navy.base),
  );
}

/** Departure hall: a plane in the big window. */
export function drawCabinLuggage(): Svg {
  const colors = backdrop('fashion');
  const glass = box(90, 70, 1420, 500, 12);
  return group(
    drawRoom(colors, 660, false),
    rect(66, 46, 1468, 548, paper.base, 16),
    within(
      glass,
      rect(80, 60, 1440, 520, backdrop('auto').wallGlow),
      circle(330, 210, 74, mustard.light),
      ...[
        [520, 160, 220],
        [600, 192, 160],
        [1130, 350, 240],
        [200, 380, 200],
      ].map(([x = 0, y = 0, width = 0]) => rect(x, y, width, 36, paper.light, 18)),
      fill('M80 520 Q400 430 760 510 T1520 480 V600 H80Z', backdrop('pets').floor),
      rect(80, 548, 1440, 40, backdrop('auto').floor),
      at(960, 270, plane(), 1, -8),
    ),
    ...[440, 800, 1160].map((x) => rect(x - 9, 60, 18, 520, paper.base)),
    fill(points(170, 660, 470, 660, 720, 900, 360, 900), colors.wallDark),
    fill(points(560, 660, 860, 660, 1180, 900, 820, 900), colors.wallDark),
    // Bench with the things that soften a wait.
    stand(
      1230,
      800,
      group(
        rect(-250, -90, 24, 90, iron.dark),
        rect(226, -90, 24, 90, iron.dark),
        block(-300, -130, 600, 50, teal, 20, 0.2),
      ),
      colors.shadow,
    ),
    stand(1120, 672, drawBackpack(pine), colors.shadow, { scale: 0.6, reach: onPlinth }),
    at(1380, 672, drawFoldedBlanket(coral, cream), 0.86),
    stand(640, 836, drawSuitcase(mustard), colors.shadow, { scale: 0.9 }),
    stand(380, 810, drawSuitcase(teal), colors.shadow, { scale: 0.62 }),
    stand(130, 790, drawLeafyPlant(coral, leaf), colors.shadow, { scale: 0.86 }),
  );
}

/** A corner to train in. */
export function drawHomeGym(): Svg {
  const colors = backdrop('fitness');
  return group(
    drawRoom(colors, 640),
    drawPaneLight(580, 50, 240, 210, colors.wallLight),
    drawWindow(110, 90, 330, 330, 'city', paper, colors.shadow),
    // Wall bars.
    ...[1130, 1440].map((x) => block(x, 60, 34, 560, wood, 6, 0.4)),
    repeat(8, (index) => rect(1140, 100 + index * 64, 310, 18, index % 2 ? wood.light : wood.base, 9)),
    stand(960, 690, drawBalanceBall(coral), colors.shadow, { scale: 0.84 }),
    fill(points(230, 860, 1320, 860, 1240, 740, 330, 740), teal.base),
    fill(points(230, 860, 1320, 860, 1314, 850, 238, 850), teal.deep),
    fill(points(290, 838, 1264, 838, 1222, 758, 352, 758), teal.light, 0.35),
    stand(620, 820, drawDumbbell(coral), colors.shadow, { scale: 0.84 }),
    stand(1100, 826, drawKettlebell(navy), colors.shadow, { scale: 0.9 }),
    stand(1300, 730, drawStool(wood), colors.shadow, { scale: 0.9 }),
    stand(1252, 546, drawFitnessBand(navy), colors.shadow, { scale: 0.3, reach: onPlinth }),
    at(1362, 546, drawWaterBottle(sky), 0.62),
    stand(1450, 850, drawYogaMat(mustard), colors.shadow, { scale: 0.62 }),
    stand(160, 740, drawSnakePlant(coral), colors.shadow, { scale: 1.3 }),
  );
}

/** Seen from the driver's seat: the road, the mirror, the small witness. */
export function drawDashCams(): Svg {
  const colors = backdrop('auto');
  const glass = 'M150 80 Q800 30 1450 80 L1580 640 H20Z';
  return group(
    rect(0, 0, coverWidth, coverHeight, ink.base),
    within(
      glass,
      rect(0, 0, coverWidth, 660, colors.wallGlow),
      circle(420, 300, 104, mustard.light),
      rect(980, 170, 250, 40, paper.light, 20),
      rect(1080, 204, 220, 32, paper.light, 16),
      fill('M0 470 L220 320 L420 450 L640 290 L860 440 L1080 330 L1330 460 L1600 360 V700 H0Z', colors.floor),
      fill('M640 290 L860 440 L1080 330 L1330 460 L1600 360 V700 H760Z', colors.floorDark),
      fill('M0 510 Q400 430 800 480 T1600 470 V700 H0Z', leaf.base),
      fill('M800 480 Q1200 520 1600 470 V700 H900Z', pine.light),
      fill(points(770, 482, 830, 482, 1280, 700, 320, 700), iron.base),
      fill(points(797, 490, 803, 490, 812, 540, 788, 540), paper.light),
      fill(points(784, 562, 816, 562, 836, 660, 764, 660), paper.light),
      repeat(4, (index) =>
        group(
          rect(1010 + index * 130, 440 + index * 22, 14 + index * 4, 60, walnut.base),
          fill(disc(1017 + index * 132, 420 + index * 16, 36 + index * 12, 52 + index * 14), pine.base),
        ),
      ),
      fill(points(180, 60, 420, 60, 120, 660, -60, 660), paper.light, 0.22),
    ),
    stroke('M150 80 Q800 30 1450 80', ink.light, 12),
    // Mirror, then the camera beside it.
    rect(1015, 40, 30, 70, ink.light),
    block(860, 96, 350, 110, iron, 46, 0.2),
    rect(876, 110, 318, 80, sky.base, 36),
    fill(points(960, 110, 1020, 110, 960, 190, 900, 190), paper.light, 0.6),
    at(620, 356, drawDashCamBack(navy), 0.72),
    // Dashboard and wheel.
    fill('M0 640 Q800 560 1600 640 V900 H0Z', navy.base),
    fill('M0 640 Q800 560 1600 640 V668 Q800 588 0 668Z', navy.light),
    rect(980, 700, 380, 150, ink.base, 26),
    within(
      box(1000, 718, 340, 114, 14),
      rect(1000, 718, 340, 114, teal.base),
      fill('M1000 832 L1120 718 H1170 L1060 832Z', cream.base),
      fill('M1180 832 L1210 718 H1240 L1230 832Z', mustard.base),
      circle(1150, 780, 16, coral.base),
    ),
    ...[900, 1440].map((x) =>
      group(circle(x, 770, 44, ink.base), circle(x, 770, 28, iron.base), rect(x - 26, 766, 52, 8, ink.base)),
    ),
    stroke(disc(420, 960, 300), ink.base, 56),
    stroke('M348 669 A300 300 0 0 1 492 669', coral.base, 56, 'butt'),
    block(310, 800, 220, 130, iron, 50, 0.3),
    circle(420, 850, 30, cream.base),
  );
}
