import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  mustard,
  navy,
  pine,
  sand,
  sky,
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
  fill,
  group,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Everyday backpack from the front, a bottle in its side pocket. */
export function drawBackpack(cloth: Tone = pine): Svg {
  const bag =
    'M-210 -24 C-236 -200 -230 -420 -190 -520 C-160 -600 -90 -636 0 -636 C90 -636 160 -600 190 -520 C230 -420 236 -200 210 -24 Q206 0 176 0 H-176 Q-206 0 -210 -24Z';
  return group(
    stroke('M-54 -620 C-54 -706 54 -706 54 -620', ink.base, 22),
    stroke('M-196 -470 C-280 -380 -286 -200 -236 -60', ink.base, 30),
    stroke('M196 -470 C280 -380 286 -200 236 -60', ink.dark, 30),
    // Bottle and its pocket on the left.
    block(-284, -370, 76, 190, sky, [20, 20, 0, 0], 0.36),
    block(-272, -408, 52, 46, coral, 10),
    solid(bag, cloth, 96, 24),
    within(
      bag,
      fill('M-170 -490 C-150 -560 -90 -600 -30 -606 L-34 -584 C-90 -576 -130 -540 -148 -486Z', cloth.light),
      stroke('M-260 -440 Q0 -500 260 -440', cloth.deep, 10),
    ),
    solid('M-292 -210 H-214 L-206 -20 H-250 Q-286 -60 -292 -210Z', cloth, -240),
    solid(
      'M292 -210 H214 L206 -20 H250 Q286 -60 292 -210Z',
      { ...cloth, base: cloth.dark, dark: cloth.deep },
      256,
    ),
    stroke('M-30 -640 V-616 M30 -640 V-616', mustard.base, 10),
    // Front pocket with leather tabs.
    solid(box(-158, -330, 316, 282, [50, 50, 40, 40]), cloth, 76),
    fill(box(-158, -330, 316, 282, [50, 50, 40, 40]), cloth.light, 0.16),
    stroke('M-132 -276 H132', cloth.deep, 10),
    block(104, -284, 16, 62, mustard, 8),
    block(-30, -422, 60, 60, wood, 10),
    rect(-14, -400, 28, 8, walnut.dark, 4),
    rect(-14, -386, 28, 8, walnut.dark, 4),
    rect(-120, -120, 92, 40, coral.base, 8),
    rect(-112, -104, 76, 8, cream.light, 4),
  );
}

/** Hard cabin suitcase on four wheels, handle up. */
export function drawSuitcase(shell: Tone = mustard): Svg {
  const hull = box(-206, -590, 412, 540, 62);
  const wheel = (x: number): Svg =>
    group(
      rect(x - 24, -60, 48, 26, ink.light, 8),
      circle(x, -24, 24, ink.base),
      circle(x, -24, 9, steel.base),
    );
  return group(
    stroke('M-82 -580 V-770 M82 -580 V-770', steel.dark, 16),
    stroke('M-96 -776 H96', ink.base, 34),
    wheel(-150),
    wheel(150),
    fill(box(-60, -616, 120, 40, 16), ink.base),
    solid(hull, shell, 100),
    within(
      hull,
      repeat(6, (index) => rect(-150 + index * 54, -640, 16, 620, index > 3 ? shell.deep : shell.dark)),
      repeat(6, (index) => rect(-150 + index * 54, -640, 5, 620, index > 3 ? shell.dark : shell.light)),
    ),
    rect(-206, -338, 412, 14, shell.deep),
    block(186, -380, 34, 110, ink, 14),
    block(-50, -372, 100, 80, steel, 16),
    circle(-18, -332, 8, ink.base),
    circle(18, -332, 8, ink.base),
    // Luggage tag, swinging.
    stroke('M-82 -600 Q-120 -560 -128 -520', coral.deep, 7),
    `<g transform="rotate(12 -128 -520)">${block(-164, -520, 72, 110, coral, 12)}${circle(-128, -500, 8, cream.light)}${rect(-150, -470, 44, 8, cream.light, 4)}${rect(-150, -452, 30, 8, cream.light, 4)}</g>`,
  );
}

/** A folded coat or travel blanket, to soften a scene. */
export function drawFoldedBlanket(cloth: Tone = teal, stripe: Tone = sand): Svg {
  return group(
    block(-150, -44, 300, 44, cloth, 20),
    block(-146, -84, 292, 44, stripe, 20),
    rect(-90, -44, 26, 44, navy.base),
    rect(-50, -44, 10, 44, cloth.light),
  );
}
