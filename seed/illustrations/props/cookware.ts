import type { Tone } from '#seed/illustrations/palette.ts';
import {
  brick,
  coral,
  cream,
  ink,
  iron,
  leaf,
  mustard,
  paper,
  sand,
  steel,
  walnut,
  wood,
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
  points,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Stew pot with its lid on. About 290 wide and 230 tall. */
export function drawPot(body: Tone = coral): Svg {
  return group(
    stroke('M-116 -112 h-24 q-10 0 -10 14 v10', ink.base, 18),
    stroke('M116 -112 h24 q10 0 10 14 v10', ink.base, 18),
    solid(box(-122, -152, 244, 152, [6, 6, 40, 40]), body, 48),
    rect(-104, -132, 14, 86, body.light, 7),
    solid('M-130 -150 Q-116 -206 0 -210 Q116 -206 130 -150Z', body, 40, 8),
    rect(-134, -160, 268, 18, body.deep, 9),
    rect(-10, -222, 20, 20, ink.base),
    rect(-30, -240, 60, 24, ink.base, 12),
  );
}

/** Frying pan seen from above, hanging by its handle from (0, 0). */
export function drawFryingPan(radius = 104, handle: Tone = walnut): Svg {
  const middle = 116 + radius;
  return group(
    rect(-13, 0, 26, 130, handle.base, 13),
    rect(3, 4, 10, 122, handle.dark, 5),
    circle(0, 16, 6, cream.light),
    circle(0, middle, radius, ink.base),
    circle(0, middle, radius * 0.82, iron.dark),
    fill(
      `M${-radius * 0.62} ${middle} A${radius * 0.62} ${radius * 0.62} 0 0 1 0 ${middle - radius * 0.62} L0 ${middle - radius * 0.5} A${radius * 0.5} ${radius * 0.5} 0 0 0 ${-radius * 0.5} ${middle}Z`,
      iron.light,
    ),
  );
}

/** Colander seen from its open side, hanging by one ear from (0, 0). */
export function drawColander(body: Tone = steel): Svg {
  const dots = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, index) => [index, 26]),
    ...Array.from({ length: 12 }, (_, index) => [index / 2, 52]),
  ];
  return group(
    stroke('M-22 30 Q0 -22 22 30', body.deep, 12),
    stroke('M-22 198 Q0 250 22 198', body.deep, 12),
    circle(0, 114, 90, body.dark),
    circle(-3, 111, 82, body.base),
    circle(0, 114, 68, body.light),
    ...dots.map(([turn = 0, reach = 0]) => {
      const angle = (turn * Math.PI) / 3;
      return circle(Math.cos(angle) * reach, 114 + Math.sin(angle) * reach, 6, iron.base);
    }),
  );
}

/** Spatula hanging from (0, 0). */
export function drawSpatula(): Svg {
  return group(
    rect(-8, 0, 16, 150, walnut.base, 8),
    rect(-5, 130, 10, 60, steel.dark),
    block(-36, 184, 72, 92, steel, [10, 10, 18, 18], 0.34),
    repeat(3, (index) => rect(-20 + index * 16, 204, 8, 50, iron.base, 4)),
  );
}

/** Crock of wooden spoons. About 230 tall. */
export function drawSpoonCrock(clay: Tone = mustard): Svg {
  const spoon = (x: number, degrees: number, timber: Tone): Svg =>
    at(
      x,
      -70,
      group(rect(-6, -140, 12, 140, timber.base, 6), fill(disc(0, -156, 22, 32), timber.base)),
      1,
      degrees,
    );
  return group(
    spoon(-22, -16, wood),
    spoon(20, 14, walnut),
    at(2, -70, group(rect(-6, -150, 12, 150, sand.dark, 6), block(-20, -190, 40, 66, sand, 8, 0.4)), 1, -1),
    block(-54, -118, 108, 118, clay, [8, 8, 22, 22]),
    rect(-60, -122, 120, 20, clay.light, 8),
    rect(-54, -70, 108, 12, clay.deep),
  );
}

