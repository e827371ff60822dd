import { limits } from '#contract/limits.ts';
import { type Locale, languageTags } from '#contract/locales.ts';
import type { ReviewSort } from '#contract/review-sorts.ts';
import type { Db } from '#db/open.ts';
import { searchWords } from '#server/domain/posts/posts.search.ts';
import type { ProductsService } from '#server/domain/products/products.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { decodeReviewCursor, encodeReviewCursor } from './reviews.cursor.ts';
import {
  countByBrand,
  countByCategory,
  countReviews,
  findPublishedReview,
  listAlternatives,
  listReviewSiblings,
  listReviews,
  listReviewsByIds,
  type ReviewRow,
} from './reviews.queries.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

export interface ReviewSearch {
  locale: Locale;
  q?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  minScore?: number | undefined;
  sort: ReviewSort;
  cursor?: string | undefined;
}

export function createReviewsService({ db, products }: { db: Db; products: ProductsService }) {
  /** Each review with what may be said of its offer now. */
  async function withOffers(locale: Locale, rows: ReviewRow[]) {
    const offers = await products.findShownOffers(
      locale,
      rows.map(({ product }) => product.id),
    );
    return rows.map((row) => ({ ...row, offer: offers.get(row.product.id) }));
  }

  return {
    async list({ locale, q = '', category, brand, minScore, sort, cursor }: ReviewSearch) {
      const filter = { locale, words: searchWords(q), categorySlug: category, brand, minScore };
      const after = cursor === undefined ? undefined : decodeReviewCursor(cursor, sort);
      const size = limits.reviews.part;
      const [found, total, categories, brands] = await Promise.all([
        listReviews(db, filter, { sort, limit: size + 1, after }),
        countReviews(db, filter),
        countByCategory(db, filter),
        countByBrand(db, filter),
      ]);
      const rows = found.slice(0, size);
      const last = rows.at(-1);
      const byName = new Intl.Collator(languageTags[locale]).compare;
      return {
        items: await withOffers(locale, rows),
        nextCursor: found.length > size && last ? encodeReviewCursor(sort, last.place, last.review.id) : null,
        total,
        categories: categories.sort((a, b) => byName(a.name, b.name)),
        brands: brands.sort((a, b) => byName(a.name, b.name)),
      };
    },

    /** Published ones, in the order asked for. */
    async listByIds(locale: Locale, ids: number[]) {
      if (ids.length === 0) return [];
      const found = await listReviewsByIds(db, ids);
      const byId = new Map(found.map((row) => [row.review.id, row]));
      return withOffers(
        locale,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
    },

    async getPublishedReview(locale: Locale, slug: string) {
      const row = await findPublishedReview(db, locale, slug);
      if (!row) throw notFound(`The review "${slug}" of ${locale}`);
      const { categoryId, id, productId } = row.review;
      const [alternatives, siblings] = await Promise.all([
        categoryId === null
          ? []
          : listAlternatives(db, locale, [categoryId], id, limits.reviews.alternatives),
        listReviewSiblings(db, productId),
      ]);
      const [own, ...others] = await withOffers(locale, [row, ...alternatives]);
      return { ...row, offer: own?.offer, alternatives: others, siblings };
    },
  };
}
