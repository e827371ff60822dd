import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import { locales } from '#contract/site/locales.ts';
import { tags } from '../../invalidations/tags.ts';
import { compactTag, namesToPurge } from './compact-tags.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const locale = fc.constantFrom(...locales);
const template = fc.constantFrom(...pageTemplates);
const text = fc.string({ maxLength: 80 });
/** What each maker of tags is given; a new one has to be named here. */
const given: Record<keyof typeof tags, fc.Arbitrary<unknown>> = {
  ...{ post: id, categoryPosts: id, productPosts: id, neighbours: id, author: id, authorWorks: id },
  ...{ category: id, review: id, product: id },
  ...{ posts: locale, categories: locale, popular: locale, reviews: locale, offers: locale },
  ...{ launches: locale, edition: locale, missing: locale },
  ...{ alternates: fc.uuid(), shopLink: text, setting: text, page: text, lifetime: template },
  ...{ editions: fc.constant(0), networks: fc.constant(0) },
  ...{ everything: fc.constant(0), missingOutside: fc.constant(0), pictures: fc.constant(0) },
  ...{ picture: text, any: fc.constantFrom('post', 'review', 'author') },
};
const makers = Object.entries(given) as [keyof typeof tags, fc.Arbitrary<unknown>][];
const anyTag = fc.oneof(
  ...makers.map(([name, argument]) => argument.map((each) => (tags[name] as (of: unknown) => string)(each))),
);
const ALLOWED = /^[a-z0-9]{1,16}$/;

test('every tag has a form that every cache takes, and always the same', () => {
  expect(Object.keys(given).sort()).toEqual(Object.keys(tags).sort());
  fc.assert(
    fc.property(anyTag, (tag) => {
      const { kind, exact, bucket } = compactTag(tag);
      for (const name of [kind, exact, bucket]) expect(name).toMatch(ALLOWED);
      expect(kind).toMatch(/^[a-z2-9]$/);
      expect(compactTag(tag)).toEqual({ kind, exact, bucket });
      expect(exact.startsWith(kind)).toBe(true);
      expect([...namesToPurge([tag])].sort()).toEqual([...new Set([kind, exact, bucket])].sort());
    }),
  );
});

test('two tags have two names', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyTag, { minLength: 2, maxLength: 200 }), (all) => {
      expect(new Set(all.map((tag) => compactTag(tag).exact)).size).toBe(all.length);
      // No part of a kind is called as one of its tags is.
      const exact = new Set(all.map((tag) => compactTag(tag).exact));
      for (const tag of all) {
        const { kind, bucket } = compactTag(tag);
        if (bucket !== kind) expect(exact).not.toContain(bucket);
      }
    }),
  );
});

test('what caches remember stays what it was', () => {
  const forms = ['product:123456', 'posts:br', 'editions', 'alternates:5f0c', 'page:/br', 'everything'];
  expect(forms.map((tag) => compactTag(tag).exact)).toEqual([
    'k2n9c',
    'qbr',
    'f',
    'ardiswo5i',
    'g6rkhxuxk',
    'z',
  ]);
  expect(compactTag('product:123456').bucket).toBe('0k0');
});

test('a tag of a kind that nobody knows yet can be purged too', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const { kind, exact } = compactTag(`new kind:${name}`);
      expect([kind, exact.length]).toEqual(['1', 9]);
      expect(exact).toMatch(ALLOWED);
    }),
  );
});
