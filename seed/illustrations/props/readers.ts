import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  mustard,
  navy,
  paper,
  pine,
  sand,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  at,
  block,
  circle,
  disc,
  fill,
  group,
  points,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Open book held up, seen from behind its cover. 260 wide, the lower edge of the spine at the origin. */
export function drawHeldBook(cover: Tone = coral): Svg {
  return group(
    fill(points(0, -4, -118, -30, -118, -186, 0, -158), paper.base),
    fill(points(0, -4, 118, -30, 118, -186, 0, -158), paper.dark),
    fill(points(0, 6, -128, -22, -128, -176, 0, -146), cover.base),
    fill(points(0, 6, 128, -22, 128, -176, 0, -146), cover.dark),
    rect(-7, -150, 14, 156, cover.deep, 4),
    circle(-66, -92, 26, mustard.base),
  );
}

/** A point of the hammock's near rim, t from 0 (left) to 1 (right). */
function rimPoint(t: number): [x: number, y: number] {
  const u = 1 - t;
  return [
    -350 * u ** 3 - 660 * u * u * t + 660 * u * t * t + 350 * t ** 3,
    96 * u ** 3 + 990 * u * u * t + 990 * u * t * t + 96 * t ** 3,
  ];
}

/** Hammock between two hooks, 1000 apart and level with the origin, with somebody reading in it. */
export function drawHammockReader(cloth: Tone = coral, border: Tone = cream): Svg {
  const front = 'M-350 96 C-220 330 220 330 350 96 C300 400 120 452 0 452 C-120 452 -300 400 -350 96Z';
  const back = 'M-350 96 C-240 250 240 250 350 96 C260 380 -260 380 -350 96Z';
  const cords = (side: number): Svg =>
    repeat(5, (index) =>
      stroke(
        `M${side * 500} 0 Q${side * 430} ${30 + index * 10} ${side * (350 - index * 6)} ${96 + index * 24}`,
        sand.dark,
        5,
      ),
    );
  return group(
    cords(-1),
    cords(1),
    fill(back, cloth.dark),
    at(-214, 210, block(-96, -70, 190, 110, teal, 46, 0.2), 1, 24),
    at(
      -184,
      146,
      group(
        circle(-44, -44, 34, ink.base),
        fill(disc(0, 0, 62, 66), wood.base),
        fill('M-60 26 Q-78 -66 4 -70 Q62 -64 60 -14 Q20 -24 4 -44 Q-18 2 -60 26Z', ink.base),
        circle(22, 2, 7, ink.base),
        circle(48, -4, 7, ink.base),
        stroke('M24 32 q14 10 24 -4', ink.base, 6),
      ),
      1,
      8,
    ),
    stroke('M-110 300 Q-20 270 -6 150', wood.base, 40),
    stroke('M-120 306 Q-40 300 -16 236', mustard.base, 58),
    at(44, 176, drawHeldBook(navy), 1, -10),
    fill(disc(2, 148, 27, 20), wood.base),
    // The knee is behind the cloth; the other leg hangs over the rim.
    stroke('M20 330 Q120 200 196 232 Q240 250 260 330', pine.dark, 72),
    solid(front, cloth, 120, 60),
    within(
      front,
      stroke('M-350 96 C-220 330 220 330 350 96', border.base, 44),
      stroke('M-350 250 C-220 440 220 440 350 250', mustard.base, 16),
    ),
    repeat(19, (index) => {
      const [x, y] = rimPoint(0.14 + index * 0.04);
      return fill(points(x - 11, y + 18, x + 11, y + 18, x, y + 60), border.base);
    }),
    stroke('M196 232 Q250 232 262 330 L274 424', pine.base, 68),
    stroke('M276 430 L282 478', wood.base, 42),
    fill('M260 468 H304 Q322 486 364 490 Q376 504 364 512 H272 Q256 510 258 490Z', wood.base),
    fill('M258 496 H368 Q374 510 362 516 H270 Q256 514 258 496Z', mustard.base),
    stroke('M-500 0 v-30 M500 0 v-30', walnut.dark, 16),
  );
}
