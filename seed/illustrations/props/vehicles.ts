import type { Tone } from '#seed/illustrations/palette.ts';
import {
  brick,
  coral,
  cream,
  ink,
  iron,
  mustard,
  navy,
  paper,
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

function wheel(x: number): Svg {
  return group(
    circle(x, -78, 78, ink.base),
    circle(x, -78, 50, steel.base),
    fill(`M${x} -128 a50 50 0 0 1 0 100Z`, steel.dark),
    repeat(5, (index) => {
      const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
      return stroke(
        `M${x} -78 L${Math.round(x + Math.cos(angle) * 42)} ${Math.round(-78 + Math.sin(angle) * 42)}`,
        iron.base,
        10,
      );
    }),
    circle(x, -78, 16, ink.base),
  );
}

/** Somebody behind a car window, from the chest up and turned to the left; `hair` is drawn around the face. */
function passenger(skin: Tone, shirt: Tone, hair: Svg): Svg {
  return group(
    solid('M-64 90 Q-62 28 -14 20 H24 Q66 30 68 90Z', shirt, 24),
    rect(-14, -8, 32, 40, skin.dark, 10),
    fill(disc(0, -40, 42, 46), skin.base),
    fill(disc(-42, -34, 9, 8), skin.base),
    hair,
    circle(-20, -40, 5, ink.base),
    stroke('M-30 -18 q8 8 18 4', ink.light, 4),
  );
}

const shortHair = (color: string): Svg =>
  fill('M-36 -62 Q-34 -98 12 -96 Q54 -92 52 -40 Q50 -16 34 -4 Q38 -32 24 -50 Q-4 -44 -36 -62Z', color);

const longHair = (color: string): Svg =>
  fill(
    'M-36 -62 Q-34 -98 12 -96 Q58 -92 56 -36 Q58 10 72 28 Q40 36 20 18 Q38 -20 24 -50 Q-4 -44 -36 -62Z',
    color,
  );

function cap(cloth: Tone, hair: string): Svg {
  return group(
    fill('M30 -62 H50 Q54 -30 36 -6 Q34 -30 26 -46Z', hair),
    fill('M-44 -58 Q-40 -98 6 -98 Q52 -96 52 -56 Q4 -66 -44 -58Z', cloth.base),
    fill('M-30 -66 Q-62 -70 -80 -54 Q-54 -52 -30 -56Z', cloth.dark),
    circle(6, -98, 7, cloth.dark),
  );
}

function dog(): Svg {
  return group(
    solid('M-50 90 Q-50 30 -20 10 H34 Q58 40 60 90Z', wood, 20),
    fill('M-86 -22 Q-92 -2 -60 2 L-10 4 Q30 4 34 -34 Q36 -78 -10 -78 Q-38 -78 -46 -50Z', wood.base),
    fill('M-86 -22 Q-92 -2 -60 2 L-40 2 Q-40 -24 -62 -34Z', cream.base),
    fill(disc(-82, -24, 12, 9), ink.base),
    circle(-34, -46, 6, ink.base),
    fill('M-2 -78 Q40 -86 46 -40 Q46 -6 26 0 Q14 -36 -2 -78Z', walnut.base),
    stroke('M-26 16 Q10 26 40 12', coral.base, 12),
  );
}

/** Estate car from its left side, on its way to the left, with the family inside. About 1000 wide, 400 tall. */
export function drawFamilyCar(body: Tone = coral): Svg {
  const hull =
    'M-500 -110 Q-508 -178 -470 -196 L-296 -232 L-176 -352 Q-156 -372 -124 -374 H330 Q372 -374 396 -344 L452 -236 Q486 -222 488 -172 V-110 Q488 -76 454 -76 H-466 Q-498 -78 -500 -110Z';
  const glass = 'M-252 -236 L-150 -336 Q-142 -344 -128 -344 H322 Q348 -344 362 -322 L408 -236Z';
  return group(
    fill('M-330 -90 H360 V-48 H-330Z', ink.base),
    solid(hull, body, 260, 40),
    within(
      hull,
      rect(-520, -122, 1040, 60, body.dark),
      rect(-520, -214, 1040, 12, body.light),
      stroke('M-74 -240 V-100 Q-74 -84 -60 -84 M146 -240 V-90', body.deep, 6),
    ),
    fill(glass, navy.dark),
    within(
      glass,
      rect(-300, -360, 760, 140, sky.dark),
      rect(-114, -304, 26, 90, navy.light, 12),
      rect(10, -292, 28, 80, teal.dark, 12),
      rect(108, -292, 28, 80, teal.dark, 12),
      at(-140, -256, passenger(sand, mustard, longHair(walnut.dark)), 0.86),
      at(-10, -244, passenger(wood, teal, cap(mustard, ink.base)), 0.72),
      at(84, -240, passenger(sand, brick, shortHair(ink.light)), 0.66),
      at(262, -238, dog(), 0.8),
      fill(points(330, -350, 370, -350, 280, -230, 240, -230), paper.light, 0.22),
    ),
    stroke('M-74 -344 V-236 M146 -344 V-236', body.dark, 20, 'butt'),
    // Mirror, handles, lamps, bumpers.
    block(-240, -262, 56, 40, body, [20, 8, 8, 8], 0.4),
    rect(84, -196, 46, 14, body.deep, 7),
    rect(-136, -196, 46, 14, body.deep, 7),
    fill('M-494 -166 Q-488 -190 -462 -194 L-436 -196 Q-434 -160 -452 -154 H-496Z', mustard.light),
    rect(462, -196, 26, 56, mustard.dark, [4, 12, 4, 4]),
    rect(-516, -112, 90, 34, ink.light, 15),
    rect(420, -112, 84, 34, ink.light, 15),
    fill('M-394 -76 a108 108 0 0 1 216 0Z', ink.deep),
    fill('M206 -76 a108 108 0 0 1 216 0Z', ink.deep),
    wheel(-286),
    wheel(314),
  );
}

/** What travels on the roof: rails, two cases, a rolled mat and a ball. Stands on the roof line. */
export function drawRoofLoad(): Svg {
  return group(
    block(-190, -118, 170, 98, teal, 16, 0.26),
    rect(-150, -118, 16, 98, teal.deep),
    rect(-76, -118, 16, 98, teal.deep),
    stroke('M-124 -120 v-18 h38 v18', ink.base, 10),
    block(-10, -142, 180, 122, mustard, 18, 0.26),
    rect(-10, -88, 180, 10, mustard.deep),
    rect(58, -98, 44, 30, steel.base, 8),
    stroke('M54 -144 v-16 h52 v16', ink.base, 10),
    block(182, -76, 120, 56, pine, 28, 0.2),
    circle(290, -48, 28, pine.light),
    circle(290, -48, 14, pine.deep),
    fill(box(196, -128, 92, 52, [24, 24, 4, 4]), cream.base),
    fill(box(250, -128, 38, 52, [0, 24, 4, 0]), cream.dark),
    stroke('M-206 -18 H316', ink.base, 14),
    stroke('M-170 -18 V2 M60 -18 V2 M280 -18 V2', ink.base, 14),
    stroke('M-105 -118 V-22 M80 -142 V-22', walnut.dark, 6),
  );
}
