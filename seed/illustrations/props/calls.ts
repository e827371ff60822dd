import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  coral,
  ink,
  iron,
  leaf,
  mustard,
  navy,
  paper,
  sand,
  sky,
  steel,
  teal,
  walnut,
  wood,
} from '#seed/illustrations/palette.ts';
import { drawSnakePlant } from '#seed/illustrations/props/plants.ts';
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

type Hair = 'bob' | 'short' | 'curls';

/** Somebody from the shoulders up, facing us; 260 wide, about 270 tall, shoulders at y = 0. */
function bust(skin: Tone, shirt: Tone, hair: Tone, cut: Hair): Svg {
  const behind: Record<Hair, Svg> = {
    bob: fill('M-72 -92 Q-98 -262 0 -264 Q98 -262 72 -92Z', hair.dark),
    short: '',
    curls: repeat(9, (index) => {
      const angle = Math.PI * (0.95 + (index * 1.1) / 8);
      return circle(Math.cos(angle) * 66, -186 + Math.sin(angle) * 66, 36, hair.dark);
    }),
  };
  const fringe: Record<Hair, Svg> = {
    bob: fill('M-64 -170 Q-62 -252 4 -252 Q66 -248 64 -170 Q34 -186 16 -222 Q-16 -186 -64 -170Z', hair.base),
    short: fill(
      'M-62 -176 Q-72 -252 0 -256 Q70 -254 62 -176 Q54 -212 30 -220 Q-16 -212 -46 -220 Q-58 -204 -62 -176Z',
      hair.base,
    ),
    curls: fill('M-58 -190 Q-54 -246 0 -246 Q54 -246 58 -190 Q30 -220 0 -216 Q-30 -220 -58 -190Z', hair.base),
  };
  return group(
    behind[cut],
    solid('M-130 4 Q-126 -92 -44 -104 H44 Q126 -92 130 4Z', shirt, 50),
    fill('M-34 -106 Q0 -62 34 -106Z', skin.dark),
    rect(-24, -136, 48, 44, skin.dark, 10),
    solid(disc(0, -174, 60, 66), skin, 30, 8),
    fringe[cut],
    circle(-22, -172, 6, ink.base),
    circle(22, -172, 6, ink.base),
    stroke('M-20 -142 q20 20 40 0', ink.base, 6),
  );
}

/** One window of the call: a plain background and whoever sits before it. */
function tile(x: number, y: number, width: number, height: number, wall: Tone, person: Svg): Svg {
  const frame = box(x, y, width, height, 14);
  return within(
    frame,
    rect(x, y, width, height, wall.light),
    fill(points(x, y, x + width * 0.62, y, x + width * 0.3, y + height, x, y + height), paper.light, 0.35),
    person,
  );
}

/** Laptop open towards us with a call on the screen. 760 wide, 520 tall. */
export function drawCallLaptop(shell: Tone = steel): Svg {
  const large = { x: -316, y: -468, width: 400, height: 328 };
  return group(
    block(-348, -510, 696, 470, ink, 26, 0.03),
    rect(-330, -484, 660, 424, navy.dark, 12),
    circle(0, -496, 6, leaf.light),
    tile(
      large.x,
      large.y,
      large.width,
      large.height,
      mustard,
      group(at(40, -140, drawSnakePlant(coral), 0.5), at(-116, -140, bust(wood, teal, ink, 'bob'), 1.12)),
    ),
    tile(98, -468, 218, 158, blush, at(206, -306, bust(sand, navy, walnut, 'short'), 0.56)),
    tile(98, -298, 218, 158, sky, at(206, -136, bust(wood, coral, walnut, 'curls'), 0.56)),
    // The speaker's frame and the buttons.
    stroke(
      'M-316 -454 a14 14 0 0 1 14 -14 H70 a14 14 0 0 1 14 14 V-154 a14 14 0 0 1 -14 14 H-302 a14 14 0 0 1 -14 -14Z',
      leaf.light,
      8,
    ),
    ...[-76, 0, 76].map((x) => circle(x, -100, 24, x === 76 ? coral.base : iron.base)),
    stroke('M-76 -110 v12', paper.light, 9),
    stroke('M-86 -100 a10 10 0 0 0 20 0', paper.light, 4),
    rect(-12, -108, 18, 16, paper.light, 4),
    fill(points(6, -100, 14, -108, 14, -92), paper.light),
    rect(64, -104, 24, 8, paper.light, 4),
    fill('M-348 -40 H348 L380 -14 H-380Z', shell.dark),
    rect(-90, -36, 180, 12, shell.deep, 6),
    block(-382, -18, 764, 18, shell, [4, 4, 12, 12], 0.2),
  );
}

/** Small microphone on a round foot. About 300 tall. */
export function drawMicrophone(body: Tone = ink): Svg {
  const head = box(-52, -300, 104, 176, 52);
  return group(
    rect(-74, -16, 148, 16, iron.dark, 8),
    rect(-8, -110, 16, 100, iron.base),
    stroke('M-72 -210 V-190 A72 72 0 0 0 72 -190 V-210', iron.base, 14),
    solid(head, body, 18),
    within(
      head,
      ...[0, 1, 2, 3].map((row) => rect(-60, -280 + row * 26, 120, 9, body.light)),
      rect(-60, -178, 120, 18, mustard.base),
    ),
    circle(0, -142, 8, coral.base),
  );
}

/** Laptop stand of bent plywood. 480 wide, 120 tall. */
export function drawLaptopStand(timber: Tone = wood): Svg {
  return group(
    fill(points(-200, -120, -150, -120, -190, 0, -240, 0), timber.base),
    fill(points(200, -120, 150, -120, 190, 0, 240, 0), timber.dark),
    block(-250, -132, 500, 26, timber, 8, 0.2),
    rect(-214, -60, 428, 14, timber.dark, 6),
  );
}
