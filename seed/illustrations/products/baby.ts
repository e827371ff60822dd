import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  coral,
  cream,
  ink,
  iron,
  lilac,
  mustard,
  navy,
  paper,
  sand,
  steel,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
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

function sleepingBaby(): Svg {
  return group(
    rect(-210, -130, 420, 270, navy.base),
    fill(disc(130, -70, 34), mustard.light),
    fill(disc(146, -80, 30), navy.base),
    repeat(5, (index) => circle(-170 + index * 54, -92 + ((index * 29) % 34), 5, cream.base)),
    fill('M-210 62 Q-60 20 210 60 V140 H-210Z', lilac.dark),
    fill(disc(-60, 50, 120, 44), paper.dark),
    circle(-52, 10, 66, blush.light),
    fill('M-104 -28 Q-66 -78 -8 -40 Q-50 -46 -104 -28Z', walnut.base),
    stroke('M-84 12 q10 10 22 0 M-34 12 q10 10 22 0', walnut.dark, 6),
    stroke('M-58 38 q8 8 16 0', coral.dark, 6),
    fill('M-30 70 Q60 10 150 40 Q200 60 210 140 H-60Z', teal.light),
    fill('M60 44 Q120 26 160 44 Q200 60 210 140 H110 Q110 80 60 44Z', teal.base),
  );
}

/** Parent unit: the handheld screen with a small aerial and a kickstand foot. */
export function drawMonitorScreen(body: Tone = paper): Svg {
  const screen = box(-204, -318, 408, 250, 26);
  return group(
    stroke('M196 -360 V-462', ink.base, 20),
    circle(196, -466, 17, coral.base),
    fill('M60 -40 L150 0 H-150 L-60 -40Z', body.deep),
    solid(box(-300, -372, 600, 352, [74, 74, 90, 90]), body, 214),
    within(screen, `<g transform="translate(0 -193)">${sleepingBaby()}</g>`),
    circle(-252, -250, 20, coral.base),
    circle(-252, -194, 14, body.deep),
    circle(-252, -148, 14, body.deep),
    repeat(3, (index) => rect(234, -240 + index * 32, 38, 12, body.deep, 6)),
  );
}

/** Camera unit: a ball with one eye on a small foot. */
export function drawMonitorCamera(body: Tone = blush): Svg {
  return group(
    solid('M-78 0 Q-76 -46 -28 -52 H28 Q76 -46 78 0Z', body, 24),
    rect(-20, -92, 40, 50, body.deep),
    stroke('M-88 -176 V-258', ink.base, 14),
    circle(-88, -260, 12, coral.base),
    solid(disc(0, -168, 106), body, 46, 20),
    circle(-10, -168, 66, ink.base),
    circle(-10, -168, 42, navy.light),
    circle(-10, -168, 22, ink.deep),
    circle(-28, -188, 12, paper.light),
    circle(-10, -84, 6, mustard.light),
  );
}

export function drawBabyMonitor(): Svg {
  return group(
    `<g transform="translate(-92 0)">${drawMonitorScreen()}</g>`,
    `<g transform="translate(282 30)">${drawMonitorCamera(mustard)}</g>`,
  );
}

/** Compact stroller, seen from the side, canopy against the sun. */
export function drawStroller(fabric: Tone = coral): Svg {
  const wheel = (x: number, radius: number): Svg =>
    group(
      circle(x, -radius, radius, ink.base),
      circle(x, -radius, radius * 0.6, steel.base),
      fill(`M${x} ${-radius * 1.6} a${radius * 0.6} ${radius * 0.6} 0 0 1 0 ${radius * 1.2}Z`, steel.dark),
      circle(x, -radius, radius * 0.2, ink.base),
    );
  const canopy = 'M196 -470 L256 -722 A260 260 0 0 0 -56 -424 Z';
  const seat = 'M276 -640 L188 -332 Q176 -292 136 -292 H-56 L-132 -150';
  return group(
    // Frame: handle to front wheel, seat to rear wheel.
    stroke('M70 -300 L214 -78', iron.base, 20),
    stroke('M20 -300 L-146 -78', iron.base, 20),
    stroke('M250 -560 L318 -716 Q326 -736 350 -736', iron.base, 20),
    stroke('M330 -736 H384', ink.base, 32),
    solid('M-84 -196 H156 L132 -110 H-60Z', sand, 70),
    repeat(4, (index) => stroke(`M${-50 + index * 56} -190 l8 72`, sand.deep, 6)),
    wheel(-150, 76),
    wheel(214, 76),
    // One folded sheet of padding over a darker shell.
    stroke(seat, fabric.deep, 64),
    stroke('M222 -560 L164 -360 Q154 -330 126 -330 H-40', cream.base, 44),
    stroke('M222 -560 L164 -360', cream.dark, 44),
    stroke('M150 -440 L60 -340', ink.base, 14),
    circle(96, -380, 18, mustard.base),
    stroke('M-160 -146 L-110 -120', ink.base, 26),
    stroke('M40 -330 C10 -380 -40 -390 -84 -396', ink.light, 18),
    stroke('M-104 -398 H-62', ink.base, 32),
    solid(canopy, fabric, 120, -90),
    within(
      canopy,
      fill('M196 -470 L60 -760 L-120 -560 L-60 -424Z', fabric.light, 0.5),
      stroke('M196 -470 L150 -740 M196 -470 L10 -640', fabric.deep, 6),
    ),
    stroke('M196 -470 L-50 -425', paper.base, 14),
    circle(196, -470, 24, ink.base),
    circle(196, -470, 9, steel.base),
  );
}
