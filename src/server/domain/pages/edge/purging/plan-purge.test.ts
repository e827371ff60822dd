import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { compactTag } from '../tags/compact-tags.ts';
import { fitTags } from '../tags/fit-tags.ts';
import { gather, planPurge } from './plan-purge.ts';

const tag = fc
  .tuple(fc.constantFrom('post', 'product', 'review', 'author', 'page', 'alternates'), fc.nat(5_000))
  .map((parts) => parts.join(':'));
const listTag = fc
  .tuple(fc.constantFrom('posts', 'offers', 'reviews'), fc.constantFrom('br', 'it'))
  .map((parts) => parts.join(':'));
const news = fc
  .record({
    tags: fc.array(fc.oneof(tag, listTag), { minLength: 1, maxLength: 40 }),
    down: fc.nat(3),
  })
  .map(({ tags, down }) => ({ tags, takenDown: tags.slice(0, down) }));

test('whatever changed and whatever may be sent, every page that shows any of it is told', () => {
  fc.assert(
    fc.property(
      fc.array(news, { minLength: 1, maxLength: 30 }),
      fc.nat(3_000),
      fc.array(tag, { maxLength: 200 }),
      (all, affordable, beside) => {
        const { soft, hard, fold } = planPurge(gather(all), affordable);
        const sent = new Set([...soft, ...hard]);
        for (const { tags, takenDown } of all) {
          const shown = tags[0] ?? '';
          const page = fitTags([shown, ...beside, 'everything', 'edition:br', 'edition:it']) ?? [];
          expect(page.some((name) => sent.has(name))).toBe(true);
          for (const each of takenDown) expect(hard).toContain(compactTag(each).exact);
        }
        if (fold === 'everything') expect(soft).toEqual(['z']);
        else expect(sent.size).toBeLessThanOrEqual(Math.min(affordable, edgeLimits.foldAbove));
      },
    ),
    { numRuns: 60 },
  );
});

const products = (count: number) => Array.from({ length: count }, (_, n) => `product:${n + 1}`);

test('a price run is told product by product, or as its edition’s pages, or as everything', () => {
  const run = [{ tags: [...products(400), 'offers:br'], takenDown: [] }];
  expect(planPurge(run, 2_000)).toMatchObject({ fold: 'none' });
  expect(planPurge(run, 100)).toMatchObject({ fold: 'editions', hard: [] });
  expect(planPurge(run, 100).soft).toContain('ebr');
  expect(planPurge(run, 2)).toEqual({ soft: ['z'], hard: [], fold: 'everything' });
});

test('what somebody changed of a few products is never taken for one edition’s', () => {
  const merge = [{ tags: ['product:1', 'product:2', 'offers:br'], takenDown: [] }];
  expect(planPurge(merge, 3)).toMatchObject({ fold: 'everything' });
});

test('what was taken down is hard, and the rest of it soft', () => {
  const { soft, hard } = planPurge([{ tags: ['post:7', 'posts:br'], takenDown: ['post:7'] }], 100);
  expect(hard).toContain('p7');
  expect(soft).toContain('qbr');
  expect(soft.filter((name) => hard.includes(name))).toEqual([]);
});

test('however long nobody can be told, no more is remembered than would be told one by one', () => {
  let kept = gather([]);
  for (let n = 0; n < 300; n += 1)
    kept = gather([...kept, { tags: products(20).map((each) => `${each}${n}`), takenDown: [] }]);
  expect(kept).toEqual([{ tags: ['everything'], takenDown: [] }]);
});
