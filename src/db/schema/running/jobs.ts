import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  JobFailure,
  JobId,
  JobLine,
  JobRunState,
  JobSaying,
  JobTrigger,
} from '#contract/running/jobs/jobs.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment } from '../columns.ts';

/** Empty for a job that is not about one edition. */
const edition = () => text('edition').$type<Locale | ''>().notNull().default('');

/** What somebody has decided about a job; without a row it is as its definition says. */
export const jobSettings = pgTable(
  'job_settings',
  {
    job: text('job').$type<JobId>().notNull(),
    edition: edition(),
    enabled: boolean('enabled').notNull().default(true),
    /** null: the definition's own. */
    cron: text('cron'),
    timeZone: text('time_zone'),
    changedBy: text('changed_by').notNull().default(''),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.edition] })],
);

/** One attempt at a job: what the queue tries again gets a row of its own. */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: id(),
    job: text('job').$type<JobId>().notNull(),
    edition: edition(),
    trigger: text('trigger').$type<JobTrigger>().notNull(),
    /** Empty where nobody asked for it. */
    askedBy: text('asked_by').notNull().default(''),
    state: text('state').$type<JobRunState>().notNull(),
    /** Its number in the queue; every attempt at it shares it. */
    queueId: uuid('queue_id').notNull().defaultRandom(),
    attempt: integer('attempt').notNull().default(1),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** The process that works on it, and when it was last heard of. */
    instance: text('instance').notNull().default(''),
    heartbeatAt: moment('heartbeat_at'),
    cancelAskedAt: moment('cancel_asked_at'),
    done: integer('done').notNull().default(0),
    /** null where nobody knows how much there is. */
    total: integer('total'),
    result: jsonb('result').$type<JobSaying>(),
    /** It found nothing to do: such runs are forgotten sooner. */
    quiet: boolean('quiet').notNull().default(false),
    lines: jsonb('lines').$type<JobLine[]>().notNull().default([]),
    error: jsonb('error').$type<JobFailure>(),
    /** The queue tries again by itself. */
    triesAgain: boolean('tries_again').notNull().default(false),
    /** The run that somebody wanted to be tried again. */
    retryOf: bigint('retry_of', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('job_runs_attempt').on(table.queueId, table.attempt),
    uniqueIndex('job_runs_waiting').on(table.job, table.edition).where(sql`state = 'waiting'`),
    index('job_runs_newest').on(table.createdAt, table.id),
    index('job_runs_of_job').on(table.job, table.edition, table.id),
    index('job_runs_open').on(table.state).where(sql`finished_at IS NULL`),
  ],
);

/** Processes that run jobs, and when each was last heard of. */
export const jobWorkers = pgTable('job_workers', {
  instance: text('instance').primaryKey(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
});
