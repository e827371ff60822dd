import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { productImageSchema, reviewUpdateSchema } from '#contract/commerce/products/products.schemas.ts';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import { contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import { variantsOf } from '#contract/writing/media/pictures.ts';
import { authorRows } from './demo-author-rows.ts';
import { launchRows, offerRows, shopLinkRows } from './demo-commerce-rows.ts';
import { overallScore, productRows, reviewRows } from './demo-review-rows.ts';
import { editionRows, groupIdOf, postRows } from './demo-rows.ts';
import { type CategoryKey, categoryKeys } from './facts/categories.ts';
import { type ProductKey, productKeys } from './facts/products.ts';

const people = authorRows();
const context = {
  now: new Date('2026-06-15T15:00:00Z'),
  productId: (key: string) => productKeys.indexOf(key as ProductKey) + 1,
  authorId: (name: string) => people.findIndex((person) => person.name === name) + 1,
  categoryId: (locale: Locale, key: CategoryKey) =>
    locales.indexOf(locale) * 100 + categoryKeys.indexOf(key) + 1,
};
const rowsOf = Object.fromEntries(locales.map((locale) => [locale, postRows(locale, context)])) as Record<
  Locale,
  ReturnType<typeof postRows>
>;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

test('siblings have one group, and it is the same on every machine', () => {
  expect(groupIdOf('post:air-fryers')).toMatch(UUID);
  expect(groupIdOf('post:air-fryers')).toBe(groupIdOf('post:air-fryers'));
  expect(groupIdOf('post:air-fryers')).not.toBe(groupIdOf('category:air-fryers'));
});

test('the editions are the five, us not yet open', () => {
  const rows = editionRows();
  expect(Object.fromEntries(rows.map(({ locale, status }) => [locale, status]))).toEqual({
    br: 'active',
    it: 'active',
    mx: 'active',
    es: 'active',
    us: 'coming_soon',
  });
  for (const row of rows) {
    expect(row.language).toBe(languageTags[row.locale as Locale]);
    expect(row).not.toHaveProperty('priceFactor');
    expect(row).not.toHaveProperty('priceEnding');
  }
});

describe.each(locales)('the posts of %s', (locale) => {
  const rows = rowsOf[locale];

  test('are published, dated before now, newest first', () => {
    const times = rows.map(({ publishedAt }) => publishedAt?.getTime() ?? Number.NaN);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(Math.max(...times)).toBeLessThan(context.now.getTime());
    for (const row of rows) {
      expect(row).toMatchObject({ locale, status: 'published' });
      expect(row.createdAt).toEqual(row.publishedAt);
    }
  });

  test('hold what the site shows and finds them by', () => {
    for (const row of rows) {
      expect(contentDocumentSchema.safeParse(row.content).success).toBe(true);
      expect(row.contentText?.length).toBeGreaterThan(2000);
      expect(variantsOf(row.imageUrl ?? '', 'avif')).toBeDefined();
      expect(Math.floor((row.categoryId ?? 0) / 100)).toBe(locales.indexOf(locale));
      expect(row.searchText).not.toMatch(/\{\{|\p{Lu}|\p{M}/u);
      expect(row.searchMonth).toBe(`${row.title} ${row.excerpt}`.includes('{{') ? '2026-06' : null);
      expect(row).not.toHaveProperty('key');
      expect(row).not.toHaveProperty('body');
    }
  });

  test('share group and picture with their siblings in br, and nothing else does', () => {
    const br = new Map(rowsOf.br.map(({ groupId, imageUrl }) => [groupId, imageUrl]));
    expect(br.size).toBe(rowsOf.br.length);
    expect(new Set(br.values()).size).toBe(br.size);
    for (const { groupId, imageUrl } of rows) expect(br.get(groupId)).toBe(imageUrl);
  });
});

describe('reviews', () => {
  test('weigh the criteria into one figure with one decimal', () => {
    expect(overallScore({ performance: 10, ease: 0, build: 0, value: 0 })).toBe(4);
    expect(overallScore({ performance: 0, ease: 10, build: 10, value: 10 })).toBe(6);
    expect(overallScore({ performance: 9.2, ease: 9, build: 8.6, value: 8.4 })).toBe(8.9);
  });

  test.each(locales)('of %s have a score that their breakdown gives', (locale) => {
    const rows = reviewRows(locale, context);
    expect(rows.map(({ productId }) => productId)).toEqual(productKeys.map((_, index) => index + 1));
    const authors = new Set(rowsOf[locale].map(({ author }) => author));
    for (const row of rows) {
      const { breakdown = [], score, author, body } = row;
      expect(breakdown.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
      const weighed = breakdown.reduce((sum, each) => sum + each.weight * each.score, 0);
      expect(Math.abs(weighed - Number(score))).toBeLessThanOrEqual(0.0501);
      expect(authors).toContain(author);
      expect(row.authorId).toBeGreaterThan(0);
      expect(contentDocumentSchema.safeParse(body).success).toBe(true);
      expect(row.publishedAt?.getTime()).toBeLessThan(context.now.getTime());
    }
  });

  test.each(locales)('of %s tell what was changed after they were published, newest first', (locale) => {
    const updated = reviewRows(locale, context).filter(({ updates }) => updates?.length);
    expect(updated.length).toBeGreaterThan(4);
    for (const { updates = [], publishedAt, updatedAt } of updated) {
      expect(z.array(reviewUpdateSchema).safeParse(updates).success).toBe(true);
      const days = updates.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().reverse());
      expect(updatedAt?.getTime()).toBeGreaterThan(publishedAt?.getTime() ?? Number.NaN);
      for (const { date, text } of updates) {
        expect(Date.parse(date)).toBeGreaterThan(publishedAt?.getTime() ?? Number.NaN);
        expect(text.length).toBeGreaterThan(30);
      }
    }
  });
});

describe('what is for sale', () => {
  test('products have numbers and pictures of their own', () => {
    const rows = productRows();
    expect(rows).toHaveLength(24);
    expect(new Set(rows.map(({ ean }) => ean)).size).toBe(24);
    expect(new Set(rows.map(({ imageUrl }) => imageUrl)).size).toBe(24);
  });

  test('galleries hold two to four pictures, each described in every language', () => {
    const rows = productRows();
    expect(new Set(rows.map(({ images = [] }) => 1 + images.length))).toEqual(new Set([2, 3, 4]));
    const all = rows.flatMap(({ images = [] }) => images);
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
    for (const image of all) {
      expect(productImageSchema.safeParse(image).success).toBe(true);
      expect(Object.keys(image.alt)).toEqual([...locales]);
      for (const text of Object.values(image.alt)) expect(text.length).toBeGreaterThan(15);
    }
  });

  test.each(locales)('%s offers each product once, some of them scarce or gone', (locale) => {
    const rows = offerRows(locale, context);
    expect(new Set(rows.map(({ externalId }) => externalId)).size).toBe(24);
    expect(new Set(rows.map(({ availability }) => availability))).toEqual(
      new Set(['in_stock', 'scarce', 'out_of_stock']),
    );
    for (const { source, price, listPrice, fetchedAt } of rows) {
      expect(source).toBe('demo');
      expect(fetchedAt).toBe(context.now);
      if (listPrice) expect(listPrice).toBeGreaterThanOrEqual(price ?? Number.NaN);
    }
  });

  test('launch days are days of the edition, and us has none', () => {
    const written = productKeys.map((_, index) => ({ id: index + 1 })) as Parameters<typeof launchRows>[1];
    const lateEvening = new Date('2026-06-15T02:00:00Z');
    const daysOf = (locale: Locale) =>
      new Set(launchRows(locale, written, lateEvening).map(({ date }) => date));
    expect([...daysOf('br')]).toEqual(['2026-06-13', '2026-06-06', '2026-05-23', '2026-04-25']);
    expect([...daysOf('it')]).toEqual(['2026-06-14', '2026-06-07', '2026-05-24', '2026-04-26']);
    expect(daysOf('us').size).toBe(0);
  });

  test('links to the other shop stay in its house', () => {
    const rows = shopLinkRows(context);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    for (const { url } of rows) expect(url).toMatch(/^https:\/\/s\.shopee\.com\.br\/\w+$/);
  });
});
