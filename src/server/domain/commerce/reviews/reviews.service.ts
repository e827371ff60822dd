import type { ReviewSort } from '#contract/commerce/reviews/review-sorts.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { reviewAddress } from './reviews.address.ts';
import { countReviews } from './reviews.count.queries.ts';
import { decodeReviewCursor, encodeReviewCursor } from './reviews.cursor.ts';
import { createReviewFacets, type ReviewSearch } from './reviews.facets.ts';
import {
  findSlugByOldAddress,
  listAlternatives,
  listPublishedReviews,
  listReviewSiblings,
  listReviews,
  listReviewsByIds,
  listReviewsOfAnyStatus,
  type ReviewRow,
} from './reviews.queries.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

interface ListRequest extends ReviewSearch {
  sort: ReviewSort;
  page?: number | undefined;
  cursor?: string | undefined;
}

export function createReviewsService({ db, products }: { db: Db; products: ProductsService }) {
  const facets = createReviewFacets({ db, products });

  /** Each review with what may be said of its offer now. */
  async function withOffers(locale: Locale, rows: ReviewRow[]) {
    noteSeen(...rows.map(({ review }) => tags.review(review.id)));
    const offers = await products.findShownOffers(
      locale,
      rows.map(({ product }) => product.id),
    );
    return rows.map((row) => ({ ...row, offer: offers.get(row.product.id) }));
  }

  async function findPublished(locale: Locale, slug: string): Promise<ReviewRow | undefined> {
    const [row] = await listPublishedReviews(db, locale, [slug]);
    if (row) return row;
    const moved = await findSlugByOldAddress(db, locale, reviewAddress(locale, slug));
    return moved === undefined ? undefined : (await listPublishedReviews(db, locale, [moved]))[0];
  }

  /** What its page shows beside it. */
  async function withSurroundings(locale: Locale, row: ReviewRow) {
    const { categoryId, productId } = row.review;
    const [alternatives, siblings] = await Promise.all([
      categoryId === null ? [] : listAlternatives(db, locale, row, limits.reviews.alternatives),
      listReviewSiblings(db, productId),
    ]);
    noteSeen(tags.reviews(locale), tags.product(productId), tags.editions());
    const [[own, ...others], links] = await Promise.all([
      withOffers(locale, [row, ...alternatives]),
      products.findShopLinks(locale, [productId]),
    ]);
    const shopLink = links.get(productId);
    return { ...row, offer: own?.offer, shopLink, alternatives: others, siblings };
  }

  return {
    async list({ sort, page = 1, cursor, ...search }: ListRequest) {
      noteSeen(tags.reviews(search.locale));
      const size = limits.reviews.part;
      const place =
        cursor === undefined ? { offset: (page - 1) * size } : { after: decodeReviewCursor(cursor, sort) };
      const filter = await facets.filterOf(search);
      const [found, counted] = await Promise.all([
        listReviews(db, filter, { sort, limit: size + 1, ...place }),
        facets.count(search, filter),
      ]);
      if (cursor === undefined && page > 1 && found.length === 0)
        throw notFound(`Page ${page} of the reviews of ${search.locale}`);
      const { items, nextCursor } = partOf(found, size, (last) =>
        encodeReviewCursor(sort, last.place, last.review.id),
      );
      return { ...counted, items: await withOffers(search.locale, items), nextCursor };
    },

    /** How many a search finds. */
    async count(search: ReviewSearch): Promise<number> {
      return countReviews(db, await facets.filterOf(search));
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

    /** Published ones, in the order asked for. */
    async listBySlugs(locale: Locale, slugs: string[]) {
      if (slugs.length === 0) return [];
      const found = await listPublishedReviews(db, locale, slugs);
      if (found.length < slugs.length) noteSeen(tags.missing(locale));
      const bySlug = new Map(found.map((row) => [row.review.slug, row]));
      return withOffers(
        locale,
        slugs.flatMap((slug) => bySlug.get(slug) ?? []),
      );
    },

    /** Under its present slug or one that it once had. */
    async getPublishedReview(locale: Locale, slug: string) {
      const row = await findPublished(locale, slug);
      if (!row) {
        noteSeen(tags.missing(locale));
        throw notFound(`The review "${slug}" of ${locale}`);
      }
      return withSurroundings(locale, row);
    },

    /** One that readers may not see yet, as `change` would have it. */
    async findForPreview(id: number, change: (review: ReviewRow['review']) => ReviewRow['review']) {
      const [row] = await listReviewsOfAnyStatus(db, id);
      return row && withSurroundings(row.review.locale, { ...row, review: change(row.review) });
    },
  };
}
