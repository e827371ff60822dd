import { createHash } from 'node:crypto';
import { documentText } from '#contract/content-text.ts';
import { type Locale, languageTags, locales } from '#contract/locales.ts';
import type { localeConfigs } from '#db/schema/locale-configs.ts';
import type { posts } from '#db/schema/posts.ts';
import type { products } from '#db/schema/products.ts';
import type { reviews } from '#db/schema/reviews.ts';
import { foldText } from '#i18n/fold.ts';
import { searchFieldsOf } from '#server/domain/posts/posts.search.ts';
import { demoArticles, demoReviews } from './content.ts';
import type { ProductLookup } from './directives.ts';
import { demoEan } from './ean.ts';
import type { CategoryKey } from './facts/categories.ts';
import { editionFacts } from './facts/editions.ts';
import { postFacts } from './facts/posts.ts';
import { type ProductKey, productFacts, productKeys } from './facts/products.ts';
import { documentFromMarkdown } from './markdown.ts';
import { postPictureUrl, productPictureUrl } from './pictures.ts';

const DAY = 86_400_000;
const WEIGHTS = { performance: 0.4, ease: 0.2, build: 0.2, value: 0.2 } as const;

/** The same uuid for the same key on every machine: siblings find each other whoever seeded them. */
export const groupIdOf = (key: string): string => {
  const hex = createHash('sha256').update(`vitrina-demo:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** What rows need to know of each other. */
export interface DemoContext {
  now: Date;
  productId: ProductLookup;
  categoryId: (locale: Locale, key: CategoryKey) => number;
}

export const localeConfigRows = (): (typeof localeConfigs.$inferInsert)[] =>
  locales.map((locale) => {
    const { priceFactor: _factor, priceEnding: _ending, ...facts } = editionFacts[locale];
    return { locale, language: languageTags[locale], showPrices: true, ...facts };
  });

export const productRows = (): (typeof products.$inferInsert)[] =>
  productKeys.map((key, index) => {
    const { brand, name, specs } = productFacts[key];
    return { brand, name, specs, ean: demoEan(index + 1), imageUrl: productPictureUrl(key) };
  });

export function postRows(locale: Locale, context: DemoContext): (typeof posts.$inferInsert)[] {
  const { timeZone } = editionFacts[locale];
  return demoArticles(locale).map(({ key, body, ...article }, index) => {
    const { category, daysAgo } = postFacts[key];
    const content = documentFromMarkdown(body, context.productId);
    // Minutes apart, so that newest-first is a definite order.
    const publishedAt = new Date(context.now.getTime() - daysAgo * DAY - (index + 1) * 60_000);
    return {
      ...article,
      locale,
      groupId: groupIdOf(`post:${key}`),
      content,
      contentText: documentText(content),
      imageUrl: postPictureUrl(key),
      categoryId: context.categoryId(locale, category),
      status: 'published',
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      ...searchFieldsOf(article, { locale, timeZone, now: context.now }),
    };
  });
}

/** Criteria weighted into one figure with one decimal, as reviews show it. */
export function overallScore(scores: Record<keyof typeof WEIGHTS, number>): number {
  const criteria = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const sum = criteria.reduce((total, criterion) => total + scores[criterion] * WEIGHTS[criterion], 0);
  return Math.round(sum * 10) / 10;
}

export function reviewRows(locale: Locale, context: DemoContext): (typeof reviews.$inferInsert)[] {
  const authors = [...new Set(demoArticles(locale).map(({ author }) => author))];
  return productKeys.map((key: ProductKey, index) => {
    const { body, ...review } = demoReviews[locale][key];
    const { brand, name, category, scores } = productFacts[key];
    const publishedAt = new Date(context.now.getTime() - (4 + index * 9) * DAY);
    return {
      ...review,
      locale,
      productId: context.productId(key),
      body: documentFromMarkdown(body, context.productId),
      score: overallScore(scores),
      breakdown: Object.entries(WEIGHTS).map(([criterion, weight]) => ({
        criterion,
        weight,
        score: scores[criterion as keyof typeof WEIGHTS],
      })),
      categoryId: context.categoryId(locale, category),
      author: authors[index % authors.length] ?? '',
      status: 'published',
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      searchText: foldText(`${brand} ${name} ${review.title} ${review.verdict}`),
    };
  });
}
