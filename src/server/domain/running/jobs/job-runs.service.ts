import type { Caller } from '#contract/people/accounts/caller.ts';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { conflict, DomainError, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type AskedRun, askForRun } from './ask-for-run.ts';
import * as queries from './job-runs.queries.ts';
import { notifyJobs } from './jobs.queries.ts';
import type { JobsService } from './jobs.service.ts';
import { askToCancel, cancelWaiting } from './run-states.queries.ts';

interface RunsParts {
  db: Db;
  clock: Clock;
  jobs: JobsService;
}

type RunSearch = Omit<queries.RunFilter, 'after'> & { cursor?: string | undefined };
type Asking = Omit<AskedRun, 'askedBy' | 'at'>;

/** What jobs did, and how a person starts, stops and repeats one. */
export function createJobRunsService({ db, clock, jobs }: RunsParts) {
  async function get(id: number): Promise<queries.JobRunRow> {
    const run = await queries.findRun(db, id);
    if (!run) throw notFound(`Run ${id}`);
    return run;
  }

  /** One that waits already is the answer, and nothing is asked twice. */
  async function ask(caller: Caller, asking: Asking): Promise<queries.JobRunRow> {
    const actor = requireRole(caller, 'editor');
    const plan = await jobs.getPlan(asking.job, asking.edition);
    if (plan.obstacle) {
      throw new DomainError('conflict', `No run: ${plan.obstacle}.`, { reason: 'job_not_set_up' });
    }
    const at = clock();
    const made = await db.transaction(async (tx) => {
      const run = await askForRun(tx, { ...asking, askedBy: actor.name, at });
      if (!run) return undefined;
      await recordAudit(tx, actor, at, {
        action: 'created',
        subject: 'job',
        subjectId: String(run.id),
        title: run.job,
        locale: run.edition || null,
      });
      return run;
    });
    const run = made ?? (await queries.findOpenRun(db, asking));
    if (!run) throw conflict('The open run has just ended.');
    return run;
  }

  return {
    async list(caller: Caller, { cursor, ...filter }: RunSearch) {
      requireRole(caller, 'viewer');
      return readPart(
        cursor,
        (after, limit) => queries.listRuns(db, { ...filter, after }, limit),
        byCreation,
      );
    },

    async get(caller: Caller, id: number): Promise<queries.JobRunRow> {
      requireRole(caller, 'viewer');
      return get(id);
    },

    /** As soon as a process is free. */
    start: (caller: Caller, { job, edition }: { job: JobId; edition?: Locale | undefined }) =>
      ask(caller, { job, edition: edition ?? '', trigger: 'person' }),

    /** The same again; what has ended well needs no repetition, but may have one. */
    async retry(caller: Caller, id: number): Promise<queries.JobRunRow> {
      requireRole(caller, 'editor');
      const { job, edition, finishedAt } = await get(id);
      if (!finishedAt) throw conflict('It is not over yet.');
      return ask(caller, { job, edition, trigger: 'retry', retryOf: id });
    },

    /** One that waits is gone at once; one under way stops as soon as its handler can. */
    async cancel(caller: Caller, id: number): Promise<queries.JobRunRow> {
      const actor = requireRole(caller, 'editor');
      const { job, edition } = await get(id);
      const at = clock();
      await db.transaction(async (tx) => {
        if (!(await cancelWaiting(tx, id, at)) && !(await askToCancel(tx, id, at)))
          throw conflict('It is over already.');
        await notifyJobs(tx, `cancel ${id}`);
        await recordAudit(tx, actor, at, {
          action: 'cancelled',
          subject: 'job',
          subjectId: String(id),
          title: job,
          locale: edition || null,
        });
      });
      return get(id);
    },
  };
}
