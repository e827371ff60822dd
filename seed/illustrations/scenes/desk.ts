import {
  backdrop,
  blush,
  brick,
  coral,
  cream,
  ink,
  iron,
  mustard,
  navy,
  paper,
  pine,
  plum,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import {
  drawBookRow,
  drawBookStack,
  drawEReader,
  drawReadingLight,
} from '#seed/illustrations/products/books.ts';
import { drawKeyboardFront, drawMonitor, drawMouse } from '#seed/illustrations/products/computers.ts';
import { drawEarbuds, drawPhoneFront } from '#seed/illustrations/products/phones.ts';
import { drawLyingCat } from '#seed/illustrations/props/cats.ts';
import { drawArmchair, drawMug, drawSteam } from '#seed/illustrations/props/furniture.ts';
import { drawCactus, drawTrailingPlant } from '#seed/illustrations/props/plants.ts';
import {
  drawDeskLamp,
  drawFloorLamp,
  drawFrame,
  drawPaneLight,
  drawRoom,
  drawShelf,
  drawSunPrint,
  drawWindow,
  drawWoodTable,
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
  onTable,
  points,
  rect,
  repeat,
  stand,
  within,
} from '#seed/illustrations/shapes.ts';

/** Desk by the window: monitor, keyboard, lamp. */
export function drawHomeOffice(): Svg {
  const colors = backdrop('computers');
  return group(
    drawRoom(colors, 900, false),
    drawPaneLight(560, 30, 270, 240, colors.wallLight),
    drawWindow(90, 80, 330, 370, 'hills', paper, colors.shadow),
    drawShelf(1180, 250, 360, colors.shadow),
    at(1200, 250, drawBookRow(5, 2, 150)),
    at(1460, 250, drawTrailingPlant(coral), 0.9),
    hang(1290, 420, drawFrame(180, 170, walnut, at(0, 0, drawSunPrint(pine), 0.8)), colors.shadow, {
      depth: 12,
    }),
    rect(0, 730, 1600, 170, colors.floor),
    // Desk with drawers.
    rect(0, 700, 1600, 200, walnut.dark),
    rect(80, 760, 420, 110, walnut.base, 10),
    circle(290, 815, 13, mustard.base),
    rect(1100, 760, 420, 110, walnut.base, 10),
    circle(1310, 815, 13, mustard.base),
    drawWoodTable(676, wood, 52),
    stand(820, 684, drawMonitor(steel), colors.shadow, { scale: 0.86, reach: onTable }),
    stand(800, 700, drawKeyboardFront(cream), colors.shadow, { scale: 1.1, reach: onTable }),
    stand(1120, 700, drawMouse(coral), colors.shadow, { scale: 1.1, reach: onTable }),
    stand(1270, 694, drawMug(mustard), colors.shadow, { scale: 1, reach: onTable }),
    stand(1450, 694, drawBookStack(2), colors.shadow, { scale: 0.8, reach: onTable }),
    at(1450, 560, drawCactus(coral), 0.46),
    stand(220, 692, drawDeskLamp(coral), colors.shadow, { scale: 1.3, reach: onTable }),
  );
}

/** Reading corner: shelves, an armchair and the e-reader in front. */
export function drawEReaders(): Svg {
  const colors = backdrop('books');
  return group(
    drawRoom(colors, 690),
    // Bookcase as a wall of little windows.
    block(80, 70, 620, 610, walnut, 8, 0.04),
    ...[0, 1, 2].map((row) =>
      group(
        rect(104, 94 + row * 194, 276, 172, walnut.deep),
        rect(400, 94 + row * 194, 276, 172, walnut.deep),
      ),
    ),
    at(112, 266, drawBookRow(7, 1, 146)),
    at(408, 266, drawBookRow(4, 9, 140)),
    at(620, 266, drawCactus(mustard), 0.44),
    at(112, 460, drawBookRow(5, 15, 146)),
    at(320, 460, drawTrailingPlant(coral), 0.62),
    at(408, 460, drawBookRow(7, 22, 150)),
    at(240, 654, drawBookStack(1), 0.84),
    at(430, 654, drawBookRow(6, 31, 150)),
    drawPaneLight(800, 60, 220, 200, colors.wallLight),
    stand(1470, 730, drawFloorLamp(mustard), colors.shadow, { scale: 1.08 }),
    stand(1210, 772, drawArmchair(plum, mustard), colors.shadow, { scale: 1.12 }),
    at(1210, 604, drawLyingCat(ink), 0.74),
    // The table in front belongs to us; the e-reader waits on it.
    rect(0, 780, 1600, 120, walnut.base),
    drawWoodTable(736, wood, 60),
    stand(790, 764, drawEReader(ink), colors.shadow, { scale: 0.84, reach: onTable }),
    at(1090, 646, drawSteam(paper.light), 0.8),
    stand(1090, 766, drawMug(coral), colors.shadow, { scale: 1.2, reach: onTable }),
    stand(300, 764, drawReadingLight(brick), colors.shadow, { scale: 0.66, reach: onTable }),
  );
}

/** Train table: earbuds and coffee while fields go by. */
export function drawWirelessEarbuds(): Svg {
  const colors = backdrop('phones');
  const glass = box(230, 90, 1140, 470, 90);
  return group(
    drawRoom(colors, 900, false),
    rect(0, 0, 1600, 46, colors.wallDark),
    rect(190, 50, 1220, 550, colors.wallDark, 120),
    rect(190, 44, 1220, 550, paper.base, 120),
    within(
      glass,
      rect(200, 60, 1200, 540, backdrop('auto').wallGlow),
      circle(560, 240, 78, mustard.light),
      rect(900, 180, 220, 40, paper.light, 20),
      rect(980, 210, 200, 30, paper.light, 15),
      fill('M200 430 Q420 250 640 400 T1100 380 T1400 400 V600 H200Z', teal.light),
      fill('M200 480 Q500 360 820 470 T1400 450 V600 H200Z', backdrop('pets').floor),
      fill('M200 540 Q600 460 1000 520 T1400 510 V600 H200Z', mustard.base),
      repeat(6, (index) =>
        group(
          rect(300 + index * 210, 452 + (index % 2) * 22, 10, 50, walnut.base),
          circle(305 + index * 210, 436 + (index % 2) * 22, 34, pine.base),
        ),
      ),
      fill(points(980, 60, 1120, 60, 840, 600, 700, 600), paper.light, 0.2),
    ),
    // Seat backs either side.
    block(-70, 330, 230, 470, coral, [80, 80, 0, 0]),
    block(-40, 280, 150, 110, cream, 40),
    block(1440, 330, 230, 470, { ...coral, base: coral.dark, dark: coral.deep }, [80, 80, 0, 0]),
    block(1490, 280, 150, 110, cream, 40),
    rect(0, 750, 1600, 150, colors.deep),
    drawWoodTable(700, cream, 60),
    stand(800, 730, drawEarbuds(paper, coral), colors.shadow, { scale: 0.86, reach: onTable }),
    at(420, 606, drawSteam(paper.light), 0.9),
    stand(410, 732, drawMug(teal), colors.shadow, { scale: 1.35, reach: onTable }),
    stand(
      1240,
      730,
      group(
        fill(points(60, -300, 140, 0, 40, 0), iron.base),
        at(0, -8, drawPhoneFront([teal, navy, ink], blush), 0.56, -6),
      ),
      colors.shadow,
      { reach: onTable },
    ),
  );
}
