import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';

export type OfferPriceRow = typeof offerPrices.$inferSelect;

/** Oldest first, those that were still seen at a moment or later. */
export const listOfferPrices = (db: Db, offerIds: number[], seenSince: Date): Promise<OfferPriceRow[]> =>
  db
    .select()
    .from(offerPrices)
    .where(and(inArray(offerPrices.offerId, offerIds), gte(offerPrices.until, seenSince)))
    .orderBy(asc(offerPrices.since), asc(offerPrices.id));

export async function findLastOfferPrice(tx: Db, offerId: number): Promise<OfferPriceRow | undefined> {
  const [row] = await tx
    .select()
    .from(offerPrices)
    .where(eq(offerPrices.offerId, offerId))
    .orderBy(desc(offerPrices.since), desc(offerPrices.id))
    .limit(1);
  return row;
}

export async function extendOfferPrice(tx: Db, id: number, until: Date): Promise<void> {
  await tx.update(offerPrices).set({ until }).where(eq(offerPrices.id, id));
}

export async function insertOfferPrice(tx: Db, row: typeof offerPrices.$inferInsert): Promise<void> {
  await tx.insert(offerPrices).values(row);
}

/** The newest of each of these offers. */
export const listLastOfferPrices = (tx: Db, offerIds: number[]): Promise<OfferPriceRow[]> =>
  tx
    .selectDistinctOn([offerPrices.offerId])
    .from(offerPrices)
    .where(inArray(offerPrices.offerId, offerIds))
    .orderBy(offerPrices.offerId, desc(offerPrices.since), desc(offerPrices.id));

export async function extendOfferPrices(tx: Db, ids: number[], until: Date): Promise<void> {
  await tx.update(offerPrices).set({ until }).where(inArray(offerPrices.id, ids));
}

export async function insertOfferPrices(tx: Db, rows: (typeof offerPrices.$inferInsert)[]): Promise<void> {
  await tx.insert(offerPrices).values(rows);
}
