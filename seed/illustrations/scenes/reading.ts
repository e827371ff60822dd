import { backdrop, coral, cream, mustard, paper, plum, walnut, wood } from '#seed/illustrations/palette.ts';
import { drawBookStack } from '#seed/illustrations/products/books.ts';
import { drawMug, drawSteam, drawStool } from '#seed/illustrations/props/furniture.ts';
import { drawLeafyPlant, drawTrailingPlant } from '#seed/illustrations/props/plants.ts';
import { drawHammockReader } from '#seed/illustrations/props/readers.ts';
import { drawPaneLight, drawRoom, drawRug, drawShelf, drawWindow } from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, block, disc, fill, group, onPlinth, rect, stand } from '#seed/illustrations/shapes.ts';

/** A hammock across the veranda, and half an hour with nothing else in it. */
export function drawReadingHabit(): Svg {
  const colors = backdrop('books');
  const post = (x: number): Svg =>
    group(block(x - 24, 0, 48, 720, walnut, 0, 0.36), rect(x - 38, 700, 76, 26, walnut.deep, 4));
  return group(
    drawRoom(colors, 690),
    drawPaneLight(660, 40, 250, 220, colors.wallLight),
    drawWindow(70, 90, 270, 340, 'sea', paper, colors.shadow),
    drawShelf(1420, 250, 180, colors.shadow),
    at(1510, 250, drawTrailingPlant(coral), 0.9),
    rect(0, 0, 1600, 40, walnut.dark),
    post(440),
    post(1360),
    drawRug(900, 806, 470, 66, plum, cream),
    fill(disc(940, 800, 300, 34), colors.shadow, 0.28),
    at(900, 226, drawHammockReader(coral, cream), 0.92),
    stand(1500, 800, drawLeafyPlant(mustard), colors.shadow, { scale: 0.9 }),
    stand(250, 838, drawStool(wood), colors.shadow, { scale: 1.2 }),
    stand(194, 594, drawBookStack(2), colors.shadow, { scale: 0.62, reach: onPlinth }),
    at(328, 508, drawSteam(paper.light), 0.6),
    stand(322, 593, drawMug(coral), colors.shadow, { scale: 0.66, reach: onPlinth }),
  );
}
