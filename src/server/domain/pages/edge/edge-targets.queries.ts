import { asc, eq, inArray, sql } from 'drizzle-orm';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';

export type EdgeTargetRow = typeof edgeTargets.$inferSelect;
export type EdgeTargetNews = Partial<
  Pick<
    EdgeTargetRow,
    'position' | 'caughtUpAt' | 'waiting' | 'lastSentAt' | 'failures' | 'problem' | 'failedAt' | 'stoppedAt'
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
