import type { Tone } from '#seed/illustrations/palette.ts';
import { coral, ink, leaf, mustard, teal } from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { circle, disc, fill, group, solid, stroke, within } from '#seed/illustrations/shapes.ts';

function catHead(fur: Tone, awake: boolean): Svg {
  const eyes = awake
    ? group(
        fill(disc(-26, -2, 10, 13), leaf.light),
        fill(disc(26, -2, 10, 13), leaf.light),
        fill(disc(-25, -2, 4, 11), ink.deep),
        fill(disc(27, -2, 4, 11), ink.deep),
      )
    : stroke('M-38 0 q12 10 24 0 M14 0 q12 10 24 0', mustard.light, 5);
  return group(
    solid(
      'M-66 20 C-72 -20 -68 -62 -62 -84 Q-40 -74 -26 -54 Q0 -60 26 -54 Q40 -74 62 -84 C68 -62 72 -20 66 20 C54 60 -54 60 -66 20Z',
      fur,
      30,
      12,
    ),
    fill('M-54 -66 Q-42 -58 -36 -48 L-52 -40Z', coral.light),
    fill('M54 -66 Q42 -58 36 -48 L52 -40Z', coral.light),
    eyes,
    fill('M-8 16 H8 L0 25Z', coral.base),
    stroke('M0 25 q-8 10 -15 4 M0 25 q8 10 15 4', fur.light, 3.5),
    stroke('M-40 20 L-78 14 M-40 26 L-76 32 M40 20 L78 14 M40 26 L76 32', fur.light, 2.5),
  );
}

/** Loaf of a cat, eyes closed, tail over the edge. About 260 wide. */
export function drawLyingCat(fur: Tone = ink): Svg {
  return group(
    stroke('M112 -22 C170 -20 168 40 146 76', fur.dark, 24),
    solid('M-130 0 C-140 -90 -40 -118 30 -104 C110 -92 142 -50 134 0Z', fur, 70, 20),
    `<g transform="translate(-86 -74) scale(.86)">${catHead(fur, false)}</g>`,
    fill(disc(-76, -8, 34, 14), fur.light),
  );
}

/** Cat sitting upright and looking at us. About 340 tall. */
export function drawSittingCat(fur: Tone = ink): Svg {
  return group(
    stroke('M84 -20 C170 -14 190 -80 158 -136', fur.base, 28),
    solid('M-96 0 C-116 -90 -70 -150 -56 -222 H56 C70 -150 116 -90 96 0Z', fur, 34, 10),
    fill('M-30 -200 Q0 -140 30 -200 Q22 -110 0 -96 Q-22 -110 -30 -200Z', fur.light),
    stroke('M-20 -8 V-84 M20 -8 V-84', fur.deep, 5),
    fill(disc(-38, -10, 32, 14), fur.light),
    fill(disc(38, -10, 32, 14), fur.base),
    `<g transform="translate(0 -256)">${catHead(fur, true)}</g>`,
    stroke('M-48 -206 Q0 -180 48 -206', coral.base, 14),
    circle(0, -186, 11, mustard.base),
  );
}

/** Cat sitting sideways and leaning to the left to drink. About 340 tall. */
export function drawDrinkingCat(fur: Tone = ink): Svg {
  const body =
    'M-74 0 L-66 -110 C-104 -170 -84 -236 -10 -240 C100 -244 190 -150 188 -62 C186 -20 166 0 132 0 H50 Q36 -70 0 -90 L-34 0Z';
  return group(
    stroke('M150 -20 C240 -10 262 -70 232 -124', fur.dark, 28),
    fill('M-30 -120 L-22 0 H14 L30 -110Z', fur.dark),
    solid(body, fur, 116, 40),
    within(
      body,
      stroke(
        'M60 -250 Q78 -206 66 -180 M112 -230 Q126 -184 112 -156 M166 -190 Q166 -150 146 -130',
        fur.deep,
        12,
      ),
    ),
    fill(disc(112, -66, 72, 66), fur.base),
    stroke('M52 -30 Q40 -110 104 -130', fur.deep, 5),
    fill(disc(-50, -10, 32, 14), fur.light),
    fill(disc(82, -10, 44, 15), fur.light),
    fill('M-112 -184 q-18 34 -32 14 q-4 -16 14 -28Z', coral.light),
    `<g transform="translate(-84 -236) rotate(-18)">${catHead(fur, false)}</g>`,
    stroke('M-72 -172 Q-40 -166 -14 -196', teal.base, 14),
    circle(-44, -164, 10, mustard.base),
  );
}
