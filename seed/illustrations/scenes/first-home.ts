import {
  backdrop,
  brick,
  coral,
  cream,
  ink,
  iron,
  mustard,
  navy,
  paper,
  sky,
  steel,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import { drawAirFryer } from '#seed/illustrations/products/kitchen.ts';
import { drawWorkLight } from '#seed/illustrations/products/tools.ts';
import {
  drawBoard,
  drawClosedBox,
  drawColander,
  drawCooker,
  drawFryingPan,
  drawOpenBox,
  drawPot,
  drawSpatula,
  drawSpoonCrock,
  drawVegetables,
} from '#seed/illustrations/props/cookware.ts';
import { drawSteam } from '#seed/illustrations/props/furniture.ts';
import { drawCactus } from '#seed/illustrations/props/plants.ts';
import {
  drawPaneLight,
  drawPendantLamp,
  drawRoom,
  drawTileWall,
  drawWindow,
} from '#seed/illustrations/props/room.ts';
import {
  drawBucket,
  drawDrippingTap,
  drawTapeMeasure,
  drawToolbox,
  drawTrap,
} from '#seed/illustrations/props/toolkit.ts';
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
  onTable,
  points,
  rect,
  stand,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Moving day in the kitchen: little on the wall, a pot already on, boxes still on the floor. */
export function drawFirstKitchen(): Svg {
  const colors = backdrop('kitchen');
  const hook = (x: number): Svg => stroke(`M${x} 58 v16 q0 14 12 14`, iron.dark, 7);
  const door = (x: number, width: number, knob: number): Svg =>
    group(
      rect(x, 604, width, 190, teal.dark, 8),
      rect(x, 604, width - 6, 184, teal.base, 8),
      circle(knob, 636, 11, mustard.base),
    );
  return group(
    drawRoom(colors, 740),
    within(box(450, 330, 1150, 230), drawTileWall(450, 342, 10, 3, 134, colors.wallLight)),
    drawWindow(90, 90, 290, 320, 'city', paper, colors.shadow),
    stroke('M520 56 H1130', iron.dark, 12),
    ...[578, 728, 858, 1010, 1074].map(hook),
    hang(590, 76, drawFryingPan(92), colors.shadow, { depth: 14, scale: 0.8 }),
    hang(740, 72, drawColander(steel), colors.shadow, { depth: 14, scale: 0.86 }),
    hang(870, 76, drawSpatula(), colors.shadow, { depth: 14, scale: 0.84 }),
    drawPendantLamp(1370, 160, coral, 1),
    // Units and worktop; the cooker stands between them.
    rect(480, 794, 1120, 26, ink.base),
    block(470, 580, 1130, 218, teal, 0, 0),
    door(490, 150, 616),
    door(652, 156, 678),
    door(1120, 226, 1146),
    door(1360, 226, 1386),
    rect(450, 540, 1150, 46, cream.base, [6, 0, 0, 6]),
    rect(450, 540, 1150, 10, cream.light),
    rect(450, 576, 1150, 10, cream.dark),
    at(964, 820, drawCooker(paper), 0.86),
    rect(826, 528, 276, 14, ink.base, 6),
    stand(560, 542, drawBoard(walnut), colors.shadow, { scale: 0.8, reach: onPlinth }),
    stand(580, 550, drawVegetables(), colors.shadow, { scale: 0.84, reach: onTable }),
    stand(738, 548, drawSpoonCrock(mustard), colors.shadow, { scale: 0.8, reach: onTable }),
    at(960, 296, drawSteam(paper.light), 0.84),
    stand(964, 528, drawPot(coral), colors.shadow, { scale: 0.9, reach: onPlinth }),
    stand(1370, 550, drawAirFryer(navy), colors.shadow, { scale: 0.46, reach: onTable }),
    // What is still to be unpacked.
    stand(140, 806, drawClosedBox(240, 172), colors.shadow),
    at(120, 634, drawCactus(coral), 0.56),
    stand(
      410,
      866,
      drawOpenBox(
        at(
          -96,
          -150,
          group(rect(-14, -190, 28, 200, walnut.base, 14), circle(0, -170, 6, cream.light)),
          1,
          -12,
        ),
        at(76, -160, drawPot(mustard), 0.68, 8),
        at(
          -28,
          -150,
          group(block(-46, -150, 92, 150, paper, 10, 0.3), stroke('M-46 -112 H46', paper.deep, 5)),
          1,
          4,
        ),
      ),
      colors.shadow,
      { scale: 0.92 },
    ),
  );
}

/** Bathroom cupboard with its doors open: basin on top, trap and light inside. 780 wide, 372 tall. */
function basinCupboard(): Svg {
  const inside = box(-238, -306, 476, 284);
  return group(
    rect(-262, -330, 524, 330, cream.deep, 6),
    fill(inside, ink.light),
    within(inside, at(-150, -44, drawWorkLight(brick), 0.32)),
    rect(-238, -44, 476, 22, walnut.dark),
    at(20, -306, drawTrap()),
    at(146, -44, drawBucket(navy), 0.56),
    fill(points(-262, -330, -262, 0, -390, 26, -390, -312), cream.base),
    fill(points(262, -330, 262, 0, 390, 26, 390, -312), cream.dark),
    circle(-366, -150, 10, mustard.base),
    circle(366, -150, 10, mustard.base),
    block(-290, -372, 580, 46, paper, [8, 8, 22, 22], 0.24),
    rect(-290, -372, 580, 10, paper.light, 5),
  );
}

function mirror(): Svg {
  return group(
    block(-150, -110, 300, 220, walnut, 16, 0.06),
    rect(-132, -92, 264, 184, sky.light, 8),
    fill(points(0, -92, 70, -92, -50, 92, -120, 92), paper.light, 0.5),
  );
}

function towel(): Svg {
  return group(
    stroke('M-80 0 H80', iron.base, 12),
    block(-54, -6, 108, 190, coral, [6, 6, 4, 4]),
    rect(-54, 138, 108, 14, paper.base),
    rect(-54, 160, 108, 8, paper.base),
  );
}

/** Saturday morning: the tap drips, the doors are open, and everything needed is in one box. */
export function drawRepairsAtHome(): Svg {
  const colors = backdrop('tools');
  return group(
    drawRoom(colors, 700),
    drawTileWall(-20, 406, 13, 4, 134, colors.wallLight),
    drawPaneLight(520, 20, 190, 130, colors.wallLight),
    drawWindow(110, 60, 300, 270, 'field', paper, colors.shadow),
    hang(1110, 138, mirror(), colors.shadow, { depth: 12 }),
    hang(1450, 210, towel(), colors.shadow, { depth: 12 }),
    stand(1130, 800, basinCupboard(), colors.shadow),
    at(1190, 428, drawDrippingTap(), 0.7),
    stand(390, 850, drawToolbox(coral), colors.shadow, { scale: 1.1 }),
    stand(900, 868, drawTapeMeasure(mustard), colors.shadow, { scale: 0.9 }),
  );
}
