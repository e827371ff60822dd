import {
  backdrop,
  blush,
  brick,
  coral,
  cream,
  ink,
  leaf,
  mustard,
  navy,
  paper,
  pine,
  plum,
  sky,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import { drawEReader } from '#seed/illustrations/products/books.ts';
import { drawSuitcase } from '#seed/illustrations/products/fashion.ts';
import { drawStickVacuum } from '#seed/illustrations/products/home.ts';
import { drawAirFryer, drawEspressoMachine } from '#seed/illustrations/products/kitchen.ts';
import { drawPhoneBack, drawPhoneFront } from '#seed/illustrations/products/phones.ts';
import { drawSittingCat } from '#seed/illustrations/props/cats.ts';
import { drawArmchair } from '#seed/illustrations/props/furniture.ts';
import { drawFir, drawLeafyPlant, drawSnakePlant } from '#seed/illustrations/props/plants.ts';
import {
  coverHeight,
  coverWidth,
  drawPaneLight,
  drawRoom,
  drawRug,
  drawWindow,
} from '#seed/illustrations/props/room.ts';
import {
  drawAwning,
  drawBunting,
  drawGift,
  drawGlare,
  drawMagnifier,
  drawPlinth,
  drawRosette,
  drawShoppingBag,
  drawShopWindow,
  drawStar,
  drawTag,
  drawTrophy,
} from '#seed/illustrations/props/shop.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  circle,
  fill,
  group,
  hang,
  onPlinth,
  onTable,
  points,
  rect,
  repeat,
  stand,
  stroke,
} from '#seed/illustrations/shapes.ts';

/** Close to a shop window: three phones on plinths under the awning. */
export function drawMidRangePhones(): Svg {
  const colors = backdrop('phones');
  return group(
    drawRoom(colors, 720, false),
    drawPaneLight(420, 120, 320, 260, colors.wallLight),
    stand(430, 800, drawPlinth(290, 150, cream), colors.shadow),
    stand(1190, 800, drawPlinth(290, 110, blush), colors.shadow),
    stand(800, 836, drawPlinth(330, 90, paper), colors.shadow),
    stand(430, 648, drawPhoneBack(teal), colors.shadow, { scale: 0.6, reach: onPlinth }),
    stand(1190, 688, drawPhoneBack(coral), colors.shadow, { scale: 0.64, reach: onPlinth }),
    stand(800, 742, drawPhoneFront([coral, plum, navy], blush), colors.shadow, {
      scale: 0.76,
      reach: onPlinth,
    }),
    stand(140, 830, drawLeafyPlant(coral), colors.shadow, { scale: 0.92 }),
    stand(1470, 830, drawSnakePlant(mustard), colors.shadow, { scale: 1.1 }),
    drawAwning(-60, -24, 1720, 130, 14, navy),
  );
}

/** Street front: the goods behind glass and one tag under the lens. */
export function drawRealDiscounts(): Svg {
  const colors = backdrop('shopping');
  return group(
    rect(0, 0, coverWidth, coverHeight, colors.wall),
    repeat(5, (row) =>
      repeat(9, (column) =>
        rect(column * 200 - (row % 2 ? 120 : 20), 40 + row * 170, 110, 26, colors.wallLight, 6),
      ),
    ),
    rect(0, 800, coverWidth, 100, colors.floor),
    rect(0, 800, coverWidth, 14, colors.floorDark),
    drawShopWindow(150, 190, 840, 520, cream.light, pine),
    rect(162, 640, 828, 70, cream.dark),
    stand(340, 690, drawPlinth(210, 60, mustard), colors.shadow, { reach: onTable }),
    stand(340, 628, drawAirFryer(teal), colors.shadow, { scale: 0.48, reach: onPlinth }),
    stand(590, 700, drawSuitcase(coral), colors.shadow, { scale: 0.5, reach: onTable }),
    stand(830, 690, drawPlinth(230, 60, blush), colors.shadow, { reach: onTable }),
    stand(830, 628, drawEspressoMachine(navy), colors.shadow, { scale: 0.42, reach: onPlinth }),
    drawGlare(162, 202, 828, 508),
    drawAwning(90, 90, 960, 136, 9, coral),
    // Door with its own small window.
    rect(1240, 240, 310, 562, pine.dark, [155, 155, 0, 0]),
    fill('M1272 802 V396 a123 123 0 0 1 246 0 V802Z', pine.base),
    fill('M1302 600 V400 a93 93 0 0 1 186 0 V600Z', sky.light),
    fill(points(1352, 324, 1400, 308, 1312, 560, 1302, 560, 1302, 470), paper.light, 0.5),
    circle(1490, 680, 14, mustard.base),
    stand(1400, 862, drawShoppingBag(coral), colors.shadow, { scale: 0.9 }),
    // The tag hangs from an iron bracket; the lens reads what it really says.
    stroke('M1050 214 H1150 M1050 270 Q1110 270 1130 214', ink.base, 10),
    hang(1136, 214, drawTag(mustard, 1.9), colors.shadow, { depth: 18 }),
    hang(1136, 570, drawMagnifier(walnut), colors.shadow, { scale: 0.98, depth: 26 }),
    at(
      1136,
      566,
      group(
        rect(-66, -40, 132, 20, mustard.deep, 10),
        stroke('M-78 -10 L78 -56', ink.base, 10),
        rect(-54, 16, 108, 40, coral.base, 12),
      ),
    ),
    stand(90, 860, drawLeafyPlant(mustard, pine), colors.shadow, { scale: 0.8 }),
  );
}

