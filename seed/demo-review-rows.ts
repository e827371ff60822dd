import type { ProductImage, ReviewUpdate } from '#contract/commerce/products/products.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { products } from '#db/schema/commerce/products.ts';
import type { reviews } from '#db/schema/commerce/reviews.ts';
import { isoDay } from '#i18n/calendar.ts';
import { productSearchText } from '#server/domain/commerce/products/product-search.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { demoArticles, demoPictureTexts, demoReviews, demoReviewUpdates } from './content.ts';
import type { DemoContext } from './demo-rows.ts';
import { demoEan } from './ean.ts';
import { editionFacts } from './facts/editions.ts';
import { settingOf, viewsOf } from './facts/pictures.ts';
import { type ProductKey, productFacts, productKeys } from './facts/products.ts';
import { updateDays } from './facts/review-updates.ts';
import { documentFromMarkdown } from './markdown.ts';
import { productPictureUrl } from './pictures.ts';

const DAY = 86_400_000;
const WEIGHTS = { performance: 0.4, ease: 0.2, build: 0.2, value: 0.2 } as const;

export const productRows = (): (typeof products.$inferInsert)[] =>
  productKeys.map((key, index) => {
    const { brand, name, specs } = productFacts[key];
    const images = productImages(key, `${brand} ${name}`);
    const ean = demoEan(index + 1);
    const searchText = productSearchText({ brand, name, ean });
    return { brand, name, specs, ean, imageUrl: productPictureUrl(key), images, searchText };
  });

/** The views beside the portrait, each described in every language. */
const productImages = (key: ProductKey, product: string): ProductImage[] =>
  viewsOf(key).map((view) => {
    const inWords = (locale: Locale) => {
      const texts = demoPictureTexts[locale];
      return (view === 'use' ? texts.use[settingOf(key)] : texts[view])(product);
    };
    return {
      url: productPictureUrl(key, view),
      alt: Object.fromEntries(locales.map((locale) => [locale, inWords(locale)])),
    };
  });

/** Criteria weighted into one figure with one decimal, as reviews show it. */
export function overallScore(scores: Record<keyof typeof WEIGHTS, number>): number {
  const criteria = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const sum = criteria.reduce((total, criterion) => total + scores[criterion] * WEIGHTS[criterion], 0);
  return Math.round(sum * 10) / 10;
}

/** What was changed in a review since, dated by the edition's calendar. */
function updatesOf(key: ProductKey, locale: Locale, now: Date): { at: Date; update: ReviewUpdate }[] {
  if (!Object.hasOwn(updateDays, key)) return [];
  const updated = key as keyof typeof updateDays;
  return updateDays[updated].map((daysAgo, index) => {
    const at = new Date(now.getTime() - daysAgo * DAY);
    const text = demoReviewUpdates[locale][updated][index] ?? '';
    return { at, update: { date: isoDay(at, editionFacts[locale].timeZone), text } };
  });
}

export function reviewRows(locale: Locale, context: DemoContext): (typeof reviews.$inferInsert)[] {
  const authors = [...new Set(demoArticles(locale).map(({ author }) => author))];
  return productKeys.map((key: ProductKey, index) => {
    const { body, ...review } = demoReviews[locale][key];
    const { brand, name, category, scores } = productFacts[key];
    const publishedAt = new Date(context.now.getTime() - (4 + index * 9) * DAY);
    const author = authors[index % authors.length] ?? '';
    const updates = updatesOf(key, locale, context.now);
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
      author,
      authorId: context.authorId(author),
      status: 'published',
      publishedAt,
      createdAt: publishedAt,
      updatedAt: updates[0]?.at ?? publishedAt,
      updates: updates.map(({ update }) => update),
      searchText: reviewSearchText({ brand, name }, review),
    };
  });
}
