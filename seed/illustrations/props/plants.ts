import type { Tone } from '#seed/illustrations/palette.ts';
import { brick, coral, leaf, mustard, pine, walnut } from '#seed/illustrations/palette.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';
import { at, circle, fill, group, repeat, solid, stroke } from '#seed/illustrations/shapes.ts';

function drawPot(width: number, height: number, clay: Tone = coral): Svg {
  const half = width / 2;
  return group(
    solid(
      `M${-half} ${-height} H${half} L${half * 0.74} -8 Q${half * 0.72} 0 ${half * 0.6} 0 H${-half * 0.6} Q${-half * 0.72} 0 ${-half * 0.74} -8Z`,
      clay,
      half * 0.3,
    ),
    solid(`M${-half - 8} ${-height - 4} H${half + 8} V${-height + 24} H${-half - 8}Z`, clay, half * 0.3),
  );
}

/** One pointed leaf from the origin upwards, lit on its left half. */
function blade(length: number, width: number, green: Tone): Svg {
  return group(
    fill(
      `M0 0 C${-width} ${-length * 0.4} ${-width * 0.7} ${-length * 0.8} 0 ${-length} C${width * 0.7} ${-length * 0.8} ${width} ${-length * 0.4} 0 0Z`,
      green.base,
    ),
    fill(`M0 0 C${width} ${-length * 0.4} ${width * 0.7} ${-length * 0.8} 0 ${-length}Z`, green.dark),
  );
}

/** Broad-leaved house plant. About 420 tall. */
export function drawLeafyPlant(clay: Tone = brick, green: Tone = leaf): Svg {
  const angles = [-62, 58, -34, 36, -8, 14];
  return group(
    ...angles.map((angle, index) =>
      at(0, -130, blade(230 + (index % 3) * 34, 58, index % 2 ? pine : green), 1, angle),
    ),
    drawPot(150, 136, clay),
  );
}

/** Leaves alone, from the origin upwards: what a plant outside the picture reaches in with. */
export function drawLeafSpray(green: Tone = leaf): Svg {
  const angles = [-58, 56, -30, 28, 0];
  return group(
    ...angles.map((angle, index) =>
      at(0, 0, blade(300 - (index % 2) * 40, 62, index % 2 ? pine : green), 1, angle),
    ),
  );
}

/** Upright snake plant: few straight blades. */
export function drawSnakePlant(clay: Tone = mustard): Svg {
  const angles = [-16, 14, -6, 7, 0];
  return group(
    ...angles.map((angle, index) =>
      at((index - 2) * 14, -90, blade(270 - ((index * 41) % 90), 30, index % 2 ? leaf : pine), 1, angle),
    ),
    drawPot(120, 104, clay),
  );
}

export function drawCactus(clay: Tone = coral): Svg {
  return group(
    stroke('M-20 -140 H-62 V-190', pine.base, 34),
    stroke('M20 -170 H60 V-226', pine.dark, 34),
    stroke('M0 -80 V-250', pine.base, 58),
    stroke('M14 -80 V-250', pine.dark, 28),
    stroke('M-12 -100 V-250', pine.light, 5),
    circle(0, -282, 14, coral.light),
    drawPot(104, 92, clay),
  );
}

/** Plant that hangs over the edge of a shelf. */
export function drawTrailingPlant(clay: Tone = mustard): Svg {
  const strand = (x: number, sway: number, count: number): Svg =>
    group(
      stroke(`M${x * 0.4} -80 Q${x} -90 ${x + sway * 0.2} 0 T${x + sway} ${count * 34}`, pine.base, 6),
      repeat(count, (index) => {
        const y = -30 + index * 36;
        return group(
          at(
            x + (sway * index) / count,
            y,
            blade(52, 20, index % 2 ? leaf : pine),
            1,
            index % 2 ? 110 : -110,
          ),
        );
      }),
    );
  return group(
    strand(-46, -16, 6),
    strand(50, 14, 4),
    drawPot(110, 90, clay),
    strand(14, 10, 3),
    at(0, -84, blade(90, 30, leaf), 1, -40),
    at(0, -84, blade(90, 30, pine), 1, 34),
  );
}

/** Fir tree with a trunk, for the season. */
export function drawFir(): Svg {
  const tier = (y: number, half: number, height: number): Svg =>
    solid(`M0 ${y - height} L${half} ${y} Q0 ${y + 36} ${-half} ${y}Z`, pine, 12, 16);
  return group(
    stroke('M0 -90 V-10', walnut.base, 44),
    drawPot(150, 90, brick),
    tier(-110, 250, 240),
    tier(-250, 200, 220),
    tier(-390, 146, 210),
  );
}
