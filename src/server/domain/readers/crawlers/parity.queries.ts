import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ParityScope, ParityState } from '#contract/readers/crawlers/crawlers.words.ts';
import type { Db } from '#db/open.ts';
import { parityFindings, parityRuns } from '#db/schema/parity.ts';

export type ParityRunRow = typeof parityRuns.$inferSelect;
export type FindingRow = typeof parityFindings.$inferSelect;

/** undefined where one is open already, or the day has had its own. */
export async function insertRun(
  tx: Db,
  run: { scope: ParityScope; startedBy: string; day: string; createdAt: Date },
): Promise<ParityRunRow | undefined> {
  const [row] = await tx.insert(parityRuns).values(run).onConflictDoNothing().returning();
  return row;
}

export async function findLastRun(db: Db): Promise<ParityRunRow | undefined> {
  const [row] = await db
    .select()
    .from(parityRuns)
    .orderBy(desc(parityRuns.createdAt), desc(parityRuns.id))
    .limit(1);
  return row;
}

/** The one that waits, or whose server has not been heard of since; of several servers, one gets it. */
export async function claimRun(db: Db, worker: string, now: Date, silentSince: Date) {
  const claimable = sql`(SELECT id FROM parity_runs
    WHERE finished_at IS NULL AND (worker IS NULL OR heartbeat_at < ${silentSince.toISOString()}::timestamptz)
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [row] = await db
    .update(parityRuns)
    .set({ worker, heartbeatAt: now, state: 'running', compared: 0, differing: 0 })
    .where(eq(parityRuns.id, claimable))
    .returning();
  return row;
}

const heldBy = (id: number, worker: string) =>
  and(eq(parityRuns.id, id), eq(parityRuns.worker, worker), isNull(parityRuns.finishedAt));

export type Progress = Partial<Pick<ParityRunRow, 'total' | 'compared' | 'differing' | 'finishedAt'>> & {
  state?: ParityState;
};

/** False where the run is no longer this server's. */
export async function progressRun(
  tx: Db,
  { id, worker, at, ...progress }: { id: number; worker: string; at: Date } & Progress,
): Promise<boolean> {
  const rows = await tx
    .update(parityRuns)
    .set({ ...progress, heartbeatAt: at })
    .where(heldBy(id, worker))
    .returning({ id: parityRuns.id });
  return rows.length > 0;
}

/** Anybody may begin it anew. */
export async function releaseRun(db: Db, id: number, worker: string): Promise<void> {
  await db.update(parityRuns).set({ worker: null, state: 'waiting' }).where(heldBy(id, worker));
}

export async function upsertFindings(tx: Db, rows: FindingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(parityFindings)
    .values(rows)
    .onConflictDoUpdate({
      target: parityFindings.path,
      set: {
        parts: sql`excluded.parts`,
        whole: sql`excluded.whole`,
        bare: sql`excluded.bare`,
        at: sql`excluded.at`,
      },
    });
}

export async function deleteFindings(tx: Db, paths: string[]): Promise<void> {
  if (paths.length > 0) await tx.delete(parityFindings).where(inArray(parityFindings.path, paths));
}

export const listFindings = (db: Db, limit: number): Promise<FindingRow[]> =>
  db.select().from(parityFindings).orderBy(desc(parityFindings.at), parityFindings.path).limit(limit);

export async function countFindings(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(parityFindings);
  return row?.n ?? 0;
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(parityRuns).where(lt(parityRuns.finishedAt, before));
  return affectedRows;
}
