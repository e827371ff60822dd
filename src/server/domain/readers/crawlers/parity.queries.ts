import { count, desc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ParityScope } from '#contract/readers/crawlers/crawlers.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { parityFindings, parityRuns } from '#db/schema/readers/parity.ts';

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

/** Whoever goes on begins anew. */
export const leaseParityRuns = leaseOf(parityRuns, {
  open: isNull(parityRuns.finishedAt),
  takeOverAfter: engineLimits.crawlers.takeOverAfter,
  claimed: () => ({ state: 'running' as const, compared: 0, differing: 0 }),
  released: { state: 'waiting' },
});

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
