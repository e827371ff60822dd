import type { Portrait } from '#seed/facts/authors.ts';
import {
  backdrop,
  coral,
  hairTones,
  ink,
  leaf,
  mustard,
  navy,
  plum,
  skinTones,
  teal,
} from '#seed/illustrations/palette.ts';
import {
  box,
  circle,
  disc,
  fill,
  points,
  rect,
  type Svg,
  solid,
  stroke,
} from '#seed/illustrations/shapes.ts';

export const portraitSize = 1200;
const MIDDLE = 600;

const tops = { coral, teal, navy, mustard, plum, leaf };

/** What falls behind the head. */
function hairBehind({ hair, cut }: Portrait): Svg {
  const tone = hairTones[hair];
  if (cut === 'long') return solid(box(330, 250, 540, 720, [270, 270, 90, 90]), tone, 720);
  if (cut === 'curls') {
    const locks = [360, 300, 300, 350, 850, 900, 900, 840].map((x, index) =>
      circle(x, 380 + (index % 4) * 110, 120, index < 4 ? tone.base : tone.dark),
    );
    return locks.join('') + fill(disc(MIDDLE, 400, 300, 260), tone.base);
  }
  if (cut === 'bun')
    return circle(MIDDLE, 190, 120, tone.dark) + fill(disc(MIDDLE, 430, 262, 250), tone.base);
  return '';
}

/** What lies on the head: a fringe, or a cap of short hair. */
function hairOnTop({ hair, cut }: Portrait): Svg {
  const tone = hairTones[hair];
  if (cut === 'bald') return '';
  const parting = cut === 'short' ? 60 : 110;
  return fill(
    `M352 520C340 ${300 - parting / 2} 470 220 ${MIDDLE} 220S860 ${300 - parting / 2} 848 520C820 430 760 ${400 - parting / 2} 690 ${380 - parting / 3}C560 ${350 + parting / 2} 400 400 352 520Z`,
    tone.base,
  );
}

function face({ skin, hair, glasses, beard }: Portrait): Svg {
  const tone = skinTones[skin];
  const whiskers = hairTones[hair];
  const jaw = `M360 600C370 800 470 900 ${MIDDLE} 900S830 800 840 600C800 700 720 720 ${MIDDLE} 720S400 700 360 600Z`;
  return [
    circle(358, 580, 52, tone.base),
    circle(842, 580, 52, tone.dark),
    solid(disc(MIDDLE, 560, 245, 315), tone, 740, 60),
    beard ? fill(jaw, whiskers.base) : '',
    stroke('M455 490q45 -28 92 -4M653 486q47 -24 92 4', whiskers.dark, 18),
    circle(502, 560, 24, ink.base),
    circle(698, 560, 24, ink.base),
    stroke(`M${MIDDLE} 580q-34 84 8 96`, tone.deep, 16),
    stroke('M520 770q80 56 160 0', beard ? tone.light : tone.deep, 20),
    glasses
      ? stroke(`${disc(502, 562, 84, 76)}${disc(698, 562, 84, 76)}M586 550q14 -12 28 0`, ink.dark, 16)
      : '',
  ].join('');
}

/** Somebody in front of a wall in the light of the other drawings: SVG of 1200 × 1200. */
export function drawPortraitScene(portrait: Portrait): Svg {
  const wall = backdrop(portrait.hue);
  const top = tops[portrait.top];
  const skin = skinTones[portrait.skin];
  return [
    rect(0, 0, portraitSize, portraitSize, wall.wall),
    fill(points(0, 0, 700, 0, 0, 1000), wall.wallLight),
    fill(disc(MIDDLE + 70, 700, 420, 460), wall.shadow, 0.12),
    hairBehind(portrait),
    solid(`M120 1200C130 1010 300 950 ${MIDDLE} 950S1070 1010 1080 1200Z`, top, 780, 60),
    solid(box(500, 800, 200, 220, [0, 0, 100, 100]), { ...skin, base: skin.dark, dark: skin.deep }, 640),
    face(portrait),
    hairOnTop(portrait),
  ].join('');
}
