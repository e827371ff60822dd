import { z } from 'zod';
import { pagePathSchema } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { servedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { edgeLimits } from '#contract/site/edge-limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { edgeStates, edgeTargetNames, purgeOutcomes } from './edge.words.ts';

const moment = z.iso.datetime();

const edgeTargetSchema = z.object({
  kind: z.enum(edgeTargetNames),
  /** What it is and which one. */
  name: z.string(),
  state: z.enum(edgeStates),
  /** What was written before, it was told. */
  caughtUpAt: moment.nullable(),
  lastSentAt: moment.nullable(),
  /** News that wait. */
  waiting: z.int(),
  /** Tries in a row that failed, and what it said the last time. */
  failures: z.int(),
  problem: z.string().nullable(),
  failedAt: moment.nullable(),
});
export type EdgeTargetStanding = z.infer<typeof edgeTargetSchema>;

export const edgeOverviewSchema = z.object({
  targets: z.array(edgeTargetSchema),
  /** What this server has answered to caches that showed themselves, and since when; null where it keeps no pages. */
  answers: z.record(z.enum(servedFrom), z.int()).nullable(),
  since: moment.nullable(),
});
export type EdgeOverview = z.infer<typeof edgeOverviewSchema>;

export const edgePurgeSchema = z.object({ path: pagePathSchema });

const purgeReportSchema = z.object({
  target: z.string(),
  /** The names by which it was told to forget the page. */
  names: z.array(z.string()),
  outcome: z.enum(purgeOutcomes),
  /** What it answered, in short. */
  answer: z.string(),
  /** Milliseconds. */
  took: z.int(),
});

export const edgePurgedSchema = z.object({ path: z.string(), reports: z.array(purgeReportSchema) });
export type EdgePurged = z.infer<typeof edgePurgedSchema>;

export const edgeResumeSchema = z.object({ target: plainText(edgeLimits.nameChars) });
