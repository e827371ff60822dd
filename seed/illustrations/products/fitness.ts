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

/** Adjustable dumbbell resting in its cradle. */
export function drawDumbbell(accent: Tone = coral): Svg {
  const heights = [350, 330, 300, 262];
  const stack = (side: 1 | -1): Svg =>
    repeat(heights.length, (index) => {
      const height = heights[index] ?? 0;
      const offset = 120 + index * 44;
      const x = side === 1 ? offset : -offset - 40;
      return block(x, -230 - height / 2, 40, height, index === 1 ? accent : ink, 14, 0.4);
    });
  const cap = (x: number): Svg =>
    group(block(x, -290, 44, 120, steel, 14, 0.4), rect(x + 10, -250, 10, 40, accent.base, 5));
  return group(
    solid('M-330 -70 H330 L352 0 H-352Z', iron, 180),
    rect(-290, -110, 210, 60, iron.dark, 12),
    rect(80, -110, 210, 60, iron.deep, 12),
    block(-130, -256, 260, 52, steel, 12, 0),
    rect(-130, -226, 260, 22, steel.dark, [0, 0, 12, 12]),
    rect(-96, -262, 192, 64, ink.base, 26),
    repeat(8, (index) => stroke(`M${-76 + index * 22} -208 l14 -44`, iron.base, 5)),
    stack(-1),
    stack(1),
    cap(-340),
    cap(296),
    rect(-60, -52, 120, 26, accent.base, 13),
  );
}

/** Fitness band standing on its own loop, the long screen towards us. */
export function drawFitnessBand(strap: Tone = navy): Svg {
  const screen = box(-88, -470, 176, 330, 70);
  return group(
    // The far half of the loop shows through the ring.
    fill(
      'M-96 -560 C60 -700 300 -640 300 -330 C300 -60 110 40 -60 -24 L-60 -70 C80 -20 210 -90 210 -320 C210 -540 60 -580 -60 -500Z',
      strap.deep,
    ),
    repeat(5, (index) => {
      const places = [
        [236, -470],
        [258, -410],
        [264, -345],
        [258, -280],
        [240, -220],
      ];
      const [x = 0, y = 0] = places[index] ?? [];
      return fill(disc(x, y, 7, 14), strap.dark);
    }),
    solid(
      'M-112 -500 C-112 -590 -60 -620 0 -620 C60 -620 112 -590 112 -500 V-110 C112 -30 60 0 0 0 C-60 0 -112 -30 -112 -110Z',
      strap,
      60,
    ),
    block(-112, -500, 224, 390, ink, 88),
    fill(screen, ink.deep),
    stroke('M0 -432 A60 60 0 1 1 -58 -356', coral.base, 18),
    stroke('M0 -402 A30 30 0 1 1 -26 -358', mustard.base, 16),
    within(screen, fill('M-88 -250 H88 V-140 H-88Z', teal.deep, 0.5)),
    stroke('M-66 -222 H-30 L-14 -262 L10 -186 L28 -222 H66', leaf.light, 10),
    fill('M0 -160 l-17 -18 a11 11 0 0 1 17 -14 a11 11 0 0 1 17 14Z', coral.light),
    rect(-96, -440, 8, 250, iron.base, 4),
    rect(112, -330, 16, 60, steel.dark, [0, 8, 8, 0]),
  );
}

export function drawKettlebell(body: Tone = teal): Svg {
  return group(
    stroke('M-62 -150 C-90 -270 90 -270 62 -150', ink.base, 34),
    solid('M-70 0 C-140 -40 -140 -190 0 -190 C140 -190 140 -40 70 0Z', body, 36, 14),
    circle(0, -92, 40, cream.base),
    circle(0, -92, 20, body.base),
  );
}

export function drawYogaMat(roll: Tone = leaf): Svg {
  return group(
    block(-210, -104, 420, 104, roll, [52, 52, 52, 52], 0.2),
    circle(158, -52, 52, roll.deep),
    stroke('M158 -52 a10 10 0 0 1 20 4 a26 26 0 0 1 -46 -2 a36 36 0 0 1 64 -14', roll.light, 7),
    rect(-120, -104, 22, 104, cream.base),
    rect(20, -104, 22, 104, cream.base),
  );
}

export function drawWaterBottle(body: Tone = sky): Svg {
  return group(
    block(-44, -220, 88, 220, body, [30, 30, 16, 16]),
    block(-30, -264, 60, 50, coral, 12),
    rect(-44, -120, 88, 26, paper.base),
    rect(-32, -200, 10, 64, body.light, 5),
  );
}
