import { and, asc, eq, inArray, like, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

export type StoredReview = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;

export async function findReview(db: Db, id: number): Promise<StoredReview | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).limit(1);
  return row;
}

export const listReviewsIn = (db: Db, locale: Locale, productIds: number[]): Promise<StoredReview[]> =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.locale, locale), inArray(reviews.productId, productIds)))
    .orderBy(asc(reviews.id));

/** In the order of their numbers, so that two who lock several never wait for each other. */
export const lockReviews = (tx: Db, ids: number[]): Promise<StoredReview[]> =>
  tx.select().from(reviews).where(inArray(reviews.id, ids)).orderBy(asc(reviews.id)).for('update');

/** With its product, and what it was copied from. */
export async function findWithSurroundings(db: Db, id: number) {
  const source = alias(reviews, 'source');
  const [row] = await db
    .select({
      review: reviews,
      product: products,
      source: { id: source.id, locale: source.locale, version: source.version },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(source, eq(source.id, reviews.copiedFromId))
    .where(eq(reviews.id, id))
    .limit(1);
  return row;
}

/** Every edition's review of the product. */
export const listSiblings = (db: Db, productId: number) =>
  db
    .select({ id: reviews.id, locale: reviews.locale, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(asc(reviews.id));

export async function insertReview(tx: Db, row: NewReviewRow): Promise<StoredReview> {
  const [made] = await tx.insert(reviews).values(row).returning();
  if (!made) throw new Error('A review was not kept.');
  return made;
}

export async function updateReview(tx: Db, id: number, set: Partial<NewReviewRow>): Promise<StoredReview> {
  const [row] = await tx.update(reviews).set(set).where(eq(reviews.id, id)).returning();
  if (!row) throw new Error(`Review ${id} was not updated.`);
  return row;
}

export async function deleteReview(tx: Db, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

/** Copies that followed the review so far go on following it: what changed is not its text. */
export async function carryCopies(tx: Db, id: number, from: number, to: number): Promise<void> {
  await tx
    .update(reviews)
    .set({ copiedFromVersion: to })
    .where(and(eq(reviews.copiedFromId, id), eq(reviews.copiedFromVersion, from)));
}

export async function listTakenSlugs(tx: Db, locale: Locale, beginning: string): Promise<Set<string>> {
  const found = await tx
    .select({ slug: reviews.slug })
    .from(reviews)
    .where(and(eq(reviews.locale, locale), like(reviews.slug, `${beginning}%`)));
  return new Set(found.map(({ slug }) => slug));
}

/** Other products' reviews whose text names a product. */
export const listReviewsNaming = (db: Db, productId: number): Promise<StoredReview[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        ne(reviews.productId, productId),
        sql`${productsNamedIn('reviews.body')} @> jsonb_build_array(${productId}::bigint)`,
      ),
    )
    .orderBy(asc(reviews.id));
