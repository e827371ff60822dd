import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import type { ProductRow } from './products.admin.queries.ts';

type NewProductRow = typeof products.$inferInsert;

/** In the order of their numbers, so that two who lock several never wait for each other. */
export const lockProducts = (tx: Db, ids: number[]): Promise<ProductRow[]> =>
  tx.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id)).for('update');

/** The product, which stays until the transaction is over. */
export async function holdProduct(tx: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('key share');
  return row;
}

export async function insertProduct(tx: Db, row: NewProductRow): Promise<ProductRow> {
  const [made] = await tx.insert(products).values(row).returning();
  if (!made) throw new Error('A product was not kept.');
  return made;
}

export async function updateProduct(tx: Db, id: number, set: Partial<NewProductRow>): Promise<ProductRow> {
  const [row] = await tx.update(products).set(set).where(eq(products.id, id)).returning();
  if (!row) throw new Error(`Product ${id} was not updated.`);
  return row;
}

export async function deleteProduct(tx: Db, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** What its reviews are found by, and where readers see them. */
export const listReviewTexts = (tx: Db, productId: number) =>
  tx
    .select({
      id: reviews.id,
      locale: reviews.locale,
      status: reviews.status,
      title: reviews.title,
      verdict: reviews.verdict,
    })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(asc(reviews.id))
    .for('no key update');

export async function updateReviewSearch(tx: Db, id: number, searchText: string): Promise<void> {
  await tx.update(reviews).set({ searchText }).where(eq(reviews.id, id));
}
