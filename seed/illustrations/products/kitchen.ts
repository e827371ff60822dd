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
  sand,
  steel,
  teal,
  walnut,
  wood,
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

function chips(x: number, y: number, width: number): Svg {
  const count = Math.floor(width / 26);
  return repeat(count, (index) => {
    const lean = ((index * 37) % 40) - 20;
    const left = x + index * 26;
    return stroke(
      `M${left} ${y} l${lean} ${-34 - ((index * 13) % 22)}`,
      index % 3 === 1 ? mustard.dark : mustard.base,
      20,
    );
  });
}

/** One-basket air fryer: an egg with a drawer, a dial and a wooden grip. */
export function drawAirFryer(body: Tone = teal): Svg {
  const shell =
    'M-236 -40 C-270 -240 -236 -590 0 -590 C236 -590 270 -240 236 -40 Q232 -12 204 -12 H-204 Q-232 -12 -236 -40Z';
  const drawer =
    'M-236 -290 H236 Q256 -150 226 -52 Q220 -34 200 -34 H-200 Q-220 -34 -226 -52 Q-256 -150 -236 -290Z';
  const pane = box(-150, -262, 300, 110, 46);
  return group(
    rect(-180, -24, 60, 24, ink.base, 8),
    rect(120, -24, 60, 24, ink.base, 8),
    solid(shell, body, 110, 20),
    fill('M-150 -520 C-200 -460 -212 -400 -216 -340 H-192 C-188 -400 -172 -460 -128 -516Z', body.light),
    fill(box(-118, -540, 236, 32, 16), body.deep),
    repeat(5, (index) => rect(-90 + index * 40, -530, 22, 12, ink.base, 6)),
    circle(0, -410, 74, ink.base),
    circle(0, -410, 56, cream.base),
    stroke('M-34 -388 A40 40 0 0 1 22 -443', coral.base, 11),
    circle(0, -410, 20, ink.base),
    circle(-128, -384, 10, mustard.base),
    circle(128, -384, 10, body.deep),
    // The drawer stands a little proud of the egg.
    solid(drawer, body, 120, 10),
    rect(-240, -304, 480, 18, body.deep, 9),
    fill(pane, ink.base),
    within(pane, chips(-130, -148, 280), fill('M-120 -150 L-40 -264 H0 L-80 -150Z', paper.light, 0.2)),
    rect(-70, -168, 140, 34, ink.base, 14),
    block(-40, -158, 80, 108, wood, [10, 10, 34, 34], 0.36),
    circle(0, -80, 9, walnut.base),
  );
}

/** Two-basket air fryer: a wide body with a control strip. */
export function drawDualAirFryer(body: Tone = navy): Svg {
  const shell = box(-350, -470, 700, 456, [120, 120, 60, 60]);
  const basket = (x: number): Svg =>
    group(
      block(x, -330, 306, 280, body, [22, 22, 54, 54]),
      rect(x, -330, 306, 14, body.light, 7),
      fill(box(x + 48, -296, 210, 86, 22), ink.base),
      within(
        box(x + 48, -296, 210, 86, 22),
        chips(x + 62, -206, 210),
        fill(`M${x + 60} -200 l70 -100 h40 l-70 100Z`, paper.light, 0.2),
      ),
      rect(x + 93, -196, 120, 26, ink.base, 12),
      block(x + 117, -186, 72, 104, wood, [8, 8, 30, 30], 0.36),
    );
  return group(
    rect(-290, -24, 70, 24, ink.base, 8),
    rect(220, -24, 70, 24, ink.base, 8),
    fill(shell, body.deep),
    solid(box(-350, -470, 700, 130, [120, 120, 0, 0]), body, 170),
    rect(-210, -436, 420, 66, ink.deep, 33),
    circle(-150, -403, 18, coral.base),
    circle(150, -403, 18, mustard.base),
    repeat(5, (index) =>
      rect(-92 + index * 40, index % 2 ? -411 : -416, 20, index % 2 ? 16 : 26, cream.base, 8),
    ),
    basket(-330),
    basket(24),
  );
}

/** Demitasse with its saucer. */
export function drawCup(body: Tone = paper): Svg {
  return group(
    fill(disc(0, -6, 78, 10), body.deep),
    stroke('M44 -70 q40 -4 30 26 q-8 22 -40 20', body.dark, 13),
    solid('M-54 -88 H54 Q54 -14 22 -10 H-22 Q-54 -14 -54 -88Z', body, 16),
    fill(disc(0, -88, 54, 9), walnut.dark),
  );
}

/** Manual espresso machine: polished cream body, walnut grips, cups warming on top. */
export function drawEspressoMachine(body: Tone = brick): Svg {
  return group(
    // Warming rail with cups.
    repeat(3, (index) =>
      fill(
        `M${-150 + index * 108} -596 h84 q0 62 -28 62 h-28 q-28 0 -28 -62Z`,
        index === 1 ? blush.base : paper.base,
      ),
    ),
    repeat(3, (index) =>
      fill(
        `M${-94 + index * 108} -596 h28 q0 62 -28 62 h-14 q14 -20 14 -62Z`,
        index === 1 ? blush.dark : paper.dark,
      ),
    ),
    stroke('M-222 -566 H222', steel.dark, 12),
    stroke('M-210 -566 V-530 M210 -566 V-530', steel.dark, 12),
    // Column and tray.
    block(-220, -380, 440, 330, steel, 0, 0.3),
    rect(-170, -370, 340, 312, steel.dark, 10),
    block(-256, -74, 512, 74, body, [14, 14, 24, 24]),
    rect(-226, -92, 452, 24, ink.base, 10),
    repeat(11, (index) => rect(-204 + index * 38, -85, 24, 9, iron.base, 4)),
    // Head.
    solid(box(-256, -540, 512, 190, [46, 46, 20, 20]), body, 116),
    rect(-232, -522, 14, 120, body.light, 7),
    circle(0, -446, 66, steel.base),
    circle(0, -446, 52, paper.base),
    stroke('M-32 -428 A36 36 0 0 1 32 -428', coral.base, 9),
    stroke('M0 -440 L18 -470', ink.base, 8),
    circle(-158, -446, 30, walnut.base),
    rect(-164, -480, 12, 40, walnut.light, 6),
    circle(158, -446, 30, walnut.dark),
    rect(152, -480, 12, 40, walnut.light, 6),
    // Group, portafilter and its wooden handle.
    rect(-70, -352, 140, 40, ink.base, [0, 0, 14, 14]),
    rect(-84, -316, 168, 42, steel.light, 12),
    rect(20, -316, 64, 42, steel.deep, 12),
    stroke('M-84 -296 H-236', walnut.base, 34),
    stroke('M-84 -286 H-236', walnut.dark, 12),
    rect(-26, -276, 18, 30, ink.base, 4),
    rect(8, -276, 18, 30, ink.base, 4),
    stroke('M-17 -244 V-176', walnut.dark, 6),
    stroke('M17 -244 V-176', walnut.dark, 6),
    // Steam wand.
    stroke('M176 -352 V-300 Q176 -268 190 -230 L206 -150', steel.light, 14),
    stroke('M203 -168 L208 -142', ink.base, 18),
    `<g transform="translate(0 -90)">${drawCup(sand)}</g>`,
  );
}
