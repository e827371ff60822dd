import type { Tone } from '#seed/illustrations/palette.ts';
import {
  coral,
  cream,
  ink,
  iron,
  leaf,
  mustard,
  paper,
  pine,
  sand,
  sky,
  steel,
  teal,
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

/** Rows of key widths in key units; the last key of a row fills what is left. */
const keyRows = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1],
  [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
];

function keyCap(x: number, y: number, width: number, cap: Tone): Svg {
  return rect(x, y, width, 52, cap.dark, 10) + rect(x + 4, y + 2, width - 8, 42, cap.base, 8);
}

/** Mechanical keyboard from above, centred on the origin, with a volume knob. */
export function drawKeyboard(shell: Tone = cream): Svg {
  const unit = 58;
  const accents = new Map<string, Tone>([
    ['0:0', coral],
    ['1:13', mustard],
    ['3:12', coral],
    ['5:3', sand],
    ['4:11', mustard],
  ]);
  const keys = keyRows.map((row, rowIndex) => {
    let x = -440;
    return row
      .map((width, index) => {
        const edge = index === 0 || width > 1;
        const cap = accents.get(`${rowIndex}:${index}`) ?? (edge ? teal : paper);
        const key = keyCap(x, -172 + rowIndex * unit, width * unit - 5, cap);
        x += width * unit;
        return rowIndex === 0 && index === 13 ? '' : key;
      })
      .join('');
  });
  return group(
    rect(-474, -196, 948, 426, shell.deep, 36),
    solid(box(-474, -206, 948, 408, 36), shell, 330),
    rect(-452, -184, 904, 366, ink.base, 22),
    ...keys,
    circle(408, -146, 30, steel.dark),
    circle(404, -150, 25, mustard.base),
    rect(402, -172, 5, 18, ink.base, 2),
  );
}

/** Keyboard as it looks on a desk from the front: only its slope and the edge of the rows. */
export function drawKeyboardFront(shell: Tone = cream): Svg {
  return group(
    fill('M-200 -46 H200 L224 -14 H-224Z', ink.base),
    repeat(3, (row) =>
      repeat(14, (column) => {
        const x = -192 - row * 6 + column * (27.6 + row * 0.9);
        const cap = column === 0 && row === 0 ? coral : column === 13 ? mustard : column === 0 ? teal : paper;
        return rect(x, -44 + row * 10, 23 + row, 8, cap.base, 3);
      }),
    ),
    block(-226, -16, 452, 16, shell, [4, 4, 8, 8]),
  );
}

/** Monitor on a round foot; the wallpaper keeps the light on the left. */
export function drawMonitor(foot: Tone = steel): Svg {
  const screen = box(-388, -648, 776, 440, 10);
  return group(
    solid('M-150 0 Q-146 -26 -110 -28 H110 Q146 -26 150 0Z', foot, 40),
    block(-36, -240, 72, 216, foot, 0, 0.4),
    block(-410, -670, 820, 490, ink, 24, 0.04),
    within(
      screen,
      rect(-390, -650, 780, 450, sky.base),
      circle(-170, -480, 92, mustard.light),
      fill('M-400 -330 L-240 -450 L-120 -360 L60 -540 L240 -380 L330 -440 L420 -380 V-180 H-400Z', teal.base),
      fill('M60 -540 L240 -380 L330 -440 L420 -380 V-180 H120 L150 -360Z', teal.dark),
      fill('M-400 -270 Q-200 -360 0 -290 T400 -300 V-180 H-400Z', leaf.base),
      fill('M-400 -226 Q-160 -290 80 -230 T400 -236 V-180 H-400Z', pine.base),
      repeat(5, (index) => fill(`M${180 + index * 36} -250 l14 -50 l14 50Z`, pine.dark)),
      fill('M200 -660 H330 L60 -190 H-70Z', paper.light, 0.16),
    ),
    rect(-26, -200, 52, 8, iron.base, 4),
    circle(370, -194, 5, coral.base),
    stroke('M-36 -120 H36', foot.deep, 6, 'butt'),
  );
}

export function drawMouse(body: Tone = paper): Svg {
  return group(solid('M-46 0 Q-52 -42 0 -44 Q52 -42 46 0Z', body, 14), rect(-4, -42, 8, 16, coral.base, 4));
}
