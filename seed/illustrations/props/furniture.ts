import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  coral,
  cream,
  ink,
  mustard,
  paper,
  sky,
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

/** Mid-century armchair, front view. About 420 wide. */
export function drawArmchair(cloth: Tone = teal, cushion: Tone = mustard): Svg {
  return group(
    fill('M-150 -70 L-176 0 H-152 L-112 -70Z', walnut.base),
    fill('M150 -70 L176 0 H152 L112 -70Z', walnut.dark),
    solid(box(-160, -430, 320, 300, [110, 110, 20, 20]), cloth, 80),
    block(-70, -250, 140, 120, cushion, 28),
    block(-150, -160, 300, 96, cloth, 26, 0.2),
    fill(box(-150, -160, 300, 40, 20), cloth.light),
    block(-214, -250, 78, 196, cloth, [39, 39, 16, 16], 0.3),
    block(136, -250, 78, 196, { ...cloth, base: cloth.dark, dark: cloth.deep }, [39, 39, 16, 16], 0.3),
  );
}

/** Two-seat sofa. About 700 wide. */
export function drawSofa(cloth: Tone = teal, cushion: Tone = mustard): Svg {
  return group(
    ...[-290, 270].map((x) => rect(x, -50, 20, 50, walnut.base)),
    block(-300, -320, 600, 240, cloth, [60, 60, 0, 0], 0.2),
    rect(-3, -310, 6, 180, cloth.dark),
    block(-290, -170, 290, 90, cloth, 24, 0),
    block(4, -170, 290, 90, { ...cloth, base: cloth.base }, 24, 0.2),
    rect(-290, -170, 290, 30, cloth.light, 15),
    rect(4, -170, 290, 30, cloth.light, 15),
    block(-310, -96, 620, 54, cloth, 10, 0.2),
    block(-356, -230, 82, 190, cloth, [40, 40, 14, 14]),
    block(274, -230, 82, 190, { ...cloth, base: cloth.dark, dark: cloth.deep }, [40, 40, 14, 14]),
    `<g transform="rotate(-10 -190 -210)">${block(-250, -280, 130, 126, cushion, 26)}</g>`,
  );
}

/** Bed from its long side, headboard at the left. About 760 wide. */
export function drawBed(blanket: Tone = teal): Svg {
  return group(
    rect(-350, -60, 24, 60, walnut.dark),
    rect(330, -60, 24, 60, walnut.dark),
    block(-380, -330, 40, 300, walnut, [20, 20, 0, 0], 0.4),
    block(-350, -110, 710, 60, wood, 8, 0.14),
    block(-344, -190, 700, 90, paper, 26, 0.14),
    block(-330, -258, 190, 84, paper, 36, 0.3),
    block(-300, -236, 170, 72, sky, 32, 0.3),
    solid(
      'M-120 -196 Q120 -246 330 -206 Q362 -200 362 -160 V-84 H-150 Q-150 -170 -120 -196Z',
      blanket,
      220,
      20,
    ),
    fill('M-120 -196 Q-60 -212 -10 -218 Q-40 -150 -40 -84 H-150 Q-150 -170 -120 -196Z', cream.base),
    repeat(3, (index) =>
      stroke(`M${70 + index * 90} -222 Q${50 + index * 90} -150 ${54 + index * 90} -88`, blanket.deep, 6),
    ),
  );
}

/** Cot with bars. About 560 wide. */
export function drawCot(timber: Tone = cream, sheet: Tone = sky): Svg {
  return group(
    rect(-262, -180, 524, 96, sheet.base, 16),
    fill('M-60 -170 Q120 -250 250 -170 V-100 H-60Z', teal.base),
    circle(-130, -206, 46, blush.light),
    fill('M-170 -230 Q-130 -276 -84 -226 Q-130 -240 -170 -230Z', walnut.base),
    stroke('M-152 -200 q8 8 16 0 M-122 -200 q8 8 16 0', walnut.dark, 4),
    repeat(9, (index) => block(-232 + index * 54, -330, 16, 240, timber, 8, 0.4)),
    rect(-270, -346, 540, 26, timber.base, 13),
    block(-270, -104, 540, 34, timber, 10, 0.2),
    block(-288, -390, 36, 390, timber, [18, 18, 6, 6], 0.4),
    block(252, -390, 36, 390, timber, [18, 18, 6, 6], 0.4),
  );
}

