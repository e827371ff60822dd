import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';

export type EdgeTargetRow = typeof edgeTargets.$inferSelect;
export type EdgeTargetNews = Partial<
  Pick<
    EdgeTargetRow,
    | 'position'
    | 'caughtUpAt'
    | 'builtFrom'
    | 'waiting'
    | 'lastSentAt'
    | 'failures'
    | 'problem'
    | 'failedAt'
    | 'stoppedAt'
  >
>;

/** Whoever begins with it tries anew what another gave up. */
export const leaseEdgeTargets = leaseOf(edgeTargets, {
  open: sql`true`,
  takeOverAfter: edgeLimits.takeOverAfter,
  claimed: () => ({ stoppedAt: null }),
});
export const named = (name: string) => eq(edgeTargets.name, name);

export async function ensureTarget(db: Db, name: string): Promise<void> {
  await db.insert(edgeTargets).values({ name }).onConflictDoNothing();
}

export const listTargets = (db: Db, names: string[]): Promise<EdgeTargetRow[]> =>
  db.select().from(edgeTargets).where(inArray(edgeTargets.name, names)).orderBy(asc(edgeTargets.name));

/** Somebody wants it told again; false where it was not given up. */
export async function resumeTarget(db: Db, name: string): Promise<boolean> {
  const given = await db
    .update(edgeTargets)
    .set({ stoppedAt: null })
    .where(and(named(name), isNotNull(edgeTargets.stoppedAt)))
    .returning({ id: edgeTargets.id });
  return given.length > 0;
}

export async function isGivenUp(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ stoppedAt: edgeTargets.stoppedAt })
    .from(edgeTargets)
    .where(eq(edgeTargets.id, id));
  return row !== undefined && row.stoppedAt !== null;
}
