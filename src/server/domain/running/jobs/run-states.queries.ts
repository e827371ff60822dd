import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';
import type { JobRunRow } from './job-runs.queries.ts';

type Course = Pick<JobRunRow, 'done' | 'total' | 'lines'>;
type End = Pick<JobRunRow, 'state' | 'finishedAt' | 'result' | 'error' | 'quiet' | 'triesAgain'> & Course;

const heldBy = (id: number, instance: string) =>
  and(eq(jobRuns.id, id), eq(jobRuns.instance, instance), eq(jobRuns.state, 'running'));

/** Every attempt at what the queue calls so, the latest last. */
export const listAttempts = (tx: Db, queueId: string): Promise<JobRunRow[]> =>
  tx.select().from(jobRuns).where(eq(jobRuns.queueId, queueId)).orderBy(jobRuns.attempt).for('update');

export async function beginWaiting(
  tx: Db,
  id: number,
  begun: Pick<JobRunRow, 'instance' | 'startedAt' | 'heartbeatAt'>,
): Promise<JobRunRow | undefined> {
  const [row] = await tx
    .update(jobRuns)
    .set({ ...begun, state: 'running' })
    .where(and(eq(jobRuns.id, id), eq(jobRuns.state, 'waiting')))
    .returning();
  return row;
}

/** undefined where the run is no longer this process's. */
export async function beatRun(
  tx: Db,
  id: number,
  instance: string,
  course: Course & { heartbeatAt: Date },
): Promise<Pick<JobRunRow, 'cancelAskedAt'> | undefined> {
  const [row] = await tx
    .update(jobRuns)
    .set(course)
    .where(heldBy(id, instance))
    .returning({ cancelAskedAt: jobRuns.cancelAskedAt });
  return row;
}

export async function endRun(tx: Db, id: number, instance: string, end: End): Promise<boolean> {
  const rows = await tx.update(jobRuns).set(end).where(heldBy(id, instance)).returning({ id: jobRuns.id });
  return rows.length > 0;
}

export async function cancelWaiting(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(jobRuns)
    .set({ state: 'cancelled', finishedAt: at, cancelAskedAt: at })
    .where(and(eq(jobRuns.id, id), eq(jobRuns.state, 'waiting')))
    .returning({ id: jobRuns.id });
  return rows.length > 0;
}

export async function askToCancel(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(jobRuns)
    .set({ cancelAskedAt: sql`coalesce(${jobRuns.cancelAskedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(jobRuns.id, id), eq(jobRuns.state, 'running')))
    .returning({ id: jobRuns.id });
  return rows.length > 0;
}

const lost = (at: Date) => ({
  state: 'lost' as const,
  finishedAt: at,
  error: { code: 'server_lost' as const, values: {} },
});

/** Attempts whose process has not been heard of since; of several servers that look, one gets each. */
export const markSilent = (tx: Db, at: Date, silentSince: Date): Promise<JobRunRow[]> =>
  tx
    .update(jobRuns)
    .set(lost(at))
    .where(and(eq(jobRuns.state, 'running'), lt(jobRuns.heartbeatAt, silentSince)))
    .returning();

export async function markLost(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(jobRuns)
    .set({ ...lost(at), triesAgain: true })
    .where(and(eq(jobRuns.id, id), eq(jobRuns.state, 'running')));
}

export async function setTriesAgain(tx: Db, id: number): Promise<void> {
  await tx.update(jobRuns).set({ triesAgain: true }).where(eq(jobRuns.id, id));
}

export async function cancelForgotten(tx: Db, at: Date, before: Date): Promise<void> {
  await tx
    .update(jobRuns)
    .set({ ...lost(at) })
    .where(and(isNull(jobRuns.finishedAt), ne(jobRuns.state, 'running'), lt(jobRuns.createdAt, before)));
}
