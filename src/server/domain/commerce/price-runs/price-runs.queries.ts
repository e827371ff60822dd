import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PriceRunState } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { priceRunItems, priceRuns } from '#db/schema/commerce/price-runs.ts';

const newest = newestBy(priceRuns.createdAt, priceRuns.id);

export type PriceRunRow = typeof priceRuns.$inferSelect;
type NewRun = Omit<typeof priceRuns.$inferInsert, 'id' | 'state'>;

/** undefined where one is open already, or the day has had its own. */
export async function insertRun(tx: Db, run: NewRun): Promise<PriceRunRow | undefined> {
  const [row] = await tx.insert(priceRuns).values(run).onConflictDoNothing().returning();
  return row;
}

export async function findOpenRun(tx: Db, locale: Locale, marketplace: Marketplace) {
  const [row] = await tx
    .select()
    .from(priceRuns)
    .where(
      and(eq(priceRuns.locale, locale), eq(priceRuns.marketplace, marketplace), isNull(priceRuns.finishedAt)),
    )
    .limit(1);
  return row;
}

export const listOpenRuns = (db: Db, locale: Locale): Promise<PriceRunRow[]> =>
  db
    .select()
    .from(priceRuns)
    .where(and(eq(priceRuns.locale, locale), isNull(priceRuns.finishedAt)));

/** An edition has one attempt of its job at a time, which is watched there: the next one goes on at once. */
export const leasePriceRuns = leaseOf(priceRuns, {
  open: isNull(priceRuns.finishedAt),
  claimed: (now) => ({
    state: 'running' as const,
    startedAt: sql`coalesce(${priceRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
  }),
});
export type PriceRunLease = ReturnType<typeof leasePriceRuns>;

export const ofEdition = (locale: Locale) => eq(priceRuns.locale, locale);

export interface RunFilter {
  locale?: Locale | undefined;
  marketplace?: Marketplace | undefined;
  state?: PriceRunState | undefined;
  after?: Place | undefined;
}

export const listRuns = (
  db: Db,
  { locale, marketplace, state, after }: RunFilter,
  limit: number,
): Promise<PriceRunRow[]> =>
  db
    .select()
    .from(priceRuns)
    .where(
      and(
        locale && eq(priceRuns.locale, locale),
        marketplace && eq(priceRuns.marketplace, marketplace),
        state && eq(priceRuns.state, state),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export async function findRun(db: Db, id: number): Promise<PriceRunRow | undefined> {
  const [row] = await db.select().from(priceRuns).where(eq(priceRuns.id, id)).limit(1);
  return row;
}

/** The newest of each edition and shop. */
export const listLastRuns = (db: Db): Promise<PriceRunRow[]> =>
  db
    .selectDistinctOn([priceRuns.locale, priceRuns.marketplace])
    .from(priceRuns)
    .orderBy(priceRuns.locale, priceRuns.marketplace, desc(priceRuns.createdAt), desc(priceRuns.id));

export const countOutcomes = (db: Db, runIds: number[]) =>
  db
    .select({ runId: priceRunItems.runId, outcome: priceRunItems.outcome, n: count() })
    .from(priceRunItems)
    .where(inArray(priceRunItems.runId, runIds))
    .groupBy(priceRunItems.runId, priceRunItems.outcome);

export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(priceRuns).where(lt(priceRuns.finishedAt, before));
  return affectedRows;
}
