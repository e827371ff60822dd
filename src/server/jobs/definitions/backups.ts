import type { JobErrorCode } from '#contract/running/jobs/jobs.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { defineJob, JobProblem, saying } from '../definition.ts';

const MEGABYTE = 1024 * 1024;
const timeoutSeconds = engineLimits.backups.atMost / 1_000;

/** Why is told where backups are listed, to those who may see them. */
async function orProblem<T>(code: JobErrorCode, signal: AbortSignal, work: () => Promise<T>, final = false) {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    const problem = new JobProblem(code, {}, { final });
    problem.cause = error;
    throw problem;
  }
}

/** Every night, and when an owner wants one. */
export const backupJob = defineJob({
  id: 'backup',
  cron: '15 3 * * *',
  retryDelay: 300,
  timeoutSeconds,
  async run({ backupWorker }, { progress, say, signal }) {
    const made = await orProblem('backup_failed', signal, () => backupWorker.makeDue({ progress }));
    const forgotten = await backupWorker.forgetOutdated();
    if (forgotten > 0) say('backups_forgotten', { n: forgotten });
    const bytes = made.at(-1)?.bytes ?? 0;
    return saying('backup_made', { n: made.length, megabytes: Math.ceil(bytes / MEGABYTE) });
  },
});

/** A backup is worth what its last rehearsal says. */
export const rehearsalJob = defineJob({
  id: 'rehearsal',
  cron: '45 4 * * 0',
  retries: 1,
  timeoutSeconds,
  async run({ backupWorker }, { progress, signal }) {
    const rehearsed = await orProblem('rehearsal_failed', signal, () =>
      backupWorker.rehearseDue({ progress }),
    );
    if (rehearsed.length === 0) return { ...saying('nothing_to_do'), quiet: true };
    return saying('backup_rehearsed', { n: rehearsed.reduce((sum, { rows }) => sum + rows, 0) });
  },
});

/**
 * Only when an owner wants it. It is never tried again by itself: a second attempt only finds out that the first one
 * was cut off, which has changed nothing.
 */
export const restoreJob = defineJob({
  id: 'restore',
  cron: null,
  retries: 1,
  retryDelay: 1,
  timeoutSeconds,
  async run({ backupWorker }, { progress, say, signal }) {
    const work = () => backupWorker.restoreWaiting({ progress });
    const restored = await orProblem('restore_failed', signal, work, true);
    if (!restored) return { ...saying('nothing_to_do'), quiet: true };
    if (restored.otherKey) say('restart_needed');
    if (restored.enterAgain.length > 0) say('secrets_missing');
    return saying('backup_restored', { n: restored.rows });
  },
});
