import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  mustard,
  navy,
  paper,
  plum,
  sand,
  sky,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawLyingCat } from '#seed/illustrations/props/cats.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  block,
  box,
  circle,
  disc,
  fill,
  glow,
  group,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

function paw(x: number, y: number, color: string): Svg {
  return group(
    fill(disc(x, y + 10, 30, 25), color),
    ...[
      [-36, -14],
      [-14, -34],
      [14, -34],
      [36, -14],
    ].map(([dx = 0, dy = 0]) => fill(disc(x + dx, y + dy, 11, 14), color)),
  );
}

/** Steel pet fountain: a drum, a mushroom spout, water falling all round it. */
export function drawPetFountain(trim: Tone = teal): Svg {
  const drum = 'M-240 -262 H240 L226 -60 Q220 -14 174 -14 H-174 Q-220 -14 -226 -60Z';
  const water = 'M-112 -412 C-160 -396 -166 -330 -160 -268 H160 C166 -330 160 -396 112 -412Z';
  return group(
    rect(-150, -22, 300, 22, ink.base, [0, 0, 12, 12]),
    fill(disc(0, -262, 240, 46), steel.light),
    fill(disc(0, -258, 214, 36), sky.dark),
    fill(disc(0, -256, 176, 24), sky.light),
    rect(-40, -420, 80, 160, steel.dark),
    fill(water, sky.light),
    within(
      water,
      rect(70, -430, 120, 170, sky.base),
      repeat(4, (index) => rect(-136 + index * 62, -392 + (index % 2) * 20, 12, 110, paper.light, 6)),
    ),
    repeat(5, (index) => fill(disc(-144 + index * 72, -264, 32, 9), paper.light)),
    solid(
      'M-128 -400 C-128 -470 -60 -486 0 -486 C60 -486 128 -470 128 -400 Q128 -392 116 -392 H-116 Q-128 -392 -128 -400Z',
      trim,
      50,
    ),
    fill('M-96 -420 C-92 -452 -66 -464 -40 -468 L-38 -454 C-60 -450 -76 -440 -80 -418Z', trim.light),
    fill(disc(0, -484, 26, 8), sky.light),
    glow(stroke('M0 -486 V-520', sky.light, 18), circle(0, -540, 11, sky.light)),
    // The near rim closes the drum in front of the water.
    solid(
      'M-240 -262 A240 46 0 0 0 240 -262 L226 -60 Q220 -14 174 -14 H-174 Q-220 -14 -226 -60Z',
      steel,
      110,
      16,
    ),
    within(
      drum,
      fill('M-216 -236 Q-204 -226 -182 -224 L-170 -30 H-206Z', paper.light),
      fill('M-240 -76 H240 V-46 H-240Z', trim.base),
      fill('M114 -76 H240 V-46 H112Z', trim.dark),
    ),
    paw(0, -142, trim.deep),
  );
}

function sisalPost(x: number, top: number, bottom: number): Svg {
  const post = box(x - 24, top, 48, bottom - top);
  const turns = Math.ceil((bottom - top) / 16);
  return group(
    fill(post, sand.base),
    within(
      post,
      repeat(turns, (index) => stroke(`M${x - 28} ${top + index * 16 + 4} l56 8`, sand.deep, 4)),
      rect(x + 8, top, 20, bottom - top, wood.base),
    ),
  );
}

function plank(x: number, y: number, width: number, carpet: Tone): Svg {
  return group(block(x, y, width, 34, carpet, 15), rect(x + 14, y + 24, width - 28, 10, walnut.base, 5));
}

/** Cat tree with four platforms, a cave, a toy on a string, and its owner asleep on top. */
export function drawCatTree(carpet: Tone = coral): Svg {
  return group(
    plank(-250, -34, 500, carpet),
    sisalPost(-170, -330, -34),
    sisalPost(150, -200, -34),
    solid(box(-20, -206, 220, 172, 20), cream, 130),
    circle(78, -118, 62, plum.dark),
    fill('M78 -180 a62 62 0 0 1 0 124 a62 62 0 0 0 0 -124Z', plum.base),
    plank(-50, -232, 290, carpet),
    sisalPost(110, -480, -232),
    plank(-260, -360, 200, carpet),
    sisalPost(-150, -620, -360),
    stroke('M-226 -340 V-232', ink.base, 5),
    circle(-226, -216, 22, coral.base),
    fill('M-226 -238 a22 22 0 0 1 0 44 a30 30 0 0 0 0 -44Z', coral.dark),
    plank(10, -508, 200, carpet),
    sisalPost(40, -640, -508),
    plank(-230, -654, 380, carpet),
    `<g transform="translate(-30 -652) scale(.8)">${drawLyingCat(ink)}</g>`,
    fill(disc(166, -522, 26, 18), mustard.base),
    circle(190, -528, 9, navy.base),
    rect(-230, -52, 70, 20, paper.dark, 8),
  );
}
