import { z } from 'zod';
import { clickReportSchema } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';

const countsSchema = z.object({ views: z.int(), clicks: z.int() });
/** A page that readers come to: "post:12" or "review:3", and what it is called. */
const pageSchema = z.object({ key: z.string(), name: z.string(), locale: localeSchema });

/** What the site brings in: four weeks of it, beside the four before. */
export const overviewMoneySchema = clickReportSchema.pick({ totals: true, previous: true }).extend({
  /** Each of the days, oldest first. */
  days: z.array(countsSchema.extend({ date: z.iso.date() })),
  /** Clicks of every edition on the last days, whichever of them is worked on. */
  editions: z.array(
    z.object({ locale: localeSchema, days: z.array(z.object({ date: z.iso.date(), clicks: z.int() })) }),
  ),
  risen: z.array(pageSchema.extend({ clicks: z.int(), before: z.int() })),
  fallen: z.array(pageSchema.extend({ clicks: z.int(), before: z.int() })),
  /** Read, and left without a click on any shop. */
  losing: z.array(pageSchema.extend({ views: z.int() })),
  /** Offers without any price, in editions that show prices. */
  missingPrices: z.int(),
  /** What comes out within a week, soonest first. */
  week: z.array(z.object({ id: z.int(), title: z.string(), locale: localeSchema, at: z.iso.datetime() })),
});
export type OverviewMoney = z.infer<typeof overviewMoneySchema>;
