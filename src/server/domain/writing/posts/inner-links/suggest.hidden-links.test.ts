import { expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { postRows } from '#seed/demo-rows.ts';
import { withoutLinks } from '#test/harness/data/without-links.ts';
import { linksOf } from '../checks/content-walk.ts';
import type { Target } from './match-target.ts';
import { passagesOf, wordsIn } from './read-passages.ts';
import { suggestLinks } from './suggest.ts';

const stems = (text: string) => wordsIn(text).map(({ stem }) => stem);
const numbers = new Map<string, number>();
const numberOf = (key: string): number => {
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  return number;
};
const context = {
  now: new Date('2026-10-15T12:00:00Z'),
  productId: (key: string) => numberOf(`product ${key}`),
  authorId: (name: string) => numberOf(`author ${name}`),
  categoryId: (_locale: string, key: string) => numberOf(`category ${key}`),
};

test('what editors have linked by hand is among the first five suggestions, nearly always', async () => {
  let hidden = 0;
  let found = 0;
  for (const locale of locales) {
    const rows = postRows(locale, context);
    for (const [index, { content, categoryId }] of rows.entries()) {
      const wanted = new Set(linksOf(content).map(({ href }) => href.split('/')[2]));
      const own = new Set(productIdsOf(content));
      const targets = rows.flatMap((row, id): Target[] => {
        const calls = [row.searchTitle ?? '', row.keyword ?? '', row.slug].map(stems);
        const sharedProducts = productIdsOf(row.content).some((each) => own.has(each));
        const sameCategory = row.categoryId === categoryId;
        return id === index ? [] : [{ kind: 'post', id, calls, names: [], sameCategory, sharedProducts }];
      });
      const bare = withoutLinks(content);
      const suggested = await suggestLinks(passagesOf(bare), targets, 5);
      const first = suggested.map(({ target }) => rows[target.id]?.slug);
      hidden += wanted.size;
      found += [...wanted].filter((slug) => first.includes(slug)).length;
    }
  }
  expect(hidden).toBeGreaterThan(150);
  expect(found / hidden).toBeGreaterThan(0.9);
});
