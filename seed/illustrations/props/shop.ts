import type { Tone } from '#seed/illustrations/palette.ts';
import {
  brick,
  coral,
  cream,
  ink,
  leaf,
  mustard,
  navy,
  paper,
  pine,
  steel,
  teal,
  walnut,
} from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import {
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

/** Striped awning with a scalloped hem: the sign of the vitrina. */
export function drawAwning(
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  cloth: Tone = coral,
): Svg {
  const step = width / stripes;
  return group(
    repeat(stripes, (index) => {
      const left = x + index * step;
      const spread = 26;
      const topLeft = x + spread + ((width - 2 * spread) * index) / stripes;
      const topRight = x + spread + ((width - 2 * spread) * (index + 1)) / stripes;
      const material = index % 2 ? paper : cloth;
      const slope = points(topLeft, y, topRight, y, left + step, y + height, left, y + height);
      return group(
        fill(slope, material.base),
        fill(`M${left} ${y + height} h${step} a${step / 2} ${step / 2.3} 0 0 1 ${-step} 0Z`, material.dark),
      );
    }),
    rect(x + 20, y - 14, width - 40, 18, cloth.deep, 5),
  );
}

/** The glass of a shop window with its timber frame; draw the goods after it. */
export function drawShopWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  inside: string,
  frame: Tone = pine,
): Svg {
  return group(
    block(x - 26, y - 26, width + 52, height + 52, frame, 6, 0.04),
    rect(x, y, width, height, inside),
    rect(x, y, width, 12, frame.deep),
    rect(x, y, 12, height, frame.deep),
    block(x - 46, y + height + 22, width + 92, 30, frame, 6, 0.1),
  );
}

/** Reflections on glass: two slanted bands, drawn over the goods. */
export function drawGlare(x: number, y: number, width: number, height: number): Svg {
  return within(
    box(x, y, width, height),
    fill(
      points(
        x + width * 0.1,
        y,
        x + width * 0.17,
        y,
        x + width * 0.17 - height * 0.5,
        y + height,
        x + width * 0.1 - height * 0.5,
        y + height,
      ),
      paper.light,
      0.28,
    ),
    fill(
      points(
        x + width * 0.84,
        y,
        x + width * 0.96,
        y,
        x + width * 0.96 - height * 0.5,
        y + height,
        x + width * 0.84 - height * 0.5,
        y + height,
      ),
      paper.light,
      0.22,
    ),
  );
}

export function drawPlinth(width: number, height: number, material: Tone = cream): Svg {
  return group(
    block(-width / 2, -height, width, height, material, 4, 0.26),
    rect(-width / 2 - 12, -height - 4, width + 24, 24, material.light, 4),
    rect(width / 2 - width * 0.26, -height + 20, width * 0.26, 10, material.deep),
  );
}

export function drawGift(width: number, height: number, wrap: Tone, ribbon: Tone): Svg {
  const half = width / 2;
  return group(
    stroke(
      `M0 ${-height} C${-half * 0.9} ${-height - 70} ${-half * 0.2} ${-height - 96} 0 ${-height - 6}`,
      ribbon.base,
      16,
    ),
    stroke(
      `M0 ${-height} C${half * 0.9} ${-height - 70} ${half * 0.2} ${-height - 96} 0 ${-height - 6}`,
      ribbon.dark,
      16,
    ),
    block(-half, -height, width, height, wrap, 6),
    block(-half - 10, -height, width + 20, 40, wrap, 6),
    rect(-half - 10, -height + 36, width + 20, 8, wrap.deep),
    rect(-16, -height, 32, height, ribbon.base),
    rect(4, -height, 12, height, ribbon.dark),
  );
}

export function drawShoppingBag(paperTone: Tone = coral): Svg {
  return group(
    stroke('M-46 -236 C-46 -320 46 -320 46 -236', ink.base, 10),
    block(-110, -244, 220, 244, paperTone, 6),
    fill('M-110 -244 H110 V-216 L-110 -204Z', paperTone.deep, 0.35),
    circle(0, -110, 44, paper.base),
    stroke('M-20 -110 l14 16 l28 -34', paperTone.deep, 11),
  );
}

/** Blank price tag, hanging from (0, 0). */
export function drawTag(body: Tone, size = 1): Svg {
  return `<g transform="scale(${size})">${group(
    stroke('M0 0 V44', ink.base, 5),
    solid('M0 34 L62 86 V218 Q62 232 48 232 H-48 Q-62 232 -62 218 V86Z', body, 26),
    circle(0, 78, 12, ink.base),
  )}</g>`;
}

export function drawMagnifier(rim: Tone = walnut): Svg {
  return group(
    stroke('M94 94 L196 196', rim.base, 44),
    stroke('M108 94 L204 190', rim.dark, 14),
    circle(0, 0, 138, ink.base),
    circle(0, 0, 112, steel.light),
    fill('M-80 -20 A84 84 0 0 1 -10 -86 L-8 -64 A62 62 0 0 0 -58 -14Z', paper.light),
  );
}

export function drawStar(radius: number, color: string): Svg {
  const tips = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.45 : radius;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return fill(points(...tips.flat()), color);
}

export function drawTrophy(gold: Tone = mustard): Svg {
  return group(
    block(-84, -56, 168, 56, walnut, 6),
    fill('M-20 -120 H20 L44 -54 H-44Z', gold.dark),
    stroke('M-96 -300 C-190 -310 -170 -180 -70 -176', gold.base, 22),
    stroke('M96 -300 C190 -310 170 -180 70 -176', gold.dark, 22),
    solid('M-112 -340 H112 C112 -190 70 -120 0 -112 C-70 -120 -112 -190 -112 -340Z', gold, 30, 10),
    rect(-126, -356, 252, 26, gold.light, 10),
    fill('M-84 -314 H-60 C-60 -240 -46 -190 -20 -160 C-60 -180 -84 -240 -84 -314Z', gold.light),
    `<g transform="translate(6 -246)">${drawStar(44, paper.light)}</g>`,
  );
}

export function drawRosette(cloth: Tone = coral): Svg {
  const petals = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return circle(Math.cos(angle) * 66, Math.sin(angle) * 66, 26, index % 2 ? cloth.base : cloth.dark);
  });
  return group(
    fill('M-44 50 L-76 190 L-36 166 L-10 196 L10 60Z', cloth.deep),
    fill('M44 50 L76 190 L36 166 L10 196 L-10 60Z', cloth.base),
    ...petals,
    circle(0, 0, 62, paper.base),
    drawStar(40, cloth.base),
  );
}

/** String of small flags between two points. */
export function drawBunting(x: number, y: number, width: number, sag: number): Svg {
  const tones = [coral, mustard, teal, navy, leaf, brick];
  const count = 10;
  return group(
    stroke(`M${x} ${y} Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, ink.base, 4),
    repeat(count, (index) => {
      const t = (index + 0.5) / count;
      const px = x + width * t;
      const py = y + 4 * sag * t * (1 - t);
      return fill(
        points(px - 30, py - 2, px + 30, py - 2, px, py + 62),
        (tones[index % tones.length] ?? coral).base,
      );
    }),
    fill(disc(x, y, 5), ink.base),
  );
}
