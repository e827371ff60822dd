import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { JobId, JobRunState, JobTrigger } from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';

const newest = newestBy(jobRuns.createdAt, jobRuns.id);

export type JobRunRow = typeof jobRuns.$inferSelect;
export type NewJobRun = typeof jobRuns.$inferInsert;

export interface JobPlace {
  job: JobId;
  edition: Locale | '';
}

const ofJob = ({ job, edition }: JobPlace) => and(eq(jobRuns.job, job), eq(jobRuns.edition, edition));

/** undefined where one waits already, or this attempt has its row. */
export async function insertRun(tx: Db, run: NewJobRun): Promise<JobRunRow | undefined> {
  const [row] = await tx.insert(jobRuns).values(run).onConflictDoNothing().returning();
  return row;
}

export async function findRun(db: Db, id: number): Promise<JobRunRow | undefined> {
  const [row] = await db.select().from(jobRuns).where(eq(jobRuns.id, id)).limit(1);
  return row;
}

/** The one that waits, or else is under way. */
export async function findOpenRun(db: Db, place: JobPlace): Promise<JobRunRow | undefined> {
  const [row] = await db
    .select()
    .from(jobRuns)
    .where(and(ofJob(place), isNull(jobRuns.finishedAt)))
    .orderBy(sql`${jobRuns.state} = 'waiting' DESC`, desc(jobRuns.id))
    .limit(1);
  return row;
}

export async function findLastFinished(
  db: Db,
  place: JobPlace,
  state?: JobRunState,
): Promise<JobRunRow | undefined> {
  const [row] = await db
    .select()
    .from(jobRuns)
    .where(and(ofJob(place), isNotNull(jobRuns.finishedAt), state && eq(jobRuns.state, state)))
    .orderBy(desc(jobRuns.id))
    .limit(1);
  return row;
}

export const listWaitingRuns = (db: Db): Promise<JobRunRow[]> =>
  db.select().from(jobRuns).where(eq(jobRuns.state, 'waiting')).orderBy(jobRuns.id);

export const listOpenRuns = (db: Db): Promise<JobRunRow[]> =>
  db.select().from(jobRuns).where(isNull(jobRuns.finishedAt)).orderBy(jobRuns.id);

/** The newest that are over, so many of each job and edition. */
export async function listRecentRuns(db: Db, each: number): Promise<JobRunRow[]> {
  const ranked = db
    .select({
      id: jobRuns.id,
      place: sql<number>`row_number() OVER (PARTITION BY job, edition ORDER BY id DESC)`.as('place'),
    })
    .from(jobRuns)
    .where(and(isNotNull(jobRuns.finishedAt), sql`state <> 'cancelled'`))
    .as('ranked');
  const ids = db.select({ id: ranked.id }).from(ranked).where(sql`place <= ${each}`);
  return db.select().from(jobRuns).where(inArray(jobRuns.id, ids)).orderBy(desc(jobRuns.id));
}

export interface RunFilter {
  job?: JobId | undefined;
  edition?: Locale | undefined;
  state?: JobRunState | undefined;
  trigger?: JobTrigger | undefined;
  /** Those that found nothing to do as well. */
  quiet?: boolean | undefined;
  after?: Place | undefined;
}

export const listRuns = (db: Db, filter: RunFilter, limit: number): Promise<JobRunRow[]> => {
  const { job, edition, state, trigger, quiet, after } = filter;
  const conditions: (SQL | undefined)[] = [
    job && eq(jobRuns.job, job),
    edition && eq(jobRuns.edition, edition),
    state && eq(jobRuns.state, state),
    trigger && eq(jobRuns.trigger, trigger),
    quiet ? undefined : or(eq(jobRuns.quiet, false), sql`${jobRuns.askedBy} <> ''`),
    newest.after(after),
  ];
  return db
    .select()
    .from(jobRuns)
    .where(and(...conditions))
    .orderBy(...newest.order)
    .limit(limit);
};

export async function deleteRunsBefore(db: Db, kept: { all: Date; quiet: Date }): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(jobRuns)
    .where(
      or(
        lt(jobRuns.finishedAt, kept.all),
        and(eq(jobRuns.quiet, true), eq(jobRuns.askedBy, ''), lt(jobRuns.finishedAt, kept.quiet)),
      ),
    );
  return affectedRows;
}
