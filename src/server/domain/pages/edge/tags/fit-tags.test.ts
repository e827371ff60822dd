import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { namesToPurge } from './compact-tags.ts';
import { fitTags } from './fit-tags.ts';

const tag = fc.oneof(
  fc.tuple(fc.constantFrom('product', 'post', 'review', 'alternates', 'page', 'strange'), fc.nat()),
  fc.tuple(fc.constantFrom('posts', 'edition', 'offers'), fc.constantFrom('br', 'it', 'mx', 'es', 'us')),
);
const page = fc
  .array(
    tag.map((parts) => parts.join(':')),
    { maxLength: 1_000 },
  )
  .map((tags) => [...tags, 'editions', 'everything']);

test('whatever a page shows, its names fit, and a purge of any of its tags finds it', () => {
  fc.assert(
    fc.property(page, (tags) => {
      const names = fitTags(tags) ?? [];
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(edgeLimits.page.tags);
      expect(names.join(' ').length).toBeLessThanOrEqual(edgeLimits.page.bytes);
      for (const each of tags)
        expect([...namesToPurge([each])].some((name) => names.includes(name))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('limits that are narrower are kept too, or nothing is said', () => {
  fc.assert(
    fc.property(
      page,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 300 }),
      (tags, most, bytes) => {
        const names = fitTags(tags, { tags: most, bytes });
        if (!names) return;
        expect(names.length).toBeLessThanOrEqual(most);
        expect(names.join(' ').length).toBeLessThanOrEqual(bytes);
      },
    ),
    { numRuns: 50 },
  );
  expect(fitTags(['post:1', 'editions', 'everything'], { tags: 2, bytes: 100 })).toBeUndefined();
});

test('what fits is named as closely as can be; beyond it the largest kind by its parts, then by itself', () => {
  const products = (count: number) => Array.from({ length: count }, (_, n) => `product:${n + 1}`);
  const others = ['post:7', 'posts:br', 'everything'];
  expect(fitTags([...others, ...products(3)])).toEqual(['k1', 'k2', 'k3', 'p7', 'qbr', 'z']);
  const sixty = Array.from({ length: 60 }, (_, n) => `product:${1 + 2 * n}`);
  const parts = fitTags([...others, ...sixty]) ?? [];
  expect(parts.filter((name) => name.startsWith('0k'))).toHaveLength(32);
  expect(parts.filter((name) => !name.startsWith('0k'))).toEqual(['p7', 'qbr', 'z']);
  expect(fitTags([...others, ...products(600)])).toEqual(['k', 'p7', 'qbr', 'z']);
});
