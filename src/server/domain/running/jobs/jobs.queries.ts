import { lt, max, sql } from 'drizzle-orm';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { jobSettings, jobWorkers } from '#db/schema/running/jobs.ts';

/** One channel for everything about jobs; what it is, listeners read. */
export const JOBS_CHANNEL = 'jobs';

export type JobSettingsRow = typeof jobSettings.$inferSelect;

export const notifyJobs = async (tx: Db, word: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${JOBS_CHANNEL}, ${word})`);
};

export const listSettings = (db: Db): Promise<JobSettingsRow[]> => db.select().from(jobSettings);

/** What is undefined stays as it was. */
export async function upsertSettings(
  tx: Db,
  place: { job: JobId; edition: Locale | '' },
  changes: Partial<Pick<JobSettingsRow, 'enabled' | 'cron' | 'timeZone'>>,
  by: Pick<JobSettingsRow, 'changedBy' | 'changedAt'>,
): Promise<void> {
  const values = { ...changes, ...by };
  await tx
    .insert(jobSettings)
    .values({ ...place, ...values })
    .onConflictDoUpdate({ target: [jobSettings.job, jobSettings.edition], set: values });
}

export async function upsertWorker(db: Db, instance: string, at: Date): Promise<void> {
  await db
    .insert(jobWorkers)
    .values({ instance, startedAt: at, seenAt: at })
    .onConflictDoUpdate({ target: jobWorkers.instance, set: { seenAt: at } });
}

export async function deleteWorkersBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(jobWorkers).where(lt(jobWorkers.seenAt, moment));
}

export async function findLastSeen(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(jobWorkers.seenAt) }).from(jobWorkers);
  return row?.at ?? null;
}
