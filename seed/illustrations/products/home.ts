import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  leaf,
  mustard,
  navy,
  paper,
  sky,
  steel,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
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

function floorHead(accent: Tone): Svg {
  return group(
    solid('M-120 -14 Q-118 -62 -60 -66 H60 Q118 -62 124 -14 Z', ink, 70),
    rect(-128, -20, 262, 20, accent.base, 10),
    rect(40, -20, 94, 20, accent.dark, [0, 10, 10, 0]),
    circle(-40, -40, 9, accent.light),
  );
}

/** Cordless stick vacuum with the motor and its clear dust cup at the top. */
export function drawStickVacuum(accent: Tone = coral): Svg {
  const cup = box(-150, -596, 112, 170, [22, 22, 44, 44]);
  // Only the wand leans; the head stays flat on the floor.
  const wand = group(
    rect(-22, -98, 44, 60, ink.light, 14),
    block(-15, -500, 30, 420, steel, 6, 0.4),
    rect(-15, -250, 30, 10, steel.deep),
    // Handle loop first, so that the body sits in front of it.
    stroke('M20 -680 C120 -730 176 -660 156 -570 C146 -524 124 -508 112 -476', accent.base, 36),
    stroke('M156 -570 C146 -524 124 -508 112 -476', accent.dark, 36),
    rect(20, -506, 80, 34, ink.light, 8),
    block(66, -522, 96, 76, ink, 16),
    circle(92, -484, 7, mustard.base),
    circle(116, -484, 7, mustard.base),
    fill(cup, sky.light),
    within(
      cup,
      fill(disc(-104, -424, 64, 40), walnut.light),
      circle(-74, -462, 17, walnut.light),
      rect(-64, -600, 40, 180, sky.base),
      rect(-136, -576, 12, 100, paper.light, 6),
    ),
    block(-160, -640, 132, 54, ink, 18),
    solid(box(-40, -704, 112, 226, [56, 46, 30, 30]), paper, 34),
    solid(disc(12, -640, 40), ink, 24),
    circle(12, -640, 22, accent.base),
    repeat(3, (index) => rect(-18, -570 + index * 24, 60, 10, paper.deep, 5)),
  );
  return group(at(0, 0, wand, 1, 8), floorHead(accent));
}

/** The cheaper vacuum: one straight tube, the motor low, a plain grip on top. */
export function drawSlimVacuum(accent: Tone = teal): Svg {
  const cup = box(-66, -330, 132, 150, [18, 18, 54, 54]);
  const wand = group(
    rect(-24, -190, 48, 150, ink.light, 14),
    block(-16, -690, 32, 300, steel, 6, 0.4),
    stroke('M0 -690 V-738 Q0 -772 36 -772 H92', accent.base, 34),
    stroke('M44 -772 H92', accent.dark, 34),
    rect(-21, -700, 42, 26, ink.base, 8),
    fill(cup, sky.light),
    within(
      cup,
      fill(disc(-6, -178, 76, 48), walnut.light),
      rect(30, -330, 50, 150, sky.base),
      rect(-48, -310, 12, 84, paper.light, 6),
    ),
    solid(box(-74, -452, 148, 130, [64, 64, 16, 16]), cream, 26),
    rect(-74, -346, 148, 22, accent.base, 6),
    rect(26, -346, 48, 22, accent.dark, 6),
    circle(0, -400, 18, ink.base),
    circle(0, -400, 7, accent.light),
  );
  return group(at(0, 0, wand, 1, -7), floorHead(accent));
}

/** Air purifier: a soft column on wooden feet with a perforated skirt. */
export function drawAirPurifier(body: Tone = paper): Svg {
  const column = box(-190, -600, 380, 560, [96, 96, 60, 60]);
  return group(
    fill('M-130 -70 L-150 0 H-120 L-86 -70Z', walnut.base),
    fill('M130 -70 L150 0 H120 L86 -70Z', walnut.dark),
    solid(column, body, 84),
    within(
      column,
      repeat(7, (row) =>
        repeat(13, (slot) =>
          rect(-168 + slot * 26, -344 + row * 38, 12, 24, slot > 9 ? body.deep : body.dark, 6),
        ),
      ),
    ),
    fill(disc(0, -560, 128, 22), ink.base),
    fill(disc(6, -556, 108, 14), navy.base),
    circle(0, -452, 52, teal.base),
    fill('M0 -504 a52 52 0 0 1 0 104 a52 52 0 0 0 26 -52 a52 52 0 0 0 -26 -52Z', teal.dark),
    at(
      0,
      -452,
      group(
        fill('M-24 20 C-30 -18 0 -30 26 -26 C28 6 6 28 -24 20Z', leaf.light),
        stroke('M-28 26 L10 -10', paper.light, 5),
      ),
    ),
    rect(-172, -520, 14, 130, body.light, 7),
  );
}
