import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  iron,
  leaf,
  mustard,
  navy,
  paper,
  sky,
  steel,
  teal,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  block,
  box,
  circle,
  disc,
  fill,
  group,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Dash cam: a wedge with one big eye; the mount reaches up so that it can also hang from a windscreen. */
export function drawDashCam(body: Tone = navy, ring: Tone = coral): Svg {
  const shell = box(-300, -290, 600, 270, [90, 90, 120, 120]);
  return group(
    block(-96, -470, 192, 40, paper, 14),
    rect(-96, -478, 192, 16, coral.base, 6),
    fill('M-40 -430 H40 L26 -344 H-26Z', iron.base),
    fill('M10 -430 H40 L26 -344 H4Z', iron.dark),
    circle(0, -336, 46, iron.light),
    solid(box(-70, -330, 140, 60, 24), body, 24),
    solid(shell, body, 176),
    rect(-276, -236, 14, 150, body.light, 7),
    circle(-30, -156, 122, body.deep),
    circle(-30, -156, 104, ring.base),
    fill('M-30 -260 a104 104 0 0 1 0 208 a80 104 0 0 0 0 -208Z', ring.dark),
    circle(-30, -156, 80, navy.dark),
    circle(-30, -156, 54, navy.light),
    circle(-30, -156, 28, ink.deep),
    fill('M-84 -178 A60 60 0 0 1 -44 -216 L-38 -196 A40 40 0 0 0 -66 -170Z', sky.light),
    repeat(4, (row) => repeat(3, (column) => circle(142 + column * 34, -208 + row * 34, 8, body.deep))),
    circle(-228, -98, 11, coral.light),
    rect(-150, -20, 300, 20, body.deep, [0, 0, 10, 10]),
  );
}

/** The same camera from the driver's side: its screen repeats the road. */
export function drawDashCamBack(body: Tone = ink): Svg {
  const screen = box(-232, -262, 410, 208, 20);
  return group(
    rect(-96, -478, 192, 40, paper.base, 10),
    fill('M-40 -438 H40 L26 -344 H-26Z', iron.base),
    circle(0, -336, 46, iron.light),
    solid(box(-280, -300, 560, 286, [70, 70, 90, 90]), body, 200),
    within(
      screen,
      rect(-240, -270, 430, 220, sky.light),
      circle(-130, -200, 34, mustard.light),
      fill('M-240 -140 L-120 -200 L-20 -140 L80 -210 L200 -130 V-50 H-240Z', teal.base),
      fill('M-240 -120 Q-30 -150 200 -118 V-50 H-240Z', leaf.base),
      fill('M-40 -132 H-14 L100 -50 H-154Z', iron.base),
      fill('M-30 -122 H-24 L-16 -60 H-38Z', paper.light),
      fill('M60 -270 H110 L10 -50 H-40Z', paper.light, 0.25),
    ),
    circle(150, -236, 11, coral.base),
    circle(228, -210, 18, coral.base),
    circle(228, -158, 13, iron.light),
    circle(228, -112, 13, iron.light),
  );
}

/** Handheld tyre inflator with a round gauge and its hose. */
export function drawTyreInflator(body: Tone = mustard): Svg {
  const shell = box(-150, -610, 300, 592, [120, 120, 84, 84]);
  return group(
    stroke('M40 -596 C60 -740 250 -720 254 -560 C258 -430 226 -330 262 -210', ink.base, 26),
    stroke('M40 -596 C60 -740 250 -720 254 -560', ink.light, 8),
    block(236, -226, 56, 110, steel, 12, 0.4),
    rect(230, -190, 68, 30, coral.base, 8),
    rect(250, -120, 28, 44, steel.deep, 6),
    rect(-90, -26, 180, 26, ink.base, 12),
    solid(shell, body, 66),
    within(
      shell,
      rect(-200, -250, 400, 300, ink.base),
      rect(66, -250, 200, 300, ink.dark),
      repeat(6, (index) => rect(-104, -216 + index * 32, 208, 13, ink.light, 6)),
    ),
    rect(-128, -540, 14, 200, body.light, 7),
    circle(0, -430, 112, ink.base),
    circle(0, -430, 92, cream.base),
    stroke('M-62 -394 A72 72 0 1 1 62 -394', teal.base, 16),
    stroke('M36 -492 A72 72 0 0 1 62 -394', coral.base, 16),
    stroke('M0 -430 L30 -470', ink.base, 12),
    circle(0, -430, 14, ink.base),
    circle(0, -284, 18, coral.base),
    fill(disc(40, -600, 34, 22), ink.base),
  );
}
