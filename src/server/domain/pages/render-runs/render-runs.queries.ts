import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { RenderRunState, RenderScope } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { renderRuns } from '#db/schema/render-runs.ts';
import type { Place } from '#server/lib/cursor.ts';

export type RenderRunRow = typeof renderRuns.$inferSelect;
type NewRun = Pick<
  typeof renderRuns.$inferInsert,
  'scope' | 'locale' | 'paths' | 'speed' | 'total' | 'startedBy' | 'createdAt'
>;

/** undefined where one over the same pages is open already. */
export async function insertRun(tx: Db, run: NewRun): Promise<RenderRunRow | undefined> {
  const [row] = await tx.insert(renderRuns).values(run).onConflictDoNothing().returning();
  return row;
}

export async function findOpenRun(tx: Db, scope: RenderScope, locale: Locale | null) {
  const [row] = await tx
    .select()
    .from(renderRuns)
    .where(
      and(
        eq(renderRuns.scope, scope),
        locale === null ? isNull(renderRuns.locale) : eq(renderRuns.locale, locale),
        isNull(renderRuns.finishedAt),
      ),
    )
    .limit(1);
  return row;
}

export interface Claim {
  worker: string;
  now: Date;
  silentSince: Date;
  /** Pages that somebody chose are not kept waiting by whole editions. */
  chosen: boolean;
}

/** One that waits, or whose server has not been heard of since; of several servers, one gets it. */
export async function claimRun(db: Db, { worker, now, silentSince, chosen }: Claim) {
  const claimable = sql`(SELECT id FROM render_runs
    WHERE finished_at IS NULL AND (scope = 'paths') = ${chosen}::boolean AND (worker IS NULL OR heartbeat_at < ${silentSince.toISOString()}::timestamptz)
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [row] = await db
    .update(renderRuns)
    .set({
      worker,
      heartbeatAt: now,
      state: 'running',
      startedAt: sql`coalesce(${renderRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(renderRuns.id, claimable))
    .returning();
  return row;
}

const heldBy = (id: number, worker: string) =>
  and(eq(renderRuns.id, id), eq(renderRuns.worker, worker), isNull(renderRuns.finishedAt));

export type Progress = Pick<RenderRunRow, 'done' | 'failed' | 'lastPath'>;

/** False where the run is no longer this server's, or somebody has cancelled it. */
export async function tellProgress(db: Db, id: number, worker: string, progress: Progress, at: Date) {
  const rows = await db
    .update(renderRuns)
    .set({ ...progress, heartbeatAt: at })
    .where(heldBy(id, worker))
    .returning({ id: renderRuns.id });
  return rows.length > 0;
}

/** Anybody may go on with it. */
export async function releaseRun(db: Db, id: number, worker: string): Promise<void> {
  await db.update(renderRuns).set({ worker: null }).where(heldBy(id, worker));
}

export async function finishRun(
  db: Db,
  id: number,
  worker: string,
  end: { state: RenderRunState; finishedAt: Date },
): Promise<void> {
  await db.update(renderRuns).set(end).where(heldBy(id, worker));
}

/** undefined where it has ended already. */
export async function cancelRun(tx: Db, id: number, at: Date): Promise<RenderRunRow | undefined> {
  const [row] = await tx
    .update(renderRuns)
    .set({ state: 'cancelled', finishedAt: at })
    .where(and(eq(renderRuns.id, id), isNull(renderRuns.finishedAt)))
    .returning();
  return row;
}

export async function findRun(db: Db, id: number): Promise<RenderRunRow | undefined> {
  const [row] = await db.select().from(renderRuns).where(eq(renderRuns.id, id)).limit(1);
  return row;
}

export const listRuns = (db: Db, after: Place | undefined, limit: number): Promise<RenderRunRow[]> =>
  db
    .select()
    .from(renderRuns)
    .where(
      after &&
        sql`(${renderRuns.createdAt}, ${renderRuns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
    )
    .orderBy(desc(renderRuns.createdAt), desc(renderRuns.id))
    .limit(limit);

export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(renderRuns).where(lt(renderRuns.finishedAt, before));
  return affectedRows;
}
