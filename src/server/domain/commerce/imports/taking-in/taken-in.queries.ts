import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { type Applied, changesProduct, type SomeRows, within } from '../apply.queries.ts';

/** Each row knows its offer by now, also one that it has made. */
const offerOfRow = eq(offers.id, importRows.offerId);

const takenIn = (some: SomeRows, after: number) =>
  and(within(some), gt(importRows.row, after), inArray(importRows.outcome, ['new', 'changed', 'same']));

/** New ones, and those that lead elsewhere: a price changes no link. */
const leadsElsewhere = sql`(jsonb_typeof(${importRows.former}->'offer') IS DISTINCT FROM 'object'
  OR ${importRows.changes} @> '[{"field":"url"}]' OR ${importRows.changes} @> '[{"field":"externalId"}]')`;

/** Of the offers of the file those whose link is another than before, as they are now; some at a time. */
export const listOtherLinks = (tx: Db, applied: Applied, after: number, limit: number) =>
  tx
    .select({ row: importRows.row, offer: offers })
    .from(importRows)
    .innerJoin(offers, offerOfRow)
    .where(and(takenIn(applied, after), isNotNull(importRows.offer), leadsElsewhere))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Prices as they are now, for their history; some at a time. */
export const listPrices = (tx: Db, applied: Applied, after: number, limit: number) =>
  tx
    .select({
      row: importRows.row,
      offerId: offers.id,
      url: offers.url,
      price: offers.price,
      currency: offers.currency,
    })
    .from(importRows)
    .innerJoin(offers, offerOfRow)
    .where(
      and(takenIn(applied, after), sql`jsonb_exists(${importRows.offer}, 'price')`, isNotNull(offers.price)),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Products that readers may see already, some at a time. */
export const listTouchedProducts = (tx: Db, some: SomeRows, after: number, limit: number) =>
  tx
    .select({ row: importRows.row, productId: importRows.productId })
    .from(importRows)
    .where(and(takenIn(some, after), eq(importRows.isNewProduct, false)))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Of products that have reviews and whose facts were changed: as they are now, and what they were called. */
export const listReviewedChanges = (tx: Db, some: SomeRows, after: number, limit: number) =>
  tx
    .select({ product: products, changes: importRows.changes })
    .from(importRows)
    .innerJoin(products, eq(products.id, importRows.productId))
    .where(
      and(
        changesProduct(some),
        gt(products.id, after),
        inArray(products.id, tx.select({ id: reviews.productId }).from(reviews)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);

/** The last row of the part that begins behind a row; undefined where none is left. */
export async function endOfPart(
  db: Db,
  importId: number,
  after: number,
  size: number,
): Promise<number | undefined> {
  const part = db
    .select({ row: importRows.row })
    .from(importRows)
    .where(takenIn({ importId }, after))
    .orderBy(asc(importRows.row))
    .limit(size)
    .as('part');
  const [found] = await db.select({ last: sql<number | null>`max(${part.row})` }).from(part);
  return found?.last ?? undefined;
}
