import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  coral,
  ink,
  iron,
  mustard,
  navy,
  paper,
  plum,
  sky,
  steel,
  teal,
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
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** Phone from the front; its wallpaper is a small poster of its own. */
export function drawPhoneFront(hills: [Tone, Tone, Tone] = [coral, plum, navy], dusk: Tone = blush): Svg {
  const screen = box(-158, -668, 316, 656, 44);
  const [far, middle, near] = hills;
  return group(
    rect(168, -500, 16, 90, iron.dark, [0, 8, 8, 0]),
    block(-176, -686, 352, 686, ink, 60, 0.06),
    within(
      screen,
      rect(-160, -670, 320, 660, dusk.base),
      circle(40, -440, 86, mustard.light),
      fill('M-160 -330 Q-60 -420 60 -330 T160 -340 V0 H-160Z', far.base),
      fill('M-160 -220 Q-20 -340 80 -230 T160 -230 V0 H-160Z', middle.base),
      fill('M-160 -120 Q-60 -190 40 -130 T160 -140 V0 H-160Z', near.base),
      fill('M60 -680 H170 L-60 0 H-170Z', paper.light, 0.14),
    ),
    rect(-44, -650, 88, 24, ink.deep, 12),
    rect(-54, -30, 108, 8, paper.light, 4),
  );
}

/** Phone from behind: colour and cameras. */
export function drawPhoneBack(body: Tone = teal): Svg {
  const lens = (x: number, y: number): Svg =>
    group(circle(x, y, 42, ink.base), circle(x, y, 24, navy.light), circle(x - 8, y - 8, 8, sky.light));
  return group(
    rect(-184, -500, 16, 90, body.deep, [8, 0, 0, 8]),
    solid(box(-176, -686, 352, 686, 60), body, 60, 120),
    block(-148, -658, 130, 224, { ...body, base: body.dark, dark: body.deep }, 48, 0.2),
    lens(-84, -596),
    lens(-84, -496),
    circle(22, -610, 15, mustard.light),
    fill(disc(0, -250, 34), body.light),
    fill('M-16 -262 L0 -232 L16 -262Z', body.deep),
  );
}

export function drawPhonePair(): Svg {
  return group(at(-110, 0, drawPhoneBack(), 1, -7), at(126, -4, drawPhoneFront(), 1, 5));
}

/** One earbud from the side: head, silicone tip to the left, stem down. */
function earbud(shell: Tone, accent: Tone): Svg {
  return group(
    fill('M-44 -76 L-92 -92 Q-112 -60 -92 -24 L-44 -34Z', accent.base),
    fill('M-44 -50 L-100 -52 Q-100 -36 -92 -24 L-44 -34Z', accent.dark),
    solid(
      'M-58 -62 C-58 -118 50 -124 54 -54 V92 Q54 118 28 118 Q2 118 2 92 V0 C-34 2 -58 -20 -58 -62Z',
      shell,
      28,
    ),
    rect(14, -76, 12, 44, ink.base, 6),
    rect(10, 92, 36, 12, steel.dark, 6),
  );
}

/** Open charging case: one earbud seated, the other leaning against it. */
export function drawEarbuds(shell: Tone = paper, accent: Tone = coral): Svg {
  return group(
    // Lid, open towards us.
    solid(box(-270, -560, 420, 270, [130, 130, 20, 20]), shell, 60),
    fill(box(-240, -528, 360, 238, [104, 104, 0, 0]), accent.base),
    fill('M-10 -528 H16 a104 104 0 0 1 104 104 V-290 H40 V-420 Q40 -490 -10 -528Z', accent.dark),
    at(-64, -350, earbud(shell, navy), 1.1),
    rect(-256, -298, 392, 26, ink.light, 12),
    solid(box(-270, -280, 420, 280, [26, 26, 124, 124]), shell, 60),
    rect(-270, -280, 420, 16, accent.deep, 8),
    rect(-240, -226, 14, 90, shell.light, 7),
    circle(-60, -150, 13, mustard.base),
    stroke('M-100 -70 H-20', shell.deep, 8),
    at(222, -122, earbud(shell, navy), 1.12, 16),
  );
}
