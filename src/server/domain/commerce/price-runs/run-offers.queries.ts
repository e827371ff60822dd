import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { priceRunItems } from '#db/schema/commerce/price-runs.ts';

export type RunOfferRow = typeof offers.$inferSelect;
export type NewItem = typeof priceRunItems.$inferInsert;

/** Demo offers play other shops': no real shop is ever asked for them, and the demo's source has them all. */
const ofShop = (locale: Locale, marketplace: Marketplace): SQL | undefined =>
  and(
    eq(offers.locale, locale),
    marketplace === 'demo'
      ? eq(offers.source, 'demo')
      : and(eq(offers.marketplace, marketplace), ne(offers.source, 'demo')),
  );

export async function countOffers(db: Db, locale: Locale, marketplace: Marketplace): Promise<number> {
  const [row] = await db.select({ n: count() }).from(offers).where(ofShop(locale, marketplace));
  return row?.n ?? 0;
}

/** Offers of each edition and shop, demo ones under `demo`, and how many of them have a price that may be shown. */
export const countOffersByShop = (db: Db, ages: { marketplace: Marketplace; freshSince: Date }[]) => {
  const shop = sql<Marketplace>`CASE WHEN ${offers.source} = 'demo' THEN 'demo' ELSE ${offers.marketplace} END`;
  const fresh = ages.map(
    ({ marketplace, freshSince }) =>
      sql`(${offers.marketplace} = ${marketplace} AND ${offers.fetchedAt} >= ${freshSince.toISOString()}::timestamptz)`,
  );
  const priced = sql<number>`count(*) FILTER (WHERE ${offers.price} IS NOT NULL AND (${sql.join(fresh, sql` OR `)}))::int`;
  return db
    .select({ locale: offers.locale, marketplace: shop.as('shop'), n: count(), priced })
    .from(offers)
    .groupBy(offers.locale, sql`2`);
};

interface RunScope {
  id: number;
  locale: Locale;
  marketplace: Marketplace;
}

const withoutItem = (runId: number): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM price_run_items item WHERE item.run_id = ${runId} AND item.offer_id = ${offers.id})`;

/** Those that the run has nothing on yet; what was left the longest comes first. */
export const listOffersToAsk = (db: Db, run: RunScope, limit: number): Promise<RunOfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(and(ofShop(run.locale, run.marketplace), withoutItem(run.id)))
    .orderBy(sql`${offers.fetchedAt} ASC NULLS FIRST`, asc(offers.id))
    .limit(limit);

export async function countScope(db: Db, run: RunScope): Promise<number> {
  const [waiting] = await db
    .select({ n: count() })
    .from(offers)
    .where(and(ofShop(run.locale, run.marketplace), withoutItem(run.id)));
  const [told] = await db.select({ n: count() }).from(priceRunItems).where(eq(priceRunItems.runId, run.id));
  return (waiting?.n ?? 0) + (told?.n ?? 0);
}

/** In the order of their ids, so that two who lock several wait for each other instead of for ever. */
export const lockOffers = (tx: Db, ids: number[]): Promise<RunOfferRow[]> =>
  tx.select().from(offers).where(inArray(offers.id, ids)).orderBy(asc(offers.id)).for('update');

/** Answers with the offers that this run had nothing on. */
export async function insertItems(tx: Db, items: NewItem[]): Promise<Set<number>> {
  if (items.length === 0) return new Set();
  const rows = await tx
    .insert(priceRunItems)
    .values(items)
    .onConflictDoNothing()
    .returning({ offerId: priceRunItems.offerId });
  return new Set(rows.map(({ offerId }) => offerId));
}

export async function updateOffer(tx: Db, id: number, values: Partial<RunOfferRow>): Promise<void> {
  await tx.update(offers).set(values).where(eq(offers.id, id));
}

/** Held prices that nobody has decided on: the shop has said something else since. */
export async function supersedeHeld(tx: Db, offerIds: number[], at: Date): Promise<void> {
  await tx
    .update(priceRunItems)
    .set({ decision: 'superseded', decidedAt: at })
    .where(
      and(
        inArray(priceRunItems.offerId, offerIds),
        eq(priceRunItems.outcome, 'held'),
        isNull(priceRunItems.decision),
      ),
    );
}
