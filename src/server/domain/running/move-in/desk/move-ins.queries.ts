import { and, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { moveInRuns } from '#db/schema/running/move-in.ts';
import type { MoveInRun } from '../move-in.queries.ts';

type NewRun = typeof moveInRuns.$inferInsert;

const undoStates = ['waiting_to_undo', 'undoing'] as const;
/** In which a server has something to do. What the command brings is its own, until it is taken back. */
const open = or(
  and(
    inArray(moveInRuns.state, ['waiting_to_look', 'looking', 'waiting_to_run', 'running']),
    isNotNull(moveInRuns.files),
  ),
  inArray(moveInRuns.state, [...undoStates]),
) as SQL;

/** Looking begins anew, bringing and taking back go on: whoever takes over needs nothing of the one before. */
export const leaseRuns = leaseOf(moveInRuns, {
  open,
  takeOverAfter: engineLimits.moveIn.takeOverAfter,
  claimed: () => ({
    state: sql`CASE WHEN ${moveInRuns.state} IN ('waiting_to_look', 'looking') THEN 'looking'
      WHEN ${moveInRuns.state} IN ('waiting_to_undo', 'undoing') THEN 'undoing' ELSE 'running' END`,
  }),
});

/** One at a time brings or takes back; looking is nobody's hindrance. */
export const noOtherSince = (
  since: Date,
): SQL => sql`(${moveInRuns.state} IN ('waiting_to_look', 'looking') OR NOT EXISTS (
  SELECT 1 FROM move_in_runs AS other WHERE other.id <> move_in_runs.id AND other.state IN ('running', 'undoing')
    AND other.heartbeat_at > ${since.toISOString()}::timestamptz))`;

export async function findRun(db: Db, id: number): Promise<MoveInRun | undefined> {
  const [row] = await db.select().from(moveInRuns).where(eq(moveInRuns.id, id)).limit(1);
  return row;
}

export async function lockRun(tx: Db, id: number): Promise<MoveInRun | undefined> {
  const [row] = await tx.select().from(moveInRuns).where(eq(moveInRuns.id, id)).for('update');
  return row;
}

export async function addRun(tx: Db, row: NewRun): Promise<MoveInRun> {
  const [made] = await tx.insert(moveInRuns).values(row).returning();
  if (!made) throw new Error('A run was not kept.');
  return made;
}

export async function updateRun(tx: Db, id: number, set: Partial<NewRun>): Promise<MoveInRun> {
  const [row] = await tx.update(moveInRuns).set(set).where(eq(moveInRuns.id, id)).returning();
  if (!row) throw new Error(`Run ${id} was not updated.`);
  return row;
}

/** Newest first; the number of a run is its place. */
export const listRuns = (db: Db, before: number | undefined, limit: number): Promise<MoveInRun[]> =>
  db
    .select()
    .from(moveInRuns)
    .where(before === undefined ? undefined : lt(moveInRuns.id, before))
    .orderBy(desc(moveInRuns.id))
    .limit(limit);

/** The last that has brought anything. */
export async function findLastRun(db: Db): Promise<MoveInRun | undefined> {
  const [row] = await db
    .select()
    .from(moveInRuns)
    .where(inArray(moveInRuns.state, ['running', 'done', 'failed']))
    .orderBy(desc(moveInRuns.id))
    .limit(1);
  return row;
}

/** Files of these are needed no longer: nobody went on with them. */
export const listForgotten = (db: Db, before: Date): Promise<MoveInRun[]> =>
  db
    .select()
    .from(moveInRuns)
    .where(
      and(
        inArray(moveInRuns.state, ['collecting', 'looked', 'failed']),
        lt(moveInRuns.startedAt, before),
        gt(sql`jsonb_array_length(${moveInRuns.files})`, 0),
      ),
    )
    .limit(100);