/** Tree, parcels and a cat that counts as one. */
export function drawChristmasGifts(): Svg {
  const colors = backdrop('gifts');
  const bauble = (x: number, y: number, color: string): Svg => circle(x, y, 20, color);
  const tree = group(
    drawFir(),
    stroke('M-150 -190 Q0 -110 170 -210 M-110 -330 Q10 -250 128 -350', mustard.light, 9),
    bauble(-110, -140, coral.base),
    bauble(60, -130, mustard.base),
    bauble(-30, -260, blush.base),
    bauble(110, -260, coral.base),
    bauble(-60, -400, mustard.base),
    bauble(50, -430, blush.base),
    at(0, -612, drawStar(58, mustard.base)),
  );
  return group(
    drawRoom(colors, 660),
    drawPaneLight(1130, 70, 180, 170, colors.wallLight),
    drawWindow(180, 110, 330, 360, 'sea', paper, colors.shadow),
    drawBunting(920, 44, 720, 40),
    stand(1360, 740, drawArmchair(teal, mustard), colors.shadow),
    drawRug(800, 800, 560, 78, brick, cream),
    stand(800, 780, tree, colors.shadow, { scale: 1.02 }),
    stand(560, 810, drawGift(210, 160, teal, mustard), colors.shadow),
    stand(1030, 800, drawGift(170, 220, mustard, coral), colors.shadow),
    stand(1130, 840, drawGift(150, 100, paper, brick), colors.shadow),
    stand(680, 850, drawGift(150, 96, navy, blush), colors.shadow),
    stand(310, 820, drawSittingCat(ink), colors.shadow, { scale: 0.86 }),
  );
}

/** Prize-giving: a podium of three, rays behind the winner. */
export function drawBestOfTheYear(): Svg {
  const colors = backdrop('awards');
  const rays = repeat(16, (index) => {
    const angle = (index * Math.PI) / 8 + 0.1;
    const next = angle + Math.PI / 16;
    return fill(
      points(
        800,
        420,
        800 + Math.cos(angle) * 1300,
        420 + Math.sin(angle) * 1300,
        800 + Math.cos(next) * 1300,
        420 + Math.sin(next) * 1300,
      ),
      colors.wallLight,
    );
  });
  return group(
    rect(0, 0, coverWidth, coverHeight, colors.wall),
    rays,
    circle(800, 420, 330, colors.wallGlow),
    rect(0, 770, coverWidth, 130, colors.floor),
    stand(480, 830, drawPlinth(310, 190, teal), colors.shadow),
    stand(1140, 830, drawPlinth(310, 140, coral), colors.shadow),
    stand(800, 840, drawPlinth(350, 270, paper), colors.shadow),
    stand(480, 636, drawAirFryer(brick), colors.shadow, { scale: 0.6, reach: onPlinth }),
    stand(1140, 686, drawEReader(ink), colors.shadow, { scale: 0.54, reach: onPlinth }),
    stand(800, 566, drawTrophy(mustard), colors.shadow, { scale: 1.08, reach: onPlinth }),
    at(800, 690, drawRosette(coral), 0.66),
    stand(150, 842, drawStickVacuum(coral), colors.shadow, { scale: 0.74 }),
    stand(1450, 846, drawSuitcase(navy), colors.shadow, { scale: 0.62 }),
    ...[
      [300, 180, 30],
      [560, 110, 22],
      [1040, 120, 26],
      [1320, 200, 32],
      [1480, 110, 20],
      [130, 90, 22],
    ].map(([x = 0, y = 0, size = 20], index) =>
      at(x, y, drawStar(size, [coral, teal, brick, leaf][index % 4]?.base ?? coral.base), 1, index * 17),
    ),
  );
}
