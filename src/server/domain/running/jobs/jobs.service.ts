import type { Caller } from '#contract/people/accounts/caller.ts';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { given } from '#server/lib/changes.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { nextRuns } from '#server/lib/time/next-runs.ts';
import { type JobFacts, type JobPlan, type ObstacleOf, plansOf } from './job-facts.ts';
import { type JobRunRow, listOpenRuns, listRecentRuns } from './job-runs.queries.ts';
import * as queries from './jobs.queries.ts';

export interface JobsParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  definitions: readonly JobFacts[];
  obstacleOf: ObstacleOf;
}

export interface JobLineFacts {
  plan: JobPlan;
  next: Date[];
  open: JobRunRow | undefined;
  /** Those that are over, newest first. */
  recent: JobRunRow[];
}

interface ScheduleChange {
  edition?: Locale | undefined;
  enabled?: boolean | undefined;
  /** null: as the job's definition says. */
  cron?: string | null | undefined;
  timeZone?: string | null | undefined;
}

const failing = ({ recent: [last] }: JobLineFacts) => last?.state === 'failed' || last?.state === 'lost';

/** Which jobs there are, when they run and how they are doing. */
export function createJobsService({ db, clock, editions, definitions, obstacleOf }: JobsParts) {
  async function listPlans(): Promise<JobPlan[]> {
    const [all, settings] = await Promise.all([editions.listAll(), queries.listSettings(db)]);
    return plansOf({ definitions, editions: all, settings, obstacleOf });
  }

  async function getPlan(job: JobId, edition: Locale | ''): Promise<JobPlan> {
    const plan = (await listPlans()).find((each) => each.facts.id === job && each.edition === edition);
    if (!plan) throw notFound(`Job ${job} ${edition}`);
    return plan;
  }

  async function preview(cron: string, timeZone: string): Promise<Date[]> {
    const next = await nextRuns(cron, timeZone, clock(), engineLimits.jobs.nextRuns);
    if (next) return next;
    const readable = await nextRuns('0 0 * * *', timeZone, clock(), 1);
    throw invalidFields(readable ? { cron: { code: 'invalid' } } : { timeZone: { code: 'invalid' } });
  }

  async function listLines(): Promise<JobLineFacts[]> {
    const now = clock();
    const [plans, open, recent] = await Promise.all([
      listPlans(),
      listOpenRuns(db),
      listRecentRuns(db, engineLimits.jobs.trend),
    ]);
    const lines = plans.map(async (plan) => {
      const isOwn = ({ job, edition }: JobRunRow) => job === plan.facts.id && edition === plan.edition;
      const isDue = plan.enabled && !plan.obstacle && plan.cron !== null;
      const { cron, timeZone } = plan;
      return {
        plan,
        next: (isDue && (await nextRuns(cron ?? '', timeZone, now, engineLimits.jobs.nextRuns))) || [],
        open: open.find((run) => isOwn(run) && run.state === 'running') ?? open.find(isOwn),
        recent: recent.filter(isOwn),
      };
    });
    return Promise.all(lines);
  }

  return {
    listPlans,
    getPlan,

    /** Failures first: they are what somebody opens the screen for. */
    async list(caller: Caller) {
      requireRole(caller, 'viewer');
      const [lines, seenAt] = await Promise.all([listLines(), queries.findLastSeen(db)]);
      const items = [...lines.filter(failing), ...lines.filter((line) => !failing(line))];
      const silent = !seenAt || clock().getTime() - seenAt.getTime() > engineLimits.jobs.silentAfter;
      return { items, seenAt, silent };
    },

    /** How many jobs a person should look at: they have failed, and nothing happens by itself. */
    async countFailing(): Promise<number> {
      const [plans, recent] = await Promise.all([listPlans(), listRecentRuns(db, 1)]);
      const known = new Set(plans.map(({ facts, edition }) => `${facts.id} ${edition}`));
      return recent.filter(
        ({ job, edition, state, triesAgain }) =>
          known.has(`${job} ${edition}`) && !triesAgain && (state === 'failed' || state === 'lost'),
      ).length;
    },

    /** When it would run, without changing anything. */
    async preview(caller: Caller, wanted: { cron: string; timeZone: string }): Promise<Date[]> {
      requireRole(caller, 'viewer');
      return preview(wanted.cron, wanted.timeZone);
    },

    async change(caller: Caller, job: JobId, { edition, ...changes }: ScheduleChange): Promise<JobLineFacts> {
      const actor = requireRole(caller, 'owner');
      const place = { job, edition: edition ?? ('' as const) };
      const plan = await getPlan(place.job, place.edition);
      if (plan.facts.cron === null && (changes.cron || changes.timeZone))
        throw invalidFields({ cron: { code: 'invalid' } });
      if (changes.cron || changes.timeZone) {
        await preview(changes.cron ?? plan.cron ?? '', changes.timeZone ?? plan.timeZone);
      }
      const set = given(changes);
      const at = clock();
      await db.transaction(async (tx) => {
        const by = { changedBy: actor.name, changedAt: at };
        await queries.upsertSettings(tx, place, set, by);
        await queries.notifyJobs(tx, `settings ${job}`);
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'job',
          subjectId: job,
          title: job,
          locale: edition ?? null,
          details: set,
        });
      });
      const changed = (await listLines()).find(
        (line) => line.plan.facts.id === job && line.plan.edition === place.edition,
      );
      if (!changed) throw notFound(`Job ${job}`);
      return changed;
    },
  };
}

export type JobsService = ReturnType<typeof createJobsService>;
