import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
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

/** What an offer was seen to cost, and for how long that is the same word when it is seen again. */
export interface SeenOfferPrice {
  offerId: number;
  price: number;
  currency: string;
  maxPriceAge: number;
}

/** One statement for all of them: what is still the same goes on, what is another price begins, what is no news is left. */
export async function recordSeenPrices(tx: Db, seen: SeenOfferPrice[], at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    WITH seen AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        AS s("offerId" bigint, price int, currency text, "maxPriceAge" float8)),
    judged AS (
      SELECT seen.*, last.id AS last_id, coalesce(last.until > ${now}, false) AS is_old,
        coalesce(last.price = seen.price AND last.currency = seen.currency
          AND ${now} - last.until <= make_interval(secs => seen."maxPriceAge" / 1000), false) AS goes_on
      FROM seen LEFT JOIN LATERAL (
        SELECT id, price, currency, until FROM offer_prices WHERE offer_id = seen."offerId"
        ORDER BY since DESC, id DESC LIMIT 1) AS last ON true),
    extended AS (
      UPDATE offer_prices SET until = ${now} FROM judged
      WHERE offer_prices.id = judged.last_id AND judged.goes_on AND NOT judged.is_old)
    INSERT INTO offer_prices (offer_id, price, currency, since, until)
    SELECT "offerId", price, currency, ${now}, ${now} FROM judged WHERE NOT goes_on AND NOT is_old`);
}
