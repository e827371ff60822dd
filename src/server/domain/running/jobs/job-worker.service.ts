import type { JobFailure, JobId, JobLine, JobSaying } from '#contract/running/jobs/jobs.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { askForRun } from './ask-for-run.ts';
import type { JobFacts } from './job-facts.ts';
import * as runs from './job-runs.queries.ts';
import * as queries from './jobs.queries.ts';
import * as states from './run-states.queries.ts';

interface WorkerParts {
  db: Db;
  clock: Clock;
  definitions: readonly JobFacts[];
}

export interface RunCourse {
  done: number;
  total: number | null;
  lines: JobLine[];
}

export interface RunEnd {
  state: 'done' | 'failed' | 'cancelled' | 'lost';
  result?: JobSaying;
  quiet?: boolean;
  error?: JobFailure;
  triesAgain?: boolean;
}

/** What a process that runs jobs writes down about them. Whoever asked what stands in the other services. */
export function createJobWorkerService({ db, clock, definitions }: WorkerParts) {
  const retriesOf = (job: JobId) => definitions.find(({ id }) => id === job)?.retries ?? 0;

  return {
    /** An attempt begins; undefined where somebody has cancelled it meanwhile. Earlier ones that never ended are lost. */
    begin: (found: {
      queueId: string;
      job: JobId;
      edition: Locale | '';
      attempt: number;
      instance: string;
    }): Promise<runs.JobRunRow | undefined> =>
      db.transaction(async (tx) => {
        const at = clock();
        const { attempt, instance } = found;
        const known = await states.listAttempts(tx, found.queueId);
        for (const { id, state } of known) if (state === 'running') await states.markLost(tx, id, at);
        const last = known.at(-1);
        if (known.some(({ state }) => state === 'cancelled')) return undefined;
        const begun = { instance, startedAt: at, heartbeatAt: at };
        const run =
          last?.state === 'waiting'
            ? await states.beginWaiting(tx, last.id, begun)
            : await runs.insertRun(tx, {
                ...found,
                ...begun,
                trigger: attempt > 1 ? 'retry' : 'schedule',
                askedBy: last?.askedBy ?? '',
                state: 'running',
                createdAt: at,
              });
        if (run) await queries.notifyJobs(tx, `run ${run.id}`);
        return run;
      }),

    /** `held` is false where somebody else has taken the run over. */
    async beat(id: number, instance: string, course: RunCourse) {
      const row = await db.transaction(async (tx) => {
        const held = await states.beatRun(tx, id, instance, { ...course, heartbeatAt: clock() });
        if (held) await queries.notifyJobs(tx, `run ${id}`);
        return held;
      });
      return { held: row !== undefined, cancelAsked: Boolean(row?.cancelAskedAt) };
    },

    end: (id: number, instance: string, course: RunCourse, end: RunEnd): Promise<boolean> =>
      db.transaction(async (tx) => {
        const ended = await states.endRun(tx, id, instance, {
          ...course,
          state: end.state,
          finishedAt: clock(),
          result: end.result ?? null,
          error: end.error ?? null,
          quiet: end.quiet ?? false,
          triesAgain: end.triesAgain ?? false,
        });
        if (ended) await queries.notifyJobs(tx, `run ${id}`);
        return ended;
      }),

    /** Attempts whose process has gone; the caller tells the queue, which tries them again. */
    takeSilent: (): Promise<runs.JobRunRow[]> =>
      db.transaction(async (tx) => {
        const at = clock();
        await states.cancelForgotten(tx, at, ago(clock, engineLimits.jobs.waitsAtMost));
        const silent = await states.markSilent(tx, at, ago(clock, engineLimits.jobs.lostAfter));
        for (const run of silent) {
          if (run.attempt <= retriesOf(run.job)) await states.setTriesAgain(tx, run.id);
          await queries.notifyJobs(tx, `run ${run.id}`);
        }
        return silent;
      }),

    listWaiting: () => runs.listWaitingRuns(db),

    /** Something is due without an hour of its own: it waits its turn like what a person asks for. */
    async askWhenDue(job: JobId): Promise<void> {
      const last = await runs.findLastFinished(db, { job, edition: '' });
      const failed = last?.state === 'failed' && last.finishedAt;
      if (failed && failed > ago(clock, engineLimits.jobs.dueAgainAfter)) return;
      await db.transaction((tx) =>
        askForRun(tx, { job, edition: '', trigger: 'schedule', askedBy: '', at: clock() }),
      );
    },

    /** When the last run that went well began. */
    async findLastDone(job: JobId, edition: Locale | ''): Promise<Date | undefined> {
      return (await runs.findLastFinished(db, { job, edition }, 'done'))?.startedAt ?? undefined;
    },

    heard: (instance: string): Promise<void> => queries.upsertWorker(db, instance, clock()),

    async purge(): Promise<number> {
      await queries.deleteWorkersBefore(db, ago(clock, DAY));
      return runs.deleteRunsBefore(db, {
        all: ago(clock, engineLimits.jobs.keptDays * DAY),
        quiet: ago(clock, engineLimits.jobs.keptQuietDays * DAY),
      });
    },
  };
}

export type JobWorkerService = ReturnType<typeof createJobWorkerService>;
