import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import { holdProduct } from '../products/products.write.queries.ts';
import { findReview, lockReviews } from './reviews.write.queries.ts';

/** The review, which nobody else changes until the transaction is over; its product first, as everybody takes them. */
export async function lockReview(tx: Db, id: number) {
  const seen = await findReview(tx, id);
  const product = seen && (await holdProduct(tx, seen.productId));
  const [review] = product ? await lockReviews(tx, [id]) : [];
  if (!product || !review) throw notFound(`Review ${id}`);
  return { product, review };
}
