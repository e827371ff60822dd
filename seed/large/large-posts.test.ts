import { describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';
import { hasPlaceholder } from '#i18n/placeholders.ts';
import { categoryKeys } from '#seed/facts/categories.ts';
import { largePostWriter, numberOfGroupId, vocabularies } from './large-post-rows.ts';

const now = new Date('2026-10-15T12:00:00Z');
const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
const writerOf = (locale: (typeof locales)[number]) => largePostWriter(locale, now, () => null);

describe.each(locales)('the large data set in %s', (locale) => {
  const rows = numbers.map(writerOf(locale));

  test('is made of documents that could be stored', () => {
    for (const { content, contentText } of rows) {
      expect(contentDocumentSchema.safeParse(content).error).toBeUndefined();
      expect(contentText).not.toMatch(/[{}]/);
    }
  });

  test('fills in every token, and leaves only the placeholders', () => {
    for (const { title, excerpt } of rows) {
      expect(`${title} ${excerpt}`.replace(/\{\{(month|year)\}\}/g, '')).not.toMatch(/[{}]/);
      expect(title.length).toBeLessThanOrEqual(130);
      expect(excerpt?.length).toBeGreaterThan(40);
    }
  });

  test('dates about every seventh title', () => {
    const dated = rows.filter(({ title }) => hasPlaceholder(title)).length / rows.length;
    expect(dated).toBeGreaterThan(0.1);
    expect(dated).toBeLessThan(0.2);
    for (const { title, searchMonth } of rows) expect(searchMonth !== null).toBe(hasPlaceholder(title));
  });

  test('has addresses that are well formed, and none twice', () => {
    for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  });

  test('was published before today, over several years', () => {
    const years = rows.flatMap(({ publishedAt }) => publishedAt?.getUTCFullYear() ?? []);
    expect(new Set(years).size).toBeGreaterThanOrEqual(6);
    for (const { publishedAt } of rows) expect(publishedAt?.getTime() ?? 0).toBeLessThan(now.getTime());
  });

  test('is the same each time', () => {
    expect(numbers.map(writerOf(locale))).toEqual(rows);
  });
});

test('the vocabularies stand side by side, word for word', () => {
  const shapeOf = (locale: (typeof locales)[number]) => {
    const { things, best: _best, ...lists } = vocabularies[locale];
    const counts = Object.entries(lists).map(([name, list]) => [name, list.length]);
    return [...counts, ...categoryKeys.map((key) => [key, things[key].length])];
  };
  for (const locale of locales) expect(shapeOf(locale), locale).toEqual(shapeOf('br'));
});

test('siblings share their group, and the group tells the number', () => {
  const groups = locales.map((locale) => writerOf(locale)(4711).groupId ?? '');
  expect(new Set(groups).size).toBe(1);
  expect(groups.map(numberOfGroupId)).toEqual(locales.map(() => 4711));
});
