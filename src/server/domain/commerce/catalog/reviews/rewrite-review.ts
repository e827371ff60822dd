import type { Db } from '#db/open.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import { changedFields } from '#server/lib/changes.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { holdProduct } from '../products/products.write.queries.ts';
import { cleanFields, type ReviewFields } from './review-fields.ts';
import { findReview, lockReviews, type StoredReview } from './reviews.write.queries.ts';
import { writeReview } from './write-review.ts';

/** A save in the middle of a larger transaction, by the same rules; undefined where nothing was to be changed. */
export async function rewriteReview(
  tx: Db,
  id: number,
  { actor, at, batchId, details }: Omit<Rewriting, 'zoneOf'>,
  change: (review: StoredReview) => Partial<ReviewFields> | undefined,
): Promise<StoredReview | undefined> {
  const seen = await findReview(tx, id);
  const product = seen && (await holdProduct(tx, seen.productId));
  const [before] = product ? await lockReviews(tx, [id]) : [];
  const given = before && change(before);
  if (!before || !product || !given) return undefined;
  const reworded = changedFields(before, cleanFields(given));
  const names = Object.keys(reworded);
  if (names.length === 0) return undefined;
  if (reworded.title === '') throw invalidFields({ title: { code: 'required' } });
  const searchText = reviewSearchText(product, { ...before, ...reworded });
  return writeReview(tx, actor, at, before, {
    set: { ...reworded, searchText, updatedAt: at, updatedBy: actor.name },
    action: 'updated',
    reworded: true,
    details: { fields: names, ...details },
    batchId,
  });
}
