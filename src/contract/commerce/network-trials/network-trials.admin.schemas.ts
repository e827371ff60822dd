import { z } from 'zod';
import {
  earningFields,
  earningProblems,
  reportFileProblems,
} from '#contract/commerce/earnings/earnings.words.ts';
import { feedProblems, importFields, rowProblems } from '#contract/commerce/imports/imports.words.ts';
import { feedSchema, reportSchema } from '#contract/commerce/networks/network.schemas.ts';
import { earningStates, reportFields } from '#contract/commerce/networks/network.ts';
import { availabilities } from '#contract/commerce/products/products.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { trialLimits } from './trial-limits.ts';

const sample = plainText(trialLimits.sampleChars).min(1);

export const feedTrialSchema = z.strictObject({ locale: localeSchema, definition: feedSchema, sample });
export type FeedTrial = z.output<typeof feedTrialSchema>;
export const reportTrialSchema = z.strictObject({ locale: localeSchema, definition: reportSchema, sample });
export type ReportTrial = z.output<typeof reportTrialSchema>;

export const triedFeedSchema = z.object({
  /** Why nothing of it can be read. */
  problem: z.enum(feedProblems).nullable(),
  currency: z.string(),
  /** What the definition names and the lines do not have. */
  missing: z.array(z.enum(importFields)),
  rows: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      number: z.string(),
      url: z.string(),
      /** Minor units. */
      price: z.int().nullable(),
      availability: z.enum(availabilities).nullable(),
      problem: z
        .object({ code: z.enum(rowProblems), field: z.string().nullable(), value: z.string() })
        .nullable(),
    }),
  ),
});
export type TriedFeed = z.infer<typeof triedFeedSchema>;

export const triedReportSchema = z.object({
  problem: z.enum(reportFileProblems).nullable(),
  /** Whether a file with this line of names is known as the network's. */
  recognised: z.boolean(),
  missing: z.array(z.enum(reportFields)),
  rows: z.array(
    z.object({
      line: z.int(),
      day: z.string(),
      id: z.string(),
      state: z.enum(earningStates),
      sub: z.string(),
      /** Minor units. */
      earned: z.int(),
      currency: z.string(),
    }),
  ),
  problems: z.array(
    z.object({
      line: z.int(),
      field: z.enum(earningFields).nullable(),
      problem: z.enum(earningProblems),
      value: z.string(),
    }),
  ),
});
export type TriedReport = z.infer<typeof triedReportSchema>;
