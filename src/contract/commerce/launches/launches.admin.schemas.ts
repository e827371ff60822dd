import { z } from 'zod';
import { launchLocales } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { postStatuses } from '#contract/writing/posts/post-statuses.ts';

/** Only editions with launch pages have launch days. */
const launchLocale = localeSchema.refine((locale) => launchLocales.includes(locale));
/** Within what both a calendar and a column can hold. */
const launchDate = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2100-01-01');
export const launchDayParams = z.object({ locale: launchLocale, date: launchDate });
export const launchListQuery = z.object({ locale: launchLocale, cursor: cursorSchema });

export const launchDayLineSchema = z.object({
  locale: localeSchema,
  date: z.iso.date(),
  products: z.int(),
  /** How many of them readers do not see, because their review is not published. */
  hidden: z.int(),
  /** The day has come, by the edition's calendar: readers see it. */
  live: z.boolean(),
});
export type LaunchDayLine = z.infer<typeof launchDayLineSchema>;
export const launchDayListSchema = listOf(launchDayLineSchema);

const productSchema = z.object({
  productId: z.int(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  reviewStatus: z.enum(postStatuses),
  /** That day's, in minor units of the edition's currency. */
  price: z.int().nullable(),
  /** Whether its shop allows keeping what a price was, and what it costs there now. */
  keepsPrice: z.boolean(),
  priceNow: z.int().nullable(),
});

export const adminLaunchDaySchema = z.object({
  locale: localeSchema,
  date: z.iso.date(),
  live: z.boolean(),
  currency: z.string(),
  products: z.array(productSchema),
});
export type AdminLaunchDay = z.infer<typeof adminLaunchDaySchema>;
export type LaunchProduct = AdminLaunchDay['products'][number];

const { products, launches } = limits;
/** A whole day in its order. `seen` is what it held when it was opened: where it is another by now, nothing is lost. */
export const launchDayChangeSchema = z.object({
  products: z
    .array(
      z.object({
        productId: z.int().positive(),
        price: z.int().positive().max(products.maxPrice).nullable().default(null),
      }),
    )
    .min(1)
    .max(launches.products),
  seen: z.array(z.int()).max(launches.products),
});
export type LaunchDayChange = z.output<typeof launchDayChangeSchema>;

export const launchDayDeletionSchema = z.object({ deleted: z.literal(true) });
