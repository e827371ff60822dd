import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  brick,
  coral,
  cream,
  ink,
  iron,
  mustard,
  navy,
  paper,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  box,
  circle,
  fill,
  group,
  points,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Wire-bound pad from above with a ticked line for each thing, and a last line crossed out. 560 × 720. */
export function drawListPad(things: Svg[], cover: Tone = navy): Svg {
  const row = (y: number, thing: Svg, index: number): Svg =>
    group(
      rect(-224, y - 38, 76, 76, ink.base, 16),
      rect(-214, y - 28, 56, 56, paper.light, 8),
      stroke(`M-206 ${y - 6} l18 22 l46 -58`, teal.base, 15),
      rect(-126, y - 62, 124, 124, cream.base, 20),
      at(-64, y + 52, thing),
      rect(34, y - 28, 176 - index * 22, 18, iron.base, 9),
      rect(34, y + 8, 122 + index * 14, 18, iron.light, 9),
    );
  return group(
    rect(-280, -340, 560, 712, cover.base, 30),
    rect(-280, -340, 560, 40, cover.dark, [30, 30, 0, 0]),
    rect(-262, -330, 536, 688, paper.deep, 18),
    block(-268, -336, 536, 684, paper, 18, 0.05),
    rect(-224, -266, 236, 30, coral.base, 15),
    ...things.map((thing, index) => row(-146 + index * 152, thing, index)),
    rect(-224, 264, 76, 20, steel.base, 10),
    rect(-110, 264, 300, 20, steel.base, 10),
    stroke('M-236 276 q120 -26 220 -2 t220 -8', brick.light, 9),
    repeat(9, (index) =>
      group(
        circle(-224 + index * 56, -304, 12, ink.base),
        rect(-231 + index * 56, -364, 14, 60, steel.dark, 7),
        rect(-229 + index * 56, -362, 5, 50, steel.light, 2),
      ),
    ),
  );
}

/** A month on one leaf, weeks from Sunday; the last Friday is ringed. 420 × 430. */
export function drawMonthLeaf(head: Tone = coral): Svg {
  const step = 54;
  const day = (index: number): Svg => {
    const x = -186 + (index % 7) * step;
    const y = -78 + Math.floor(index / 7) * step;
    const tone = index % 7 === 5 ? mustard.light : cream.dark;
    return rect(x, y, 44, 44, index === 26 ? ink.base : tone, 10);
  };
  return group(
    rect(-204, -200, 420, 430, paper.deep, 20),
    block(-210, -206, 420, 430, paper, 20, 0.05),
    block(-210, -206, 420, 100, head, [20, 20, 0, 0], 0.05),
    rect(-160, -172, 170, 30, paper.light, 15),
    ...[-120, 120].map((x) => group(circle(x, -206, 17, ink.base), rect(x - 6, -236, 12, 38, steel.dark, 6))),
    repeat(30, day),
    stroke('M64 120 C52 70 112 46 144 76 C176 108 150 160 106 158 C80 156 62 136 62 106', brick.base, 10),
  );
}

/** Pencil from above, its point at (0, 0), its length to the right. */
export function drawPencil(lacquer: Tone = mustard): Svg {
  return group(
    fill(points(0, 0, 70, -24, 70, 24), wood.light),
    fill(points(0, 0, 70, 24, 70, 0), wood.base),
    fill(points(0, 0, 24, -8, 24, 8), ink.base),
    rect(68, -24, 330, 48, lacquer.base),
    rect(68, -24, 330, 16, lacquer.light),
    rect(68, 8, 330, 16, lacquer.dark),
    rect(396, -26, 44, 52, steel.base),
    rect(396, 6, 44, 20, steel.dark),
    block(438, -25, 52, 50, blush, [0, 18, 18, 0], 0),
  );
}

/** Swing tag with a percent sign, its eyelet and string at the left end. About 460 long. */
export function drawSaleTag(body: Tone = ink): Svg {
  const card = 'M-170 0 L-96 -104 H176 Q200 -104 200 -80 V80 Q200 104 176 104 H-96Z';
  return group(
    stroke('M-116 0 C-190 -60 -250 40 -310 -20', coral.base, 9),
    fill(card, body.base),
    within(card, rect(-200, 66, 420, 60, body.dark), rect(-120, -104, 320, 12, body.light)),
    circle(-108, 0, 20, mustard.base),
    circle(-108, 0, 9, coral.deep),
    stroke('M10 58 L90 -58', paper.base, 20),
    stroke('M-14 -36 a22 22 0 1 1 1 0 M92 70 a22 22 0 1 1 1 0', paper.base, 17),
  );
}

/** Phone from above: one thing and the line of what it used to cost. 300 × 600. */
export function drawPriceHistory(thing: Svg, body: Tone = ink): Svg {
  const screen = box(-132, -282, 264, 564, 34);
  const line = 'M-100 60 L-62 76 L-24 50 L14 66 L40 20 L70 118 L100 130';
  return group(
    block(-150, -300, 300, 600, body, 52, 0.05),
    within(
      screen,
      rect(-140, -290, 280, 580, paper.base),
      rect(-140, -290, 280, 268, cream.base),
      circle(0, -150, 100, cream.light),
      at(0, -70, thing),
      repeat(4, (index) => rect(-104, 6 + index * 46, 208, 4, cream.dark, 2)),
      fill(`${line} V160 H-100Z`, teal.light, 0.45),
      stroke(line, teal.base, 11),
      circle(100, 130, 18, coral.base),
      rect(-104, 204, 208, 50, teal.base, 25),
      rect(-50, 222, 100, 14, paper.light, 7),
      fill(points(40, -300, 140, -300, -40, 300, -140, 300), paper.light, 0.2),
    ),
    rect(-38, -268, 76, 20, body.deep, 10),
  );
}

/** Coffee from above. */
export function drawCupFromAbove(body: Tone = coral): Svg {
  return group(
    circle(0, 0, 150, paper.dark),
    circle(-4, -4, 142, paper.base),
    circle(0, 0, 106, paper.dark),
    stroke('M70 70 L128 128', body.dark, 34),
    circle(0, 0, 94, body.base),
    solid('M0 -80 a80 80 0 1 1 -1 0Z', walnut, 34, 20),
    fill('M-56 -8 A58 58 0 0 1 0 -58 L4 -46 A46 46 0 0 0 -44 -4Z', walnut.light),
  );
}
