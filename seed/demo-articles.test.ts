import { describe, expect, test } from 'vitest';
import { localeOfPath, paths, reservedSlugs } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { hasPlaceholder } from '#i18n/placeholders.ts';
import { demoArticles, demoCategories } from './content.ts';
import { postFacts } from './facts/posts.ts';
import { type ProductKey, productKeys } from './facts/products.ts';
import { documentFromMarkdown } from './markdown.ts';

const productId = (key: string) => {
  const id = productKeys.indexOf(key as ProductKey) + 1;
  if (id === 0) throw new Error(`There is no product "${key}".`);
  return id;
};
const PRODUCT_BLOCKS = ['productCard', 'quickPicks', 'comparisonTable'];
const hrefsIn = (document: ContentDocument): string[] =>
  [...JSON.stringify(document).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);

test('there are twenty-four articles in br and eighteen in each other edition', () => {
  expect(Object.keys(postFacts)).toHaveLength(24);
  expect(locales.map((locale) => demoArticles(locale).length)).toEqual([24, 18, 18, 18, 18]);
});

describe.each(locales)('the articles of %s', (locale) => {
  const articles = demoArticles(locale).map((article) => ({
    ...article,
    document: documentFromMarkdown(article.body, productId),
  }));

  test.each(articles)('$key has headings, lists, products and at least 500 words', ({ document }) => {
    const kinds = document.content.map(({ type }) => type);
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(2);
    expect(kinds.some((kind) => kind === 'bulletList' || kind === 'orderedList')).toBe(true);
    expect(kinds.some((kind) => PRODUCT_BLOCKS.includes(kind))).toBe(true);
    expect(documentText(document).split(' ').length).toBeGreaterThanOrEqual(500);
  });

  test('leave no directive or mark in what people read', () => {
    for (const { key, document } of articles) {
      expect(documentText(document), key).not.toMatch(/::|\*\*|\]\(|\{\{(?!\s*(month|year)\s*\}\})/);
    }
  });

  test('have addresses of their own, none of them reserved', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => reservedSlugs.has(slug))).toEqual([]);
  });

  test('lead to articles and categories of their own edition', () => {
    const known = new Set([
      ...articles.map(({ slug }) => paths.post(locale, slug)),
      ...Object.values(demoCategories[locale]).map(({ slug }) => paths.category(locale, slug)),
    ]);
    const links = articles.flatMap(({ key, slug, document }) =>
      hrefsIn(document).map((href) => ({ key, href, own: href === paths.post(locale, slug) })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const { key, href, own } of links) {
      expect(own, `${key} links to itself`).toBe(false);
      if (!href.startsWith('/')) continue;
      expect(localeOfPath(href), `${key}: ${href}`).toBe(locale);
      expect(known, `${key}: ${href}`).toContain(href);
    }
  });

  test('leave room for month and year in four titles or more', () => {
    expect(articles.filter(({ title }) => hasPlaceholder(title)).length).toBeGreaterThanOrEqual(4);
  });

  test('are signed by four people or more', () => {
    expect(new Set(articles.map(({ author }) => author)).size).toBeGreaterThanOrEqual(4);
  });
});

test('no text of one edition is left in another', () => {
  const bodies = locales.flatMap((locale) => demoArticles(locale).map(({ body }) => body));
  expect(new Set(bodies).size).toBe(96);
});