/** Chopping board standing against the wall. */
export function drawBoard(timber: Tone = wood): Svg {
  const shape = box(-84, -250, 168, 250, 26);
  return group(
    solid(shape, timber, 44),
    within(shape, stroke('M-50 -260 V10 M-6 -260 V10 M36 -260 V10', timber.dark, 5)),
    circle(0, -216, 16, timber.deep),
  );
}

/** Cooker front, 300 wide and 330 tall: knobs, a window with the light on, a towel on the bar. */
export function drawCooker(body: Tone = paper): Svg {
  const pane = box(-104, -196, 208, 124, 18);
  return group(
    block(-150, -330, 300, 330, body, 8, 0.12),
    rect(-150, -268, 300, 6, body.deep),
    repeat(4, (index) =>
      group(
        circle(-96 + index * 64, -299, 18, ink.base),
        rect(-99 + index * 64, -316, 6, 18, cream.light, 3),
      ),
    ),
    rect(-120, -240, 240, 16, steel.dark, 8),
    rect(-120, -240, 240, 6, steel.light, 3),
    fill(pane, ink.base),
    within(
      pane,
      fill(disc(-10, -70, 130, 100), brick.deep),
      rect(-110, -128, 220, 6, iron.base),
      fill('M-52 -128 Q-46 -176 4 -176 Q56 -176 60 -128Z', mustard.base),
      fill('M10 -176 Q56 -174 60 -128 H26 Q34 -160 10 -176Z', mustard.dark),
      fill(points(-70, -200, -20, -200, -90, -70, -140, -70), paper.light, 0.2),
    ),
    rect(-150, -50, 300, 6, body.deep),
    rect(-40, -32, 80, 12, steel.dark, 6),
  );
}

/** Moving box taped shut, with a pot drawn on it. */
export function drawClosedBox(width: number, height: number): Svg {
  const half = width / 2;
  const scale = height / 230;
  return group(
    block(-half, -height, width, height, sand, 4, 0.24),
    rect(-22, -height, 44, height * 0.34, cream.base),
    at(
      0,
      -height * 0.16,
      group(
        stroke('M-44 -70 H44 V-26 Q44 -8 26 -8 H-26 Q-44 -8 -44 -26Z', walnut.base, 9),
        stroke('M-58 -58 h14 M58 -58 h-14 M-50 -84 H50', walnut.base, 9),
      ),
      scale,
    ),
  );
}

/** Moving box half unpacked: what is left still looks over the edge. About 420 wide. */
export function drawOpenBox(...inside: Svg[]): Svg {
  return group(
    fill(points(-170, -200, -140, -262, 140, -262, 170, -200), sand.deep),
    ...inside,
    fill(points(-170, -200, -248, -246, -226, -160, -170, -132), sand.light),
    fill(points(170, -200, 248, -246, 226, -160, 170, -132), sand.deep),
    block(-170, -200, 340, 200, sand, 4, 0.24),
    fill(points(-170, -200, 170, -200, 150, -128, -150, -128), sand.light),
    fill(points(92, -200, 170, -200, 150, -128, 86, -128), sand.base),
    rect(-24, -128, 48, 44, cream.base),
  );
}

/** Tomatoes and an onion, to be chopped. */
export function drawVegetables(): Svg {
  return group(
    circle(-36, -38, 38, coral.base),
    fill('M-36 -76 a38 38 0 0 1 0 76 a52 52 0 0 0 0 -76Z', coral.dark),
    fill('M-58 -74 L-36 -64 L-14 -74 L-30 -58 H-44Z', leaf.base),
    solid(
      'M40 -76 Q46 -66 62 -56 Q82 -36 66 -12 Q54 0 38 0 Q18 0 8 -14 Q-4 -38 20 -56 Q34 -66 40 -76Z',
      cream,
      46,
    ),
    stroke('M40 -70 Q26 -36 38 -4 M40 -70 Q60 -36 46 -4', sand.deep, 4),
  );
}
