import { createHash } from 'node:crypto';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { editions } from '#db/schema/running/editions.ts';
import type { posts } from '#db/schema/writing/posts.ts';
import { searchFieldsOf } from '#server/domain/writing/posts/posts.search.ts';
import { demoArticles } from './content.ts';
import type { ProductLookup } from './directives.ts';
import type { CategoryKey } from './facts/categories.ts';
import { editionFacts } from './facts/editions.ts';
import { postFacts } from './facts/posts.ts';
import { documentFromMarkdown } from './markdown.ts';
import { postPictureUrl } from './pictures.ts';

const DAY = 86_400_000;

/** The same uuid for the same key on every machine: siblings find each other whoever seeded them. */
export const groupIdOf = (key: string): string => {
  const hex = createHash('sha256').update(`vitrina-demo:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** What rows need to know of each other. */
export interface DemoContext {
  now: Date;
  productId: ProductLookup;
  /** By name: the line at an article is a person's. */
  authorId: (name: string) => number;
  categoryId: (locale: Locale, key: CategoryKey) => number;
}

export const editionRows = (): (typeof editions.$inferInsert)[] =>
  locales.map((locale) => {
    const { priceFactor: _factor, priceEnding: _ending, ...facts } = editionFacts[locale];
    return { locale, language: languageTags[locale], showPrices: true, ...facts };
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
      authorId: context.authorId(article.author),
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
