import type { JobId, JobTrigger } from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { insertRun, type JobRunRow } from './job-runs.queries.ts';
import { notifyJobs } from './jobs.queries.ts';

export interface AskedRun {
  job: JobId;
  edition: Locale | '';
  trigger: JobTrigger;
  /** Empty where nobody asks. */
  askedBy: string;
  at: Date;
  retryOf?: number;
}

/**
 * In the transaction of whatever makes it necessary. A process that runs jobs is told, and puts it into the queue;
 * undefined where one waits already, which will do.
 */
export async function askForRun(tx: Db, { at, ...asked }: AskedRun): Promise<JobRunRow | undefined> {
  const run = await insertRun(tx, { ...asked, state: 'waiting', createdAt: at });
  if (run) await notifyJobs(tx, `asked ${run.id}`);
  return run;
}

/** In the transaction of whatever has changed people's decisions about jobs: processes that run them look again. */
export const tellOfJobSettings = (tx: Db): Promise<void> => notifyJobs(tx, 'settings');
