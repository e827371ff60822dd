import type { ReviewListQuery } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { searchWords } from '#server/domain/writing/posts/posts.search.ts';
import { notFound } from '#server/lib/errors.ts';
import { readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { listReviews } from '../products/products.admin.queries.ts';
import { findWithSurroundings, listSiblings } from './reviews.write.queries.ts';

/** Reviews as those who write them see them. */
export function createReviewDesk({ db }: { db: Db }) {
  return {
    async list(caller: Caller, { cursor, q = '', ...filter }: ReviewListQuery) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => listReviews(db, { ...filter, words: searchWords(q), after, limit: limit }),
        ({ review }) => ({ at: review.updatedAt, id: review.id }),
      );
    },

    async get(caller: Caller, id: number) {
      requireRole(caller, 'viewer');
      const found = await findWithSurroundings(db, id);
      if (!found) throw notFound(`Review ${id}`);
      return { ...found, siblings: await listSiblings(db, found.product.id) };
    },
  };
}

type ReviewDesk = ReturnType<typeof createReviewDesk>;
export type DeskReview = Awaited<ReturnType<ReviewDesk['get']>>;
export type ListedReview = Awaited<ReturnType<ReviewDesk['list']>>['items'][number];
