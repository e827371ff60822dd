import type { Tone } from '#seed/illustrations/palette.ts';
import { brick, cream, ink, iron, mustard, navy, paper, steel, teal } from '#seed/illustrations/palette.ts';
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

/** Cordless drill driver standing on its battery, bit to the left, into the light. */
export function drawDrill(body: Tone = teal): Svg {
  const handle = 'M-6 -340 H168 L132 -84 H-24 Z';
  return group(
    // Bit and chuck.
    fill('M-390 -452 L-366 -462 H-250 V-442 H-366Z', steel.dark),
    stroke('M-358 -460 l14 16 M-328 -460 l14 16 M-298 -460 l14 16', steel.light, 6),
    solid('M-262 -490 L-204 -512 V-392 L-262 -414Z', steel, -232),
    block(-214, -520, 92, 136, ink, 14, 0.35),
    repeat(4, (index) => rect(-202, -504 + index * 28, 68, 9, iron.base, 4)),
    block(-134, -536, 52, 168, mustard, 10, 0.4),
    // Motor, handle and battery.
    solid(handle, ink, 90, 20),
    within(
      handle,
      repeat(5, (index) => stroke(`M20 ${-292 + index * 38} h110`, ink.light, 10)),
    ),
    fill('M-34 -352 Q-70 -330 -52 -270 L-14 -262 L0 -352Z', mustard.dark),
    solid('M-96 -552 H176 Q262 -548 262 -452 Q262 -356 170 -346 H-60 L-96 -372Z', body, 150),
    rect(-70, -530, 200, 14, body.light, 7),
    repeat(4, (index) => rect(186, -506 + index * 28, 50, 12, body.deep, 6)),
    rect(-40, -480, 150, 70, cream.base, 14),
    rect(-22, -456, 62, 22, body.base, 11),
    circle(76, -445, 14, mustard.base),
    block(-74, -112, 250, 40, body, [14, 14, 0, 0]),
    block(-92, -78, 284, 78, ink, [8, 8, 18, 18]),
    repeat(3, (index) => rect(-66 + index * 30, -48, 20, 16, index < 2 ? mustard.base : iron.base, 5)),
  );
}

/** Work light that shines all round: a lantern with a hook and a magnetic foot. */
export function drawWorkLight(body: Tone = brick): Svg {
  const lamp = box(-118, -500, 236, 330, 40);
  return group(
    glow(fill(disc(0, -335, 330), mustard.light, 0.28), fill(disc(0, -335, 236), mustard.light, 0.4)),
    stroke('M0 -620 V-660 C0 -740 96 -740 96 -664', steel.dark, 18),
    solid('M-118 -500 Q-112 -610 -40 -624 H40 Q112 -610 118 -500Z', body, 46),
    fill(lamp, mustard.light),
    within(
      lamp,
      rect(70, -520, 90, 360, mustard.base),
      rect(-98, -520, 26, 360, paper.light),
      repeat(4, (row) =>
        repeat(3, (column) =>
          circle(-42 + column * 44, -446 + row * 74, 14, row + column === 0 ? paper.light : paper.base),
        ),
      ),
    ),
    stroke('M-130 -492 V-176 M130 -492 V-176', ink.base, 20),
    block(-150, -188, 300, 70, ink, 18),
    solid('M-130 -118 H130 L166 -26 Q166 0 140 0 H-140 Q-166 0 -166 -26Z', body, 60),
    circle(0, -62, 32, ink.base),
    circle(0, -62, 17, mustard.base),
    rect(-142, -508, 284, 20, ink.base, 10),
  );
}

export function drawSaw(): Svg {
  const teeth = Array.from({ length: 12 }, (_, index) => `L${-150 + index * 26} ${index % 2 ? 40 : 22}`).join(
    '',
  );
  return group(
    fill(`M-160 -50 L150 -36 V26 ${teeth} L-160 22Z`, steel.base),
    block(-270, -70, 130, 110, brick, 30),
    circle(-206, -14, 26, navy.base),
  );
}

export function drawScrewdriver(grip: Tone = brick): Svg {
  return group(rect(-8, -120, 16, 130, steel.dark), block(-26, -250, 52, 140, grip, [26, 26, 12, 12], 0.4));
}
