import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PriceRunState, PriceStopReason } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { priceRunItems, priceRuns } from '#db/schema/price-runs.ts';
import type { Place } from '#server/lib/cursor.ts';

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

/** One that waits, or whose server has not been heard of since; of several servers, one gets it. */
export async function claimRun(
  db: Db,
  worker: string,
  { now, silentSince, locale }: { now: Date; silentSince: Date; locale?: Locale | undefined },
) {
  const claimable = sql`(SELECT id FROM price_runs
    WHERE finished_at IS NULL AND (worker IS NULL OR heartbeat_at < ${silentSince.toISOString()}::timestamptz)
    ${locale ? sql`AND locale = ${locale}` : sql``}
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [row] = await db
    .update(priceRuns)
    .set({
      worker,
      heartbeatAt: now,
      state: 'running',
      startedAt: sql`coalesce(${priceRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(priceRuns.id, claimable))
    .returning();
  return row;
}

const heldBy = (id: number, worker: string) =>
  and(eq(priceRuns.id, id), eq(priceRuns.worker, worker), isNull(priceRuns.finishedAt));

/** False where the run is no longer this server's; in a transaction it also keeps others from taking it over. */
export async function beat(tx: Db, id: number, worker: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(priceRuns)
    .set({ heartbeatAt: at })
    .where(heldBy(id, worker))
    .returning({ id: priceRuns.id });
  return rows.length > 0;
}

/** Anybody may go on with it. */
export async function releaseRun(db: Db, id: number, worker: string): Promise<void> {
  await db.update(priceRuns).set({ worker: null }).where(heldBy(id, worker));
}

export async function finishRun(
  db: Db,
  id: number,
  worker: string,
  end: { state: PriceRunState; reason: PriceStopReason | null; total: number; finishedAt: Date },
): Promise<void> {
  await db
    .update(priceRuns)
    .set({ ...end, heartbeatAt: end.finishedAt })
    .where(heldBy(id, worker));
}

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
        after &&
          sql`(${priceRuns.createdAt}, ${priceRuns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
      ),
    )
    .orderBy(desc(priceRuns.createdAt), desc(priceRuns.id))
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
