import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { AuthorsService } from '#server/domain/writing/authors/authors.service.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import type { PostsService } from '#server/domain/writing/posts/posts.service.ts';
import { notFound } from '#server/lib/errors.ts';
import type { Clock } from '#server/lib/time/clock.ts';

interface Parts {
  clock: Clock;
  editions: EditionsService;
  posts: PostsService;
  authors: AuthorsService;
  categories: CategoriesService;
  products: ProductsService;
}

export function createFeedsService({ clock, editions, posts, authors, categories, products }: Parts) {
  return {
    /** An open edition's newest posts, and everything that their bodies name. */
    async getFeed(locale: Locale) {
      const edition = await editions.getEdition(locale);
      if (edition.status !== 'active') throw notFound(`The feed of ${locale}`);
      const newest = await posts.listNewestWhole(locale, engineLimits.feeds.items);
      const named = new Set(newest.flatMap(({ content }) => productIdsOf(content)));
      const [people, found, cards] = await Promise.all([
        authors.listByIds([...new Set(newest.flatMap(({ authorId }) => authorId ?? []))]),
        categories.listByIds([...new Set(newest.flatMap(({ categoryId }) => categoryId ?? []))]),
        products.listCards(locale, [...named]),
      ]);
      return { edition, posts: newest, authors: people, categories: found, products: cards, now: clock() };
    },
  };
}

export type FeedsService = ReturnType<typeof createFeedsService>;
export type FeedFacts = Awaited<ReturnType<FeedsService['getFeed']>>;
