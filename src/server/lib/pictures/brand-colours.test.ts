import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dark, light } from './brand-colours.ts';

const gamma = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055;

function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const written = channels.map((each) => Math.round(gamma(each) * 255).toString(16));
  return `#${written.map((each) => each.padStart(2, '0')).join('')}`;
}

const theme = (file: string) => readFileSync(new URL(`../../../web/styles/${file}`, import.meta.url), 'utf8');

/** The first colour of that name in a style sheet, as hex. */
function themed(css: string, name: string): string {
  const [, ...values] =
    new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = values.map(Number);
  return hexOf(lightness, chroma, hue);
}

describe('the colours of icons and cards are the theme’s', () => {
  test.each(Object.entries(light))('by day: %s', (name, hex) => {
    expect(hex).toBe(themed(theme('theme.css'), name));
  });

  test.each(Object.entries(dark))('by night: %s', (name, hex) => {
    expect(hex).toBe(themed(theme('base.css'), name));
  });
});
