import {
  backdrop,
  coral,
  cream,
  ink,
  mustard,
  paper,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawBookRow } from '#seed/illustrations/products/books.ts';
import { drawKeyboardFront } from '#seed/illustrations/products/computers.ts';
import { drawEarbuds } from '#seed/illustrations/products/phones.ts';
import { drawCallLaptop, drawLaptopStand, drawMicrophone } from '#seed/illustrations/props/calls.ts';
import { drawMug } from '#seed/illustrations/props/furniture.ts';
import { drawSnakePlant, drawTrailingPlant } from '#seed/illustrations/props/plants.ts';
import {
  drawCurtain,
  drawPaneLight,
  drawRoom,
  drawShelf,
  drawWindow,
  drawWoodTable,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, circle, group, onTable, rect, stand, stroke } from '#seed/illustrations/shapes.ts';

/** A call that works: the screen at eye level, the window at the side, the microphone near. */
export function drawBetterCalls(): Svg {
  const colors = backdrop('computers');
  return group(
    drawRoom(colors, 900, false),
    drawPaneLight(560, 20, 300, 250, colors.wallLight),
    drawWindow(120, 90, 240, 380, 'hills', paper, colors.shadow),
    drawCurtain(24, 50, 96, 560, cream),
    drawCurtain(356, 50, 96, 560, cream),
    stroke('M10 50 H470', walnut.base, 14),
    drawShelf(1220, 240, 350, colors.shadow),
    at(1240, 240, drawBookRow(4, 6, 140)),
    at(1496, 240, drawTrailingPlant(coral), 0.86),
    rect(0, 720, 1600, 180, walnut.dark),
    ...[90, 1090].map((x) =>
      group(rect(x, 780, 420, 92, walnut.base, 10), circle(x + 210, 826, 13, mustard.base)),
    ),
    drawWoodTable(700, wood, 56),
    stand(800, 716, drawLaptopStand(walnut), colors.shadow, { reach: onTable }),
    stand(800, 588, drawCallLaptop(steel), colors.shadow, { reach: [0, 0] }),
    stand(790, 740, drawKeyboardFront(cream), colors.shadow, { scale: 1.1, reach: onTable }),
    stand(1310, 724, drawMicrophone(ink), colors.shadow, { reach: onTable }),
    stand(1480, 728, drawEarbuds(paper, coral), colors.shadow, { scale: 0.32, reach: onTable }),
    stand(300, 728, drawMug(mustard), colors.shadow, { scale: 1.1, reach: onTable }),
    stand(130, 722, drawSnakePlant(teal), colors.shadow, { scale: 0.9, reach: onTable }),
  );
}
