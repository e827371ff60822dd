import { z } from 'zod';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  CRON_SHAPE,
  jobErrorCodes,
  jobIds,
  jobLineCodes,
  jobObstacles,
  jobRunStates,
  jobTriggers,
} from './jobs.words.ts';

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const sayingSchema = z.object({ code: z.enum(jobLineCodes), values: valuesSchema });

export const jobRunSchema = z.object({
  id: z.int(),
  job: z.enum(jobIds),
  /** Of a job that each edition has for itself. */
  edition: localeSchema.nullable(),
  trigger: z.enum(jobTriggers),
  /** Who asked for it; empty where nobody did. */
  askedBy: z.string(),
  state: z.enum(jobRunStates),
  attempt: z.int(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Somebody wants it to stop. */
  isCancelling: z.boolean(),
  done: z.int(),
  /** null where nobody knows how much there is. */
  total: z.int().nullable(),
  result: sayingSchema.nullable(),
  error: z.object({ code: z.enum(jobErrorCodes), values: valuesSchema }).nullable(),
  /** It is tried again without anybody asking. */
  triesAgain: z.boolean(),
});
export type JobRun = z.infer<typeof jobRunSchema>;
export const jobRunListSchema = listOf(jobRunSchema);

/** One run with everything it has said. */
export const jobRunReportSchema = jobRunSchema.extend({
  lines: z.array(sayingSchema.extend({ at: z.iso.datetime() })),
  /** The process that worked on it. */
  instance: z.string(),
  retryOf: z.int().nullable(),
});
export type JobRunReport = z.infer<typeof jobRunReportSchema>;

/** A job, in one edition or in none, as it stands. */
export const jobLineSchema = z.object({
  job: z.enum(jobIds),
  edition: localeSchema.nullable(),
  enabled: z.boolean(),
  /** Why it cannot run here; null where it can. */
  obstacle: z.enum(jobObstacles).nullable(),
  /** null: it has no hours, it runs as soon as something is due. */
  cron: z.string().nullable(),
  timeZone: z.string(),
  /** Nobody has changed its hours. */
  isUsual: z.boolean(),
  usualCron: z.string().nullable(),
  next: z.array(z.iso.datetime()),
  openRun: jobRunSchema.nullable(),
  lastRun: jobRunSchema.nullable(),
  /** Milliseconds that the last ones took, oldest first. */
  durations: z.array(z.int()),
});
export type JobLineFacts = z.infer<typeof jobLineSchema>;

export const jobListSchema = z.object({
  items: z.array(jobLineSchema),
  /** When a process that runs jobs was last heard of; `silent` where that is too long ago. */
  seenAt: z.iso.datetime().nullable(),
  silent: z.boolean(),
});

export const newJobRunSchema = z.object({ job: z.enum(jobIds), edition: localeSchema.optional() });

const cronSchema = z.string().trim().max(100).regex(CRON_SHAPE);
const timeZoneSchema = z.string().trim().min(1).max(60);

export const jobPreviewQuery = z.object({ cron: cronSchema, timeZone: timeZoneSchema });
export const jobPreviewSchema = z.object({ next: z.array(z.iso.datetime()) });

/** null: as the job itself has it. */
export const jobChangeSchema = z.object({
  edition: localeSchema.optional(),
  enabled: z.boolean().optional(),
  cron: cronSchema.nullable().optional(),
  timeZone: timeZoneSchema.nullable().optional(),
});
