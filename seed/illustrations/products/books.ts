import type { Tone } from '#seed/illustrations/palette.ts';
import {
  blush,
  brick,
  coral,
  cream,
  ink,
  iron,
  mustard,
  navy,
  paper,
  pine,
  plum,
  sand,
  teal,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
  block,
  box,
  circle,
  disc,
  fill,
  glow,
  group,
  rect,
  repeat,
  solid,
  stroke,
  within,
} from '#seed/illustrations/shapes.ts';

/** E-reader upright: half an engraving, half lines of a page. */
export function drawEReader(body: Tone = ink): Svg {
  const page = box(-206, -640, 412, 560, 8);
  const widths = [360, 344, 366, 330, 356, 210];
  return group(
    rect(252, -430, 10, 80, body.deep, [0, 5, 5, 0]),
    block(-256, -694, 512, 694, body, 44, 0.07),
    fill(page, paper.base),
    within(
      page,
      rect(-210, -640, 420, 300, cream.dark),
      circle(-80, -530, 54, paper.light),
      fill('M-210 -440 Q-90 -540 30 -450 T210 -470 V-340 H-210Z', iron.light),
      fill('M-210 -390 Q-60 -450 60 -396 T210 -410 V-340 H-210Z', iron.base),
      fill('M100 -340 L130 -520 L160 -340Z', ink.base),
      fill('M60 -340 L84 -460 L108 -340Z', ink.light),
    ),
    ...widths.map((width, index) => rect(-180, -308 + index * 36, width, 12, iron.light, 6)),
    circle(0, -40, 12, body.light),
    rect(-236, -640, 8, 420, body.light, 4),
  );
}

/** Clip-on reading light, at work on the top edge of a book. */
export function drawReadingLight(cover: Tone = plum): Svg {
  return group(
    glow(fill(disc(-50, -560, 250), mustard.light, 0.3), fill(disc(-50, -560, 160), mustard.light, 0.4)),
    // The book, half turned, so that pages show on the right.
    fill('M-190 -20 H210 L236 0 H-170 Q-200 0 -200 -20Z', cover.deep),
    rect(-170, -418, 392, 410, paper.dark, [0, 8, 8, 0]),
    repeat(4, (index) => rect(196 + index * 7, -410, 2, 400, paper.deep)),
    solid(box(-200, -430, 390, 430, [12, 6, 6, 12]), cover, 96),
    within(box(-200, -430, 390, 430, [12, 6, 6, 12]), fill(disc(-50, -430, 230, 190), cover.light)),
    rect(-200, -430, 42, 430, cover.deep, [12, 0, 0, 12]),
    circle(16, -230, 86, mustard.base),
    fill('M16 -316 a86 86 0 0 1 0 172 a86 86 0 0 0 0 -172Z', mustard.dark),
    fill('M-40 -176 Q16 -300 72 -176 Q16 -140 -40 -176Z', coral.base),
    rect(-110, -86, 250, 12, cover.light, 6),
    // Clip, neck and head.
    block(76, -500, 92, 120, ink, 18, 0.36),
    rect(100, -470, 44, 12, coral.base, 6),
    stroke('M122 -496 C132 -640 110 -740 10 -740 C-50 -740 -70 -690 -60 -640', iron.base, 20),
    stroke('M116 -540 C124 -640 100 -724 14 -728', iron.light, 5),
    solid('M-132 -556 Q-136 -640 -48 -646 Q40 -640 36 -556Z', coral, -10),
    rect(-140, -566, 184, 26, paper.light, 13),
  );
}

const spines: Tone[] = [coral, navy, mustard, teal, cream, plum, pine, blush, brick, sand];

/** A row of books, as long as asked; widths and heights vary but never between runs. */
export function drawBookRow(count: number, start = 0, tallest = 170): Svg {
  let x = 0;
  return repeat(count, (index) => {
    const seed = index + start;
    const width = 26 + ((seed * 17) % 22);
    const height = tallest - ((seed * 31) % 48);
    const cloth = spines[(seed * 7 + start) % spines.length] ?? coral;
    const book = group(
      block(x, -height, width, height, cloth, 3, 0.3),
      rect(x, -height + 22, width, 8, cloth.light),
      seed % 2 ? rect(x, -34, width, 6, cloth.deep) : '',
    );
    x += width + 2;
    return book;
  });
}

export function drawBookStack(offset = 0): Svg {
  return repeat(4, (index) => {
    const cloth = spines[(index * 3 + offset) % spines.length] ?? coral;
    const width = 250 - ((index * 37) % 60);
    const y = -42 * (index + 1);
    return group(
      block(-width / 2 + ((index * 13) % 20), y, width, 42, cloth, [6, 3, 3, 6], 0.2),
      rect(width / 2 - 40 + ((index * 13) % 20), y + 6, 40, 30, paper.base),
      rect(-width / 2 + 30, y, 12, 42, cloth.light),
    );
  });
}
