import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { HeldDecision, PriceOutcome } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { priceRunItems } from '#db/schema/commerce/price-runs.ts';
import { products } from '#db/schema/commerce/products.ts';

const newest = newestBy(priceRunItems.at, priceRunItems.id);

const selectItems = (db: Db) =>
  db
    .select({
      item: priceRunItems,
      offer: offers,
      product: { id: products.id, brand: products.brand, name: products.name, imageUrl: products.imageUrl },
    })
    .from(priceRunItems)
    .innerJoin(offers, eq(offers.id, priceRunItems.offerId))
    .innerJoin(products, eq(products.id, offers.productId));
export type RunItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** In the order in which they were told. */
export const listItems = (
  db: Db,
  runId: number,
  { outcome, after }: { outcome?: PriceOutcome | undefined; after?: number | undefined },
  limit: number,
): Promise<RunItemRow[]> =>
  selectItems(db)
    .where(
      and(
        eq(priceRunItems.runId, runId),
        outcome && eq(priceRunItems.outcome, outcome),
        after === undefined ? undefined : gt(priceRunItems.id, after),
      ),
    )
    .orderBy(asc(priceRunItems.id))
    .limit(limit);

const undecided = and(eq(priceRunItems.outcome, 'held'), isNull(priceRunItems.decision));

/** Newest first. */
export const listHeld = (
  db: Db,
  { locale, after }: { locale?: Locale | undefined; after?: Place | undefined },
  limit: number,
): Promise<RunItemRow[]> =>
  selectItems(db)
    .where(and(undecided, locale && eq(offers.locale, locale), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);

/** The item and its offer, held until the transaction ends; undefined where somebody was faster. */
export async function lockHeld(tx: Db, id: number): Promise<RunItemRow | undefined> {
  const [row] = await selectItems(tx)
    .where(and(eq(priceRunItems.id, id), undecided))
    .for('update', { of: [priceRunItems, offers] });
  return row;
}

export async function decideHeld(
  tx: Db,
  id: number,
  decision: HeldDecision,
  by: string,
  at: Date,
): Promise<void> {
  await tx
    .update(priceRunItems)
    .set({ decision, decidedBy: by, decidedAt: at })
    .where(eq(priceRunItems.id, id));
}
