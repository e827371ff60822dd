import { z } from 'zod';
import { localeSchema, localeStatusSchema } from '#contract/site/locale.schemas.ts';

export const editionSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  status: localeStatusSchema,
  siteName: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  amazonDomain: z.string(),
  affiliateId: z.string(),
  language: z.string(),
  showPrices: z.boolean(),
  timeZone: z.string(),
  disclosure: z.string(),
});
export type Edition = z.infer<typeof editionSchema>;

/** What every page needs to know of every edition: links between them, alternates, their names. */
export const localeSummarySchema = editionSchema.pick({
  locale: true,
  language: true,
  status: true,
  siteName: true,
});
export type LocaleSummary = z.infer<typeof localeSummarySchema>;
export const localeSummaryListSchema = z.array(localeSummarySchema);
