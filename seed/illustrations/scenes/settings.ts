import type { Setting } from '#seed/facts/pictures.ts';
import type { Backdrop } from '#seed/illustrations/palette.ts';
import {
  brick,
  coral,
  cream,
  mustard,
  navy,
  paper,
  pine,
  sand,
  sky,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawBookStack } from '#seed/illustrations/products/books.ts';
import { drawWaterBottle, drawYogaMat } from '#seed/illustrations/products/fitness.ts';
import { drawCup } from '#seed/illustrations/products/kitchen.ts';
import { drawSaw, drawScrewdriver } from '#seed/illustrations/products/tools.ts';
import { drawArmchair, drawMug, drawStool } from '#seed/illustrations/props/furniture.ts';
import { drawLeafyPlant, drawSnakePlant, drawTrailingPlant } from '#seed/illustrations/props/plants.ts';
import {
  drawDeskLamp,
  drawFrame,
  drawLeafPrint,
  drawRug,
  drawShelf,
  drawSunPrint,
  drawTileWall,
  drawWindow,
} from '#seed/illustrations/props/room.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, fill, hang, onTable, points, rect, repeat, stand, stroke } from '#seed/illustrations/shapes.ts';

/** A place drawn on a square of 1200, and where in it a product stands. */
export interface SettingDrawing {
  behind: Svg;
  before: Svg;
  x: number;
  y: number;
  /** How large the portrait is drawn here. */
  scale: number;
  onTable: boolean;
}

const SIZE = 1200;

const wallAndFloor = (colors: Backdrop, line: number): Svg =>
  rect(0, 0, SIZE, SIZE, colors.wall) +
  rect(0, line - 26, SIZE, 26, colors.wallLight) +
  rect(0, line, SIZE, SIZE - line, colors.floor);

/** A table seen from the front: its top, and the room below it. */
const tableTop = (y: number, colors: Backdrop, timber = wood): Svg =>
  rect(0, y, SIZE, 130, timber.light) +
  rect(0, y + 130, SIZE, 46, timber.base) +
  rect(0, y + 166, SIZE, 10, timber.dark) +
  rect(0, y + 176, SIZE, SIZE - y - 176, colors.floorDark);

export const drawSetting: Record<Setting, (colors: Backdrop) => SettingDrawing> = {
  counter: (colors) => ({
    behind: [
      rect(0, 0, SIZE, SIZE, colors.wall),
      drawTileWall(-40, 330, 10, 8, 134, colors.wallLight),
      drawShelf(90, 270, 380, colors.shadow),
      at(180, 270, drawTrailingPlant(mustard), 0.8),
      at(330, 270, drawMug(teal), 0.9),
      tableTop(800, colors),
      stand(1010, 900, drawCup(paper), colors.shadow, { scale: 1.2, reach: onTable }),
    ].join(''),
    before: '',
    x: 540,
    y: 910,
    scale: 0.78,
    onTable: true,
  }),
  room: (colors) => ({
    behind: [
      wallAndFloor(colors, 760),
      drawWindow(110, 130, 330, 380, 'hills', paper, colors.shadow),
      hang(900, 260, drawFrame(250, 230, walnut, drawSunPrint(teal)), colors.shadow, { depth: 14 }),
      drawRug(600, 1010, 560, 110, cream, coral),
      stand(975, 880, drawArmchair(teal, mustard), colors.shadow, { scale: 0.95 }),
      stand(170, 880, drawLeafyPlant(brick), colors.shadow, { scale: 1.05 }),
    ].join(''),
    before: '',
    x: 540,
    y: 1050,
    scale: 0.78,
    onTable: false,
  }),
  desk: (colors) => ({
    behind: [
      rect(0, 0, SIZE, SIZE, colors.wall),
      hang(250, 300, drawFrame(260, 240, walnut, drawLeafPrint(sand)), colors.shadow, { depth: 14 }),
      tableTop(830, colors, walnut),
      stand(1030, 920, drawDeskLamp(coral), colors.shadow, { scale: 1.5, reach: onTable }),
      stand(180, 925, drawBookStack(), colors.shadow, { scale: 0.9, reach: onTable }),
    ].join(''),
    before: stand(950, 985, drawMug(mustard), colors.shadow, { scale: 0.9, reach: onTable }),
    x: 570,
    y: 940,
    scale: 0.7,
    onTable: true,
  }),
  bench: (colors) => ({
    behind: [
      rect(0, 0, SIZE, SIZE, colors.wall),
      rect(80, 90, 1040, 460, colors.wallLight, 16),
      repeat(10, (index) =>
        repeat(4, (row) => rect(130 + index * 104, 140 + row * 110, 12, 12, colors.wallDark, 6)),
      ),
      hang(330, 420, drawSaw(), colors.shadow, { depth: 14, scale: 0.9, degrees: -12 }),
      hang(900, 470, drawScrewdriver(coral), colors.shadow, { depth: 14, scale: 1 }),
      tableTop(820, colors),
    ].join(''),
    before: '',
    x: 580,
    y: 930,
    scale: 0.74,
    onTable: true,
  }),
  hall: (colors) => ({
    behind: [
      wallAndFloor(colors, 800),
      drawWindow(120, 140, 360, 420, 'sea', paper, colors.shadow),
      stroke('M760 190 H1090', walnut.base, 18),
      stroke('M800 190 v44 M920 190 v44 M1040 190 v44', walnut.dark, 14),
      fill(points(880, 234, 960, 234, 1010, 520, 830, 520), navy.base),
      fill(points(930, 234, 960, 234, 1010, 520, 940, 520), navy.dark),
      stand(940, 900, drawStool(wood), colors.shadow, { scale: 1.3 }),
      stand(160, 930, drawSnakePlant(mustard), colors.shadow, { scale: 1.1 }),
    ].join(''),
    before: '',
    x: 530,
    y: 1050,
    scale: 0.78,
    onTable: false,
  }),
  mat: (colors) => ({
    behind: [
      wallAndFloor(colors, 700),
      drawWindow(660, 120, 400, 360, 'city', paper, colors.shadow),
      hang(290, 300, drawFrame(230, 260, walnut, drawLeafPrint(sky)), colors.shadow, { depth: 14 }),
      fill(points(150, 900, 1050, 900, 1180, 1110, 20, 1110), pine.base),
      fill(points(20, 1110, 1180, 1110, 1180, 1130, 20, 1130), pine.deep),
      stand(160, 800, drawYogaMat(coral), colors.shadow, { scale: 0.9 }),
      stand(1060, 860, drawWaterBottle(sky), colors.shadow, { scale: 1.1 }),
    ].join(''),
    before: '',
    x: 600,
    y: 1040,
    scale: 0.74,
    onTable: false,
  }),
};
