import type { CategoryKey } from '#seed/facts/categories.ts';

/** One material in flat light: lit edge, own colour, side away from the lamp, and the deepest fold. */
export interface Tone {
  light: string;
  base: string;
  dark: string;
  deep: string;
}

/** The room a category lives in: every family has the same lightness and chroma, only the hue turns. */
export interface Backdrop {
  wall: string;
  wallLight: string;
  wallGlow: string;
  wallDark: string;
  floor: string;
  floorDark: string;
  deep: string;
  /** Painted translucent, so that one shadow works over wall, floor and rug alike. */
  shadow: string;
}

function toGamma(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

/** OKLCH to a hex colour: plain sRGB keeps every SVG renderer (librsvg, browsers) in agreement. */
function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((channel) =>
    Math.round(toGamma(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function tone(lightness: number, chroma: number, hue: number, step = 0.075): Tone {
  // Shade drifts a little towards violet and light towards yellow, as warm daylight does.
  return {
    light: oklch(Math.min(0.985, lightness + step * 0.8), chroma * 0.85, hue + 3),
    base: oklch(lightness, chroma, hue),
    dark: oklch(lightness - step, chroma * 1.02, hue - 5),
    deep: oklch(lightness - step * 2.2, chroma * 0.95, hue - 9),
  };
}

export const paper = tone(0.965, 0.016, 84, 0.055);
export const cream = tone(0.92, 0.038, 84, 0.06);
export const sand = tone(0.84, 0.06, 78);
export const wood = tone(0.7, 0.085, 62);
export const walnut = tone(0.49, 0.07, 48, 0.065);
export const coral = tone(0.665, 0.165, 34);
export const brick = tone(0.55, 0.135, 32);
export const mustard = tone(0.8, 0.14, 82);
export const leaf = tone(0.6, 0.1, 140);
export const pine = tone(0.45, 0.07, 160);
export const teal = tone(0.6, 0.085, 196);
export const sky = tone(0.86, 0.055, 222, 0.06);
export const navy = tone(0.37, 0.06, 262, 0.05);
export const plum = tone(0.44, 0.09, 350);
export const blush = tone(0.84, 0.07, 22);
export const lilac = tone(0.74, 0.085, 300);
export const ink = tone(0.3, 0.028, 40, 0.045);
export const steel = tone(0.84, 0.018, 235);
export const iron = tone(0.52, 0.025, 255);

export const skinTones = {
  light: tone(0.86, 0.055, 58, 0.06),
  tan: tone(0.77, 0.075, 58, 0.06),
  brown: tone(0.62, 0.08, 54, 0.06),
  deep: tone(0.47, 0.065, 50, 0.055),
};
export const hairTones = {
  black: tone(0.28, 0.02, 40, 0.045),
  brown: tone(0.4, 0.06, 52, 0.05),
  red: tone(0.54, 0.13, 44, 0.06),
  blond: tone(0.78, 0.1, 84, 0.07),
  grey: tone(0.68, 0.015, 250, 0.06),
};

const categoryHue: Record<CategoryKey, number> = {
  gifts: 22,
  kitchen: 44,
  home: 64,
  awards: 84,
  tools: 104,
  fitness: 128,
  pets: 156,
  books: 180,
  computers: 206,
  auto: 236,
  phones: 282,
  shopping: 308,
  fashion: 332,
  baby: 2,
};

function backdropOf(hue: number): Backdrop {
  return {
    wall: oklch(0.84, 0.07, hue),
    wallLight: oklch(0.885, 0.057, hue),
    wallGlow: oklch(0.93, 0.04, hue),
    wallDark: oklch(0.785, 0.073, hue),
    floor: oklch(0.735, 0.077, hue),
    floorDark: oklch(0.67, 0.078, hue),
    deep: oklch(0.42, 0.075, hue),
    shadow: oklch(0.3, 0.07, hue - 20),
  };
}

export function backdrop(category: CategoryKey): Backdrop {
  return backdropOf(categoryHue[category]);
}
