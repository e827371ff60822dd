import type { ReviewCheck } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { ReviewCheckCode } from '#contract/commerce/reviews/reviews.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { refusalBy } from '#server/lib/check-refusal.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { checkReview } from './review-checks.ts';
import { findReview, type StoredReview } from './reviews.write.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  products: ProductsService;
}

export type ReviewChecksService = ReturnType<typeof createReviewChecks>;

export const refusalOf = refusalBy<ReviewCheckCode>({
  title_missing: 'required',
  verdict_missing: 'required',
  score_missing: 'required',
  body_empty: 'required',
  image_alt_missing: 'required',
  slug_reserved: 'reserved',
  to_translate: 'untranslated',
  language_other: 'untranslated',
});

/** Looks at reviews as their edition would show them. Not within a transaction: what it finds is checked again there. */
export function createReviewChecks({ db, clock, editions, products }: Parts) {
  async function check(review: StoredReview): Promise<ReviewCheck[]> {
    const { locale, productId, body } = review;
    const [edition, cards] = await Promise.all([
      editions.getEdition(locale),
      products.listCards(locale, [...new Set([productId, ...productIdsOf(body)])]),
    ]);
    const known = cards.map(({ product, review: shown, offer }) => ({
      id: product.id,
      name: `${product.brand} ${product.name}`,
      hasOffer: offer !== undefined,
      hasReview: shown !== null,
    }));
    const product = cards.find((card) => card.product.id === productId)?.product;
    return checkReview({
      review,
      product,
      edition,
      products: new Map(known.map(({ id, ...facts }) => [id, facts])),
      now: clock(),
    });
  }

  return {
    checkAll: async (reviews: StoredReview[]): Promise<ReviewCheck[][]> => {
      const found: ReviewCheck[][] = [];
      for (const review of reviews) found.push(await check(review));
      return found;
    },
    async look(caller: Caller, id: number): Promise<ReviewCheck[]> {
      requireRole(caller, 'viewer');
      const review = await findReview(db, id);
      if (!review) throw notFound(`Review ${id}`);
      return check(review);
    },
  };
}
