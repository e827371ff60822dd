import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { earningFields, earningProblems } from './earning-columns.ts';

export const earningsImportSchema = z.strictObject({
  locale: localeSchema,
  /** The report as it is: comma, semicolon or tab, with a first line that names the columns. */
  text: plainText(engineLimits.earnings.textChars).min(1),
  /** Which column is what, where the names do not tell; -1 for none. */
  columns: z.partialRecord(z.enum(earningFields), z.int().min(-1).max(200)).default({}),
  /** Looks at everything, and stores nothing. */
  dryRun: z.boolean().default(true),
});
export type EarningsImport = z.infer<typeof earningsImportSchema>;

const readRowSchema = z.object({
  line: z.int(),
  day: z.iso.date(),
  tag: z.string(),
  externalId: z.string(),
  orderedItems: z.int(),
  shippedItems: z.int(),
  /** Minor units. */
  revenue: z.int(),
  earned: z.int(),
});
export type ReadEarning = z.infer<typeof readRowSchema>;

export const earningsPreviewSchema = z.object({
  imported: z.boolean(),
  /** The names in the first line. */
  header: z.array(z.string()),
  columns: z.record(z.enum(earningFields), z.int()),
  currency: z.string(),
  rows: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  tags: z.array(z.string()),
  earned: z.int(),
  /** Days with their tag that are there already: they are replaced. */
  replaced: z.int(),
  errors: z.array(
    z.object({
      /** 1 is the line of names; 0 is the report as a whole. */
      line: z.int(),
      field: z.enum(earningFields).nullable(),
      problem: z.enum(earningProblems),
      value: z.string(),
    }),
  ),
  errorCount: z.int(),
  /** The first rows as they were understood. */
  sample: z.array(readRowSchema),
});
export type EarningsPreview = z.infer<typeof earningsPreviewSchema>;
