import type { Tone } from '#seed/illustrations/palette.ts';
import {
  backdrop,
  blush,
  brick,
  coral,
  cream,
  ink,
  iron,
  leaf,
  mustard,
  navy,
  paper,
  sand,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import {
  drawAirFryer,
  drawCup,
  drawDualAirFryer,
  drawEspressoMachine,
} from '#seed/illustrations/products/kitchen.ts';
import { drawSteam } from '#seed/illustrations/props/furniture.ts';
import { drawCactus, drawTrailingPlant } from '#seed/illustrations/props/plants.ts';
import {
  drawPaneLight,
  drawPendantLamp,
  drawRoom,
  drawShelf,
  drawTileWall,
  drawWindow,
  drawWoodTable,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  circle,
  disc,
  fill,
  group,
  hang,
  onTable,
  rect,
  repeat,
  solid,
  stand,
  stroke,
} from '#seed/illustrations/shapes.ts';

function jar(content: Tone): Svg {
  return group(
    block(-40, -110, 80, 110, content, 12),
    rect(-40, -110, 80, 36, paper.light, [12, 12, 0, 0]),
    block(-36, -136, 72, 32, walnut, 8),
  );
}

function fruitBowl(): Svg {
  return group(
    circle(-54, -104, 46, leaf.light),
    circle(44, -108, 48, coral.base),
    circle(-4, -136, 46, brick.light),
    fill('M-4 -176 q30 -30 54 -14 q-22 26 -54 14Z', leaf.base),
    solid('M-136 -100 H136 Q124 -8 50 0 H-50 Q-124 -8 -136 -100Z', mustard, 44),
  );
}

function ladle(length: number, head: Svg): Svg {
  return group(
    stroke(`M0 0 V${length}`, steel.dark, 10),
    at(0, length, head),
    rect(-9, 0, 18, 70, walnut.base, 9),
  );
}

function cupboards(y: number, doors: string, edge: string): Svg {
  return group(
    rect(0, y, 1600, 900 - y, doors),
    repeat(4, (index) =>
      group(
        rect(400 * index + 398, y, 5, 900 - y, edge),
        rect(400 * index + 350, y + 46, 12, 60, ink.base, 6),
      ),
    ),
  );
}

/** Worktop: two fryers, tiles and a row of tools. */
export function drawAirFryers(): Svg {
  const colors = backdrop('kitchen');
  return group(
    drawRoom(colors, 900, false),
    drawTileWall(-20, 318, 13, 6, 134, colors.wallLight),
    drawShelf(40, 246, 400, colors.shadow),
    at(100, 246, jar(coral)),
    at(196, 246, jar(mustard)),
    at(292, 246, jar(leaf)),
    at(388, 246, drawTrailingPlant(navy), 0.7),
    stroke('M850 64 H1240', iron.dark, 12),
    hang(910, 68, ladle(150, fill('M-34 0 H34 Q34 52 0 52 Q-34 52 -34 0Z', steel.base)), colors.shadow, {
      depth: 14,
    }),
    hang(
      1000,
      68,
      ladle(
        130,
        group(
          block(-32, 0, 64, 86, steel, 10),
          repeat(3, (index) => rect(-18 + index * 14, 16, 7, 54, iron.dark, 3)),
        ),
      ),
      colors.shadow,
      { depth: 14 },
    ),
    hang(1090, 68, ladle(140, fill(disc(0, 40, 28, 48), wood.base)), colors.shadow, { depth: 14 }),
    hang(
      1180,
      68,
      ladle(120, group(stroke('M0 0 C-50 50 -30 110 0 110 C30 110 50 50 0 0 M0 0 V110', steel.base, 7))),
      colors.shadow,
      {
        depth: 14,
      },
    ),
    drawPendantLamp(1440, 200, teal, 1),
    cupboards(720, colors.floorDark, colors.deep),
    drawWoodTable(680, cream, 50),
    stand(1180, 688, drawDualAirFryer(navy), colors.shadow, { scale: 0.82, reach: onTable }),
    stand(630, 690, drawAirFryer(teal), colors.shadow, { scale: 0.88, reach: onTable }),
    stand(230, 692, fruitBowl(), colors.shadow, { scale: 1.06, reach: onTable }),
  );
}

function moka(): Svg {
  return group(
    stroke('M60 -190 q64 6 50 110', ink.base, 20),
    solid('M-60 0 L-74 -100 H74 L60 0Z', steel, 20),
    solid('M-66 -112 L-84 -220 H76 L66 -112Z', steel, 22),
    fill('M-84 -220 L-106 -206 L-72 -160Z', steel.dark),
    solid('M-70 -220 Q0 -280 66 -220Z', steel, 20),
    circle(-2, -258, 15, ink.base),
    rect(-72, -114, 144, 16, iron.dark, 6),
  );
}

function beanBag(): Svg {
  return group(
    solid('M-84 -6 L-96 -230 H96 L84 -6 Q84 0 76 0 H-76 Q-84 0 -84 -6Z', wood, 36),
    rect(-100, -262, 200, 40, wood.deep, 6),
    circle(0, -112, 48, cream.base),
    `<g transform="translate(0 -112) rotate(30)">${fill(disc(0, 0, 20, 30), walnut.base)}${stroke('M0 -26 q10 26 0 52', cream.base, 5)}</g>`,
  );
}

/** Morning coffee corner by the window. */
export function drawEspressoAtHome(): Svg {
  const colors = backdrop('kitchen');
  return group(
    drawRoom(colors, 900, false),
    drawPaneLight(640, 40, 250, 230, colors.wallLight),
    drawWindow(110, 90, 380, 420, 'city', paper, colors.shadow),
    drawShelf(1080, 330, 420, colors.shadow),
    ...[0, 1, 2].map((index) =>
      at(1150 + index * 110, 330, drawCup([teal, mustard, navy][index] ?? teal), 0.64),
    ),
    at(1452, 330, drawCactus(coral), 0.5),
    stroke('M1110 354 V372 M1230 354 V372 M1350 354 V372', ink.base, 7),
    ...[0, 1, 2].map((index) =>
      at(
        1110 + index * 120,
        452,
        group(
          stroke('M38 -52 q32 0 28 24 q-4 18 -30 18', blush.dark, 11),
          block(-40, -80, 80, 80, index === 1 ? paper : blush, [4, 4, 20, 20], 0.34),
        ),
      ),
    ),
    cupboards(760, colors.floorDark, colors.deep),
    drawWoodTable(720, walnut, 48),
    stand(760, 730, drawEspressoMachine(teal), colors.shadow, { scale: 1.02, reach: onTable }),
    stand(1150, 732, moka(), colors.shadow, { scale: 0.9, reach: onTable }),
    stand(1400, 732, beanBag(), colors.shadow, { reach: onTable }),
    at(310, 600, drawSteam(paper.light), 0.94),
    stand(300, 734, drawCup(sand), colors.shadow, { scale: 1.3, reach: onTable }),
  );
}
