import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { RowUndo } from '#contract/commerce/imports/imports.words.ts';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedAnywhere } from '#db/schema/commerce/products-named-anywhere.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

/** An import that was taken in, and when. */
export interface Taken {
  importId: number;
  appliedAt: Date;
}

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const had = (thing: 'product' | 'offer'): SQL => sql`jsonb_typeof(r.former->${thing}) = 'object'`;

/** Whoever writes an offer says when. A shop that was asked for the price of one that the file made is nobody's work. */
const offerMoved = ({ appliedAt }: Taken): SQL =>
  sql`(o.updated_at <> ${moment(appliedAt)} AND (${had('offer')} OR o.source <> 'api'))`;
const productMoved = sql`(p.version <> r.product_version + 1 OR EXISTS (
  SELECT 1 FROM products other WHERE other.ean = r.former#>>'{product,ean}' AND other.id <> p.id))`;

/** Every row that was taken in, with what would come of it now; where only a part was, those of that part. */
const judged = (taken: Taken): SQL => sql`
  SELECT r.row, r.is_new_product, o.id IS NOT NULL AND NOT ${had('offer')} AS is_new_offer, CASE
    WHEN NOT r.is_new_product THEN
      CASE WHEN coalesce(${had('product')} AND ${productMoved}, false) OR coalesce(${offerMoved(taken)}, false)
        THEN 'changed' ELSE 'undone' END
    WHEN p.id IS NULL THEN 'undone'
    WHEN p.version <> 1 OR coalesce(${offerMoved(taken)}, false)
      OR (SELECT count(*) FROM offers every WHERE every.product_id = p.id) > coalesce(own.n, 0) THEN 'changed'
    WHEN p.id IN (${productsNamedAnywhere}) THEN 'in_use'
    ELSE 'undone' END AS verdict
  FROM import_rows r
  LEFT JOIN products p ON p.id = r.product_id
  LEFT JOIN offers o ON o.id = r.offer_id AND r.offer IS NOT NULL
  LEFT JOIN (SELECT rows.product_id, count(*) AS n FROM import_rows rows
    JOIN offers ON offers.id = rows.offer_id AND offers.product_id = rows.product_id
    WHERE rows.import_id = ${taken.importId} AND rows.outcome IN ('new', 'changed', 'same') AND rows.offer IS NOT NULL
    GROUP BY rows.product_id) AS own ON own.product_id = r.product_id
  WHERE r.import_id = ${taken.importId} AND r.outcome IN ('new', 'changed', 'same')
    AND (r.former IS NOT NULL OR r.is_new_product)`;

interface Judged extends Record<string, unknown> {
  verdict: RowUndo;
  isNewProduct: boolean;
  isNewOffer: boolean;
  n: number;
}

export async function countVerdicts(db: Db, taken: Taken): Promise<Judged[]> {
  const { rows } = await db.execute<Judged>(sql`
    SELECT verdict, is_new_product AS "isNewProduct", is_new_offer AS "isNewOffer", count(*)::int AS n
    FROM (${judged(taken)}) AS rows GROUP BY 1, 2, 3`);
  return rows;
}

export async function writeVerdicts(tx: Db, taken: Taken): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET undo = judged.verdict FROM (${judged(taken)}) AS judged
    WHERE import_rows.import_id = ${taken.importId} AND import_rows.row = judged.row`);
}

const ofImport = ({ importId }: Taken): SQL =>
  sql`r.import_id = ${importId} AND r.outcome IN ('new', 'changed', 'same')`;

export async function restoreProducts(tx: Db, taken: Taken, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE products p SET
      brand = r.former#>>'{product,brand}', name = r.former#>>'{product,name}',
      ean = r.former#>>'{product,ean}', image_url = r.former#>>'{product,imageUrl}',
      specs = r.former#>'{product,specs}', search_text = r.former#>>'{product,searchText}',
      version = p.version + 1, updated_at = ${moment(at)}
    FROM import_rows r
    WHERE ${ofImport(taken)} AND ${had('product')} AND p.id = r.product_id AND NOT ${productMoved}`);
}

/** The prices that the file told are no part of what these offers cost. */
export async function forgetPrices(tx: Db, taken: Taken): Promise<void> {
  await tx.execute(sql`
    DELETE FROM offer_prices USING import_rows r, offers o
    WHERE ${ofImport(taken)} AND ${had('offer')} AND o.id = r.offer_id AND NOT ${offerMoved(taken)}
      AND offer_prices.offer_id = o.id AND offer_prices.since = ${moment(taken.appliedAt)}`);
}

export async function restoreOffers(tx: Db, taken: Taken, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE offers o SET
      external_id = r.former#>>'{offer,externalId}', url = r.former#>>'{offer,url}',
      tracked_url = r.former#>>'{offer,trackedUrl}',
      price = (r.former#>>'{offer,price}')::int, list_price = (r.former#>>'{offer,listPrice}')::int,
      delivery_price = (r.former#>>'{offer,deliveryPrice}')::int,
      currency = r.former#>>'{offer,currency}', availability = r.former#>>'{offer,availability}',
      source = r.former#>>'{offer,source}', fetched_at = (r.former#>>'{offer,fetchedAt}')::timestamptz,
      updated_at = ${moment(at)}
    FROM import_rows r
    WHERE ${ofImport(taken)} AND ${had('offer')} AND o.id = r.offer_id AND NOT ${offerMoved(taken)}`);
}

/** Those that the file has made, of products that were there before. */
export async function deleteNewOffers(tx: Db, taken: Taken): Promise<void> {
  await tx.execute(sql`
    DELETE FROM offers o USING import_rows r
    WHERE ${ofImport(taken)} AND NOT r.is_new_product AND r.offer IS NOT NULL AND NOT ${had('offer')}
      AND o.id = r.offer_id AND NOT ${offerMoved(taken)}`);
}

/** With their offers. */
export async function deleteNewProducts(tx: Db, taken: Taken): Promise<void> {
  await tx.execute(sql`
    DELETE FROM products p USING import_rows r
    WHERE ${ofImport(taken)} AND r.is_new_product AND r.undo = 'undone' AND p.id = r.product_id`);
}

/** Of products that have reviews and got their facts back: as they are now, and what they were called. */
export const listRestoredReviewed = (tx: Db, { importId }: Taken, after: number, limit: number) =>
  tx
    .select({ product: products, facts: importRows.facts })
    .from(importRows)
    .innerJoin(products, eq(products.id, importRows.productId))
    .where(
      and(
        eq(importRows.importId, importId),
        sql`jsonb_typeof(${importRows.former}->'product') = 'object'`,
        sql`${products.version} = ${importRows.productVersion} + 2`,
        gt(products.id, after),
        inArray(products.id, tx.select({ id: reviews.productId }).from(reviews)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);

export const countUndos = (db: Db, importIds: number[]) =>
  db
    .select({ importId: importRows.importId, undo: importRows.undo, n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(and(inArray(importRows.importId, importIds), sql`${importRows.undo} IS NOT NULL`))
    .groupBy(importRows.importId, importRows.undo);