/** Baby's mobile: hangs from (0, 0). */
export function drawMobile(): Svg {
  const toy = (x: number, length: number, shape: Svg): Svg =>
    group(
      stroke(`M${x} 96 V${96 + length}`, ink.light, 3),
      `<g transform="translate(${x} ${96 + length})">${shape}</g>`,
    );
  const star = 'M0 -26 L8 -8 L26 -6 L12 6 L16 26 L0 15 L-16 26 L-12 6 L-26 -6 L-8 -8Z';
  return group(
    stroke('M0 -300 V70', ink.light, 4),
    stroke('M-130 96 Q0 40 130 96', walnut.base, 10),
    toy(-128, 60, fill(star, mustard.base)),
    toy(-44, 96, group(circle(0, 10, 26, coral.base), fill('M0 -16 a26 26 0 0 1 0 52Z', coral.dark))),
    toy(44, 66, fill('M-30 12 a30 30 0 1 1 44 -26 a24 24 0 1 0 -14 40 a30 30 0 0 1 -30 -14Z', cream.base)),
    toy(128, 92, fill(star, teal.base)),
  );
}

export function drawStool(timber: Tone = wood): Svg {
  return group(
    stroke('M-60 -180 L-86 -6', timber.base, 20),
    stroke('M60 -180 L86 -6', timber.dark, 20),
    stroke('M-72 -80 H72', timber.dark, 12),
    block(-110, -206, 220, 34, timber, 16),
  );
}

/** Chest of drawers. */
export function drawDresser(width: number, height: number, timber: Tone = wood): Svg {
  const half = width / 2;
  return group(
    rect(-half + 20, -30, 24, 30, walnut.dark),
    rect(half - 44, -30, 24, 30, walnut.dark),
    block(-half, -height, width, height - 26, timber, 10, 0.16),
    rect(-half - 10, -height - 14, width + 20, 24, timber.light, 6),
    ...[0, 1].map((row) => {
      const top = -height + 30 + row * ((height - 60) / 2);
      return [0, 1]
        .map((column) => {
          const left = -half + 24 + column * ((width - 36) / 2);
          const wide = (width - 60) / 2;
          return group(
            rect(left, top, wide, (height - 86) / 2, timber.dark, 8),
            rect(left, top, wide, (height - 86) / 2 - 8, timber.base, 8),
            circle(left + wide / 2, top + (height - 86) / 4, 11, walnut.base),
          );
        })
        .join('');
    }),
  );
}

export function drawMug(body: Tone = coral): Svg {
  return group(
    stroke('M34 -74 q38 0 34 30 q-4 24 -38 22', body.dark, 13),
    block(-44, -94, 88, 94, body, [4, 4, 22, 22], 0.34),
    fill(disc(0, -94, 44, 7), walnut.dark),
  );
}

/** Two threads of steam above a cup. */
export function drawSteam(color: string): Svg {
  return group(
    stroke('M-14 0 q-20 -30 0 -60 t0 -60', color, 8),
    stroke('M18 -14 q-18 -26 0 -52 t0 -52', color, 8),
  );
}

export function drawBalanceBall(body: Tone = coral): Svg {
  const ball = disc(0, -150, 150);
  return group(
    solid(ball, body, 60, 20),
    within(
      ball,
      stroke('M-160 -150 Q0 -90 160 -150 M-150 -90 Q0 -30 150 -90 M-150 -210 Q0 -150 150 -210', body.dark, 6),
    ),
    fill(disc(-60, -210, 34, 22), body.light),
  );
}
