import { backdrop, blush, coral, ink, leaf, mustard, navy, plum, teal } from '#seed/illustrations/palette.ts';
import { drawStickVacuum } from '#seed/illustrations/products/home.ts';
import { drawDualAirFryer } from '#seed/illustrations/products/kitchen.ts';
import { drawPhoneFront } from '#seed/illustrations/products/phones.ts';
import {
  drawCupFromAbove,
  drawListPad,
  drawMonthLeaf,
  drawPencil,
  drawPriceHistory,
  drawSaleTag,
} from '#seed/illustrations/props/planner.ts';
import { drawLeafSpray } from '#seed/illustrations/props/plants.ts';
import { coverHeight, coverWidth, drawPaneLight } from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, group, hang, rect } from '#seed/illustrations/shapes.ts';

/** The evening before, from above: a short list, the ringed Friday and what the thing used to cost. */
export function drawBlackFriday(): Svg {
  const colors = backdrop('shopping');
  const things = [
    at(0, 0, drawStickVacuum(coral), 0.16),
    at(0, 0, drawPhoneFront([coral, plum, navy], blush), 0.15),
    at(0, -10, drawDualAirFryer(teal), 0.16),
  ];
  return group(
    rect(0, 0, coverWidth, coverHeight, colors.wall),
    drawPaneLight(250, -90, 480, 420, colors.wallLight),
    hang(-40, -50, drawLeafSpray(leaf), colors.shadow, { degrees: 132, depth: 20 }),
    hang(276, 372, drawMonthLeaf(coral), colors.shadow, { degrees: -7, depth: 20 }),
    hang(350, 756, drawSaleTag(ink), colors.shadow, { degrees: -14, depth: 16 }),
    hang(800, 462, drawListPad(things, navy), colors.shadow, { degrees: 3, depth: 30 }),
    hang(1258, 450, drawPriceHistory(at(0, 0, drawDualAirFryer(teal), 0.3)), colors.shadow, {
      degrees: 9,
      depth: 22,
    }),
    hang(1546, 66, drawCupFromAbove(coral), colors.shadow, { depth: 20, scale: 0.8 }),
    hang(1024, 806, drawPencil(mustard), colors.shadow, { degrees: 12, depth: 16 }),
  );
}
