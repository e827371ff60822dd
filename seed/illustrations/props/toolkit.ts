import type { Tone } from '#seed/illustrations/palette.ts';
import {
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
  wood,
} from '#seed/illustrations/palette.ts';
import { drawScrewdriver } from '#seed/illustrations/products/tools.ts';
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
} from '#seed/illustrations/shapes.ts';

/** Claw hammer, head up, the end of its handle at the origin. About 330 tall. */
export function drawHammer(grip: Tone = wood): Svg {
  return group(
    block(-14, -280, 28, 280, grip, [4, 4, 14, 14], 0.4),
    rect(-17, -110, 34, 110, brick.base, 14),
    block(-20, -334, 40, 70, iron, 6, 0.4),
    block(14, -330, 64, 62, iron, [4, 10, 10, 4], 0.4),
    fill('M-16 -330 Q-70 -334 -96 -286 Q-62 -300 -16 -282Z', iron.base),
  );
}

/** Pliers, jaws up. About 270 tall. */
export function drawPliers(grip: Tone = coral): Svg {
  return group(
    fill('M-8 -270 L-30 -226 Q-34 -190 -4 -176 V-270Z', steel.base),
    fill('M8 -270 L30 -226 Q34 -190 4 -176 V-270Z', steel.dark),
    stroke('M8 -172 Q-44 -110 -36 -10', grip.base, 24),
    stroke('M-8 -172 Q44 -110 36 -10', grip.dark, 24),
    circle(0, -178, 22, steel.base),
    circle(0, -178, 9, iron.base),
  );
}

/** Tape measure standing on its edge, a hand of tape out to the right. */
export function drawTapeMeasure(body: Tone = mustard): Svg {
  return group(
    rect(40, -18, 150, 12, mustard.light),
    repeat(7, (index) => rect(66 + index * 18, -18, 4, index % 2 ? 7 : 12, ink.base)),
    rect(184, -26, 10, 26, steel.dark, 3),
    solid(box(-70, -124, 140, 124, [62, 50, 14, 14]), body, 26),
    circle(-6, -66, 38, ink.base),
    circle(-6, -66, 20, body.light),
  );
}

/** Toolbox with its lid up and the tools looking out. 520 wide, about 420 tall. */
export function drawToolbox(body: Tone = coral): Svg {
  const level = group(
    block(-34, -330, 68, 330, teal, 8, 0.34),
    ...[-280, -160].map((y) =>
      group(rect(-20, y, 40, 56, cream.light, 20), circle(0, y + 26, 12, mustard.base)),
    ),
  );
  return group(
    // Lid, opened backwards.
    block(-250, -250, 500, 90, { ...body, base: body.dark, dark: body.deep }, [26, 26, 0, 0], 0.24),
    rect(-226, -226, 452, 66, body.deep, 12),
    at(-176, -120, drawHammer(wood), 0.9, -12),
    at(-86, -110, drawPliers(mustard), 0.96, -3),
    at(4, -76, drawScrewdriver(teal), 0.96, -2),
    at(76, -60, drawScrewdriver(navy), 0.96, 4),
    at(166, -110, level, 0.8, 10),
    solid(box(-270, -176, 540, 176, [10, 10, 22, 22]), body, 140),
    rect(-270, -176, 540, 22, body.light, [10, 10, 0, 0]),
    rect(-270, -84, 540, 12, body.deep),
    ...[-160, 160].map((x) =>
      group(block(x - 30, -116, 60, 62, steel, 8, 0.4), rect(x - 12, -92, 24, 10, iron.dark, 5)),
    ),
    rect(-70, -132, 140, 34, ink.base, 17),
    rect(-50, -124, 100, 10, iron.base, 5),
  );
}

/** Mixer tap on a basin edge, spout to the left, with a drop falling. About 250 tall. */
export function drawDrippingTap(): Svg {
  return group(
    rect(-46, -22, 92, 22, steel.deep, 8),
    stroke('M0 -20 V-150 Q0 -212 -62 -212 Q-122 -212 -122 -160', steel.base, 38),
    stroke('M10 -20 V-150 Q8 -200 -40 -206', steel.dark, 12),
    rect(-144, -172, 44, 24, steel.deep, 6),
    stroke('M22 -110 L84 -140', steel.dark, 22),
    circle(88, -142, 18, coral.base),
    fill('M-122 -128 Q-100 -92 -122 -82 Q-144 -92 -122 -128Z', sky.light),
    fill(disc(-122, -30, 13, 17), sky.light),
  );
}

/** Bucket with its bail down. 200 wide. */
export function drawBucket(body: Tone = navy): Svg {
  return group(
    stroke('M-92 -140 Q0 -40 92 -140', steel.dark, 8),
    fill(disc(0, -150, 100, 18), body.deep),
    fill(disc(0, -146, 86, 12), sky.base),
    solid('M-100 -150 A100 18 0 0 0 100 -150 L80 -10 Q78 0 66 0 H-66 Q-78 0 -80 -10Z', body, 34),
    stroke('M-96 -136 Q0 -30 96 -136', steel.base, 8),
  );
}

/** What is under a basin: waste, bottle trap, pipe into the wall. Hangs from (0, 0). */
export function drawTrap(): Svg {
  return group(
    rect(-20, 0, 40, 90, paper.base),
    rect(4, 0, 16, 90, paper.deep),
    rect(-34, 24, 68, 24, paper.dark, 8),
    stroke('M0 128 H190', paper.dark, 34),
    stroke('M0 120 H190', paper.base, 14),
    block(-44, 84, 88, 110, paper, [12, 12, 40, 40], 0.36),
    rect(-50, 84, 100, 24, paper.deep, 8),
    rect(184, 96, 22, 64, steel.dark, 8),
  );
}
