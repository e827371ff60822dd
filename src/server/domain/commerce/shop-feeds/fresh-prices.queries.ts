import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';

/** Of offers to which nobody has written since the file was taken in; who would take it back finds them as they were. */
export async function freshenOffers(tx: Db, importId: number, at: Date): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH done AS (
      UPDATE offers SET fetched_at = ${at.toISOString()}::timestamptz
      FROM import_rows r JOIN imports i ON i.id = r.import_id AND i.state = 'done'
      WHERE r.import_id = ${importId} AND r.outcome IN ('new', 'changed', 'same')
        AND jsonb_exists(r.offer, 'price') AND offers.id = r.offer_id AND offers.updated_at = i.applied_at
        AND offers.source = 'feed'
      RETURNING offers.id)
    SELECT count(*)::int AS n FROM done`);
  return rows[0]?.n ?? 0;
}

/** Some at a time. */
export const listFreshened = (tx: Db, importId: number, at: Date, after: number, limit: number) =>
  tx
    .select({
      row: importRows.row,
      offerId: offers.id,
      productId: offers.productId,
      url: offers.url,
      price: offers.price,
      currency: offers.currency,
    })
    .from(importRows)
    .innerJoin(offers, eq(offers.id, importRows.offerId))
    .where(and(eq(importRows.importId, importId), gt(importRows.row, after), eq(offers.fetchedAt, at)))
    .orderBy(asc(importRows.row))
    .limit(limit);
