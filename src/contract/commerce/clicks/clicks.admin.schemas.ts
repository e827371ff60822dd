import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { clickGroupings, visitors } from './clicks.words.ts';

/** A period has both its ends in it. Without a first day it is so many days, without a last one it ends today. */
export const clickFilterSchema = z.object({
  locale: localeSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(engineLimits.clicks.maxDays)
    .default(engineLimits.clicks.usualDays),
  by: z.enum(clickGroupings).default('day'),
  visitor: z.enum(visitors).default('person'),
});
export type ClickFilter = z.infer<typeof clickFilterSchema>;

/** What clicks brought in, in one currency; with how many clicks behind it, where that can be told. */
const earnedSchema = z.object({ currency: z.string(), amount: z.int(), clicks: z.int() });
export type Earned = z.infer<typeof earnedSchema>;

const totalsSchema = z.object({ clicks: z.int(), views: z.int(), earned: z.array(earnedSchema) });
export type ClickTotals = z.infer<typeof totalsSchema>;

export const clickRowSchema = z.object({
  /** A day, an edition, "post:12", "product:3" or a position; "unplaced" for what no link can have brought in. */
  key: z.string(),
  /** What it is called; empty where the key says it. */
  name: z.string(),
  /** Of a page; null where several editions are in it. */
  locale: localeSchema.nullable(),
  clicks: z.int(),
  /** null where there is nothing that is looked at. */
  views: z.int().nullable(),
  earned: z.array(earnedSchema),
  /** By page and position: shared out by clicks, where no report says which it was. */
  estimated: z.array(earnedSchema),
});
export type ClickRow = z.infer<typeof clickRowSchema>;

export const clickReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: totalsSchema,
  /** Of as many days just before. */
  previous: totalsSchema,
  items: z.array(clickRowSchema),
  /** How many rows there are in all: the file has them. */
  rows: z.int(),
  /** A cache in front was named: it may answer without being asked for it here. */
  behindCache: z.boolean(),
});
export type ClickReport = z.infer<typeof clickReportSchema>;
