import { productIdsOf, replaceProduct } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { ProductRow } from '../products/products.admin.queries.ts';
import { listReviewsNaming, lockReviews, type StoredReview } from '../reviews/reviews.write.queries.ts';
import { writeReview } from '../reviews/write-review.ts';
import type { ChangedText } from './merges.queries.ts';

type Writing = Omit<Rewriting, 'zoneOf'>;

/** How a text was, where it names both: turned round, it would name one of them twice. */
export const formerOf = (content: StoredReview['body'], other: number): Pick<ChangedText, 'former'> =>
  productIdsOf(content).includes(other) ? { former: content } : {};

/** Reviews of a product and those that name it, each through its own way of writing. */
export async function moveReviews(
  tx: Db,
  { actor, at, batchId, details }: Writing,
  own: number[],
  from: number,
  to: ProductRow,
): Promise<ChangedText[]> {
  const naming = (await listReviewsNaming(tx, from)).map(({ id }) => id);
  const ids = [...new Set([...own, ...naming])];
  const locked = ids.length > 0 ? await lockReviews(tx, ids) : [];
  const changed: ChangedText[] = [];
  for (const review of locked) {
    const isOwn = own.includes(review.id);
    const body = replaceProduct(review.body, from, to.id);
    const after = await writeReview(tx, actor, at, review, {
      set: {
        body,
        ...(isOwn && { productId: to.id, searchText: reviewSearchText(to, review) }),
        updatedAt: at,
        updatedBy: actor.name,
      },
      action: isOwn ? 'moved' : 'updated',
      reworded: !isOwn,
      details: { ...details, replaced: { from, to: to.id } },
      batchId,
    });
    changed.push({ id: review.id, version: after.version, ...formerOf(review.body, to.id) });
  }
  return changed;
}
