import { z } from 'zod';
import { earningStates } from '#contract/commerce/networks/network.ts';
import { cursorSchema, listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { earningLimits } from './earning-limits.ts';
import {
  earningFields,
  earningOutcomes,
  earningProblems,
  earningReportStates,
  reportDoubts,
  reportFileProblems,
  reportKinds,
} from './earnings.words.ts';

const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] });
const columnsSchema = z.partialRecord(z.enum(earningFields), z.int().min(0).max(earningLimits.caps.columns));
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const sourceSchema = z
  .string()
  .min(1)
  .max(earningLimits.sourceChars)
  .regex(/^[a-z0-9-]+$/);

/** How a report is to be read; what is not said is as it was recognised. */
export const reportCheckSchema = z.strictObject({
  locale: localeSchema,
  source: sourceSchema,
  columns: columnsSchema.optional(),
  period: periodSchema.optional(),
  currency: currencyCode.optional(),
});
export type ReportCheck = z.infer<typeof reportCheckSchema>;

export const reportApplySchema = z.strictObject({ confirmed: z.boolean().default(false) });

const sumSchema = z.object({ currency: z.string(), amount: z.int() });
const stateSumSchema = sumSchema.extend({ state: z.enum(earningStates) });

const figuresSchema = z.object({
  rows: z.int(),
  leftOut: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  tags: z.array(z.string()),
  sums: z.array(stateSumSchema),
  leftOutSums: z.array(sumSchema),
  stated: z.object({ total: z.int(), rows: z.int() }).nullable(),
  outcomes: z.partialRecord(z.enum(earningOutcomes), z.int()),
  replaced: z.int(),
  problems: z.array(
    z.object({
      table: z.string(),
      line: z.int(),
      field: z.enum(earningFields).nullable(),
      problem: z.enum(earningProblems),
      value: z.string(),
    }),
  ),
  doubts: z.array(z.enum(reportDoubts)),
  sameFileAt: z.iso.datetime().nullable(),
});

export const earningReportSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(earningReportStates),
  problem: z.enum(reportFileProblems).nullable(),
  locale: localeSchema.nullable(),
  source: z.string().nullable(),
  startedBy: z.string(),
  createdAt: z.iso.datetime(),
  takenInAt: z.iso.datetime().nullable(),
  /** Rows that were read so far. */
  read: z.int(),
  figures: figuresSchema.nullable(),
  /** What is stored of it, as it was right after it was taken in. */
  stored: z.array(stateSumSchema).nullable(),
});
export type EarningReport = z.infer<typeof earningReportSchema>;
export const earningReportListSchema = listOf(earningReportSchema);

export const earningReportDetailSchema = earningReportSchema.extend({
  tables: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(reportKinds),
      source: z.string().nullable(),
      header: z.array(z.string()),
      columns: columnsSchema,
      period: periodSchema.nullable(),
      sample: z.array(z.array(z.string())),
    }),
  ),
  /** What it was asked to be read as, or what is suggested. */
  reading: reportCheckSchema.partial(),
  /** Shops and networks that it may be from. */
  sources: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type EarningReportDetail = z.infer<typeof earningReportDetailSchema>;

export const earningReportQuery = z.object({ cursor: cursorSchema });

export const earningSumsQuery = z.object({
  locale: localeSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type EarningSumsQuery = z.infer<typeof earningSumsQuery>;

export const earningSumsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  items: z.array(stateSumSchema.extend({ locale: localeSchema, source: z.string(), sourceName: z.string() })),
});
export type EarningSums = z.infer<typeof earningSumsSchema>;
