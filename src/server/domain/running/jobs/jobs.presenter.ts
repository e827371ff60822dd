import type {
  JobRun,
  JobRunReport,
  JobLineFacts as PresentedLine,
} from '#contract/running/jobs/jobs.admin.schemas.ts';
import type { JobPlan } from './job-facts.ts';
import type { JobRunRow } from './job-runs.queries.ts';
import type { JobLineFacts } from './jobs.service.ts';

export const presentJobRun = (run: JobRunRow): JobRun => ({
  id: run.id,
  job: run.job,
  edition: run.edition || null,
  trigger: run.trigger,
  askedBy: run.askedBy,
  state: run.state,
  attempt: run.attempt,
  createdAt: run.createdAt.toISOString(),
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
  isCancelling: run.state === 'running' && run.cancelAskedAt !== null,
  done: run.done,
  total: run.total,
  result: run.result,
  error: run.error,
  triesAgain: run.triesAgain,
});

export const presentRunReport = (run: JobRunRow): JobRunReport => ({
  ...presentJobRun(run),
  lines: run.lines,
  instance: run.instance,
  retryOf: run.retryOf,
});

const presentPlan = ({ facts, edition, enabled, obstacle, cron, timeZone, isUsual }: JobPlan) => ({
  job: facts.id,
  edition: edition || null,
  enabled,
  obstacle,
  cron,
  timeZone,
  isUsual,
  usualCron: facts.cron,
});

const durationOf = ({ startedAt, finishedAt }: JobRunRow): number[] =>
  startedAt && finishedAt ? [finishedAt.getTime() - startedAt.getTime()] : [];

export const presentJobLine = ({ plan, next, open, recent }: JobLineFacts): PresentedLine => ({
  ...presentPlan(plan),
  next: next.map((moment) => moment.toISOString()),
  openRun: open ? presentJobRun(open) : null,
  lastRun: recent[0] ? presentJobRun(recent[0]) : null,
  durations: recent
    .filter(({ state }) => state === 'done')
    .flatMap(durationOf)
    .reverse(),
});
