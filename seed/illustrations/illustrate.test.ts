import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { productViews } from '#seed/facts/pictures.ts';
import { type PostKey, postFacts } from '#seed/facts/posts.ts';
import { productKeys } from '#seed/facts/products.ts';
import { drawPostCover, drawProduct } from './illustrate.ts';

const postKeys = Object.keys(postFacts) as PostKey[];
const measure = async (svg: string) => {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  return { format, width, height };
};

/** Nothing is fetched, nothing runs, no figure went wrong, and every part referred to is there. */
function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|<foreignObject|href=|\son\w+=/);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

describe('covers', () => {
  test.each(postKeys)('%s is a picture of 1600 × 900', async (key) => {
    const svg = drawPostCover(key);
    expect(await measure(svg)).toEqual({ format: 'svg', width: 1600, height: 900 });
    expectSound(svg);
  });
});

const views = [undefined, ...productViews];
const drawings = (draw = drawProduct) => productKeys.flatMap((key) => views.map((view) => draw(key, view)));

describe('products', () => {
  test.each(productKeys)('%s is a picture of 1200 × 1200 in every view', async (key) => {
    for (const view of views) {
      const svg = drawProduct(key, view);
      expect(await measure(svg)).toEqual({ format: 'svg', width: 1200, height: 1200 });
      expectSound(svg);
    }
  });
});

test('no two drawings are alike', () => {
  const all = [...postKeys.map(drawPostCover), ...drawings()];
  expect(new Set(all).size).toBe(postKeys.length + productKeys.length * views.length);
});

test('a fresh start draws the same, in whatever order', async () => {
  const first = [...postKeys.map(drawPostCover), ...drawings()];
  vi.resetModules();
  const fresh = await import('./illustrate.ts');
  expect(fresh.drawPostCover).not.toBe(drawPostCover);
  const products = drawings(fresh.drawProduct);
  const covers = postKeys.toReversed().map(fresh.drawPostCover);
  expect([...covers.toReversed(), ...products]).toEqual(first);
});
