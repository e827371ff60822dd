import { z } from 'zod';
import { silentKinds } from '#contract/commerce/link-ends/link-ends.words.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { leftReasons, replacedKinds, replacementWays } from './failing-links.words.ts';
import { linkPlaceKinds } from './links.words.ts';

const moment = z.iso.datetime();
const money = z.object({ amount: z.int(), currency: z.string() });

/** What could stand there instead: the nearest first. */
export const nearestSchema = z.object({
  way: z.enum(replacementWays),
  offerId: z.int(),
  locale: localeSchema,
  product: z.object({ id: z.int(), title: z.string() }),
  shopName: z.string(),
  price: z.int().nullable(),
  currency: z.string(),
  url: z.string(),
});
export type Nearest = z.infer<typeof nearestSchema>;

export const failingLinkSchema = z.object({
  id: z.int(),
  url: z.string(),
  kind: z.enum(silentKinds),
  /** What showed it: an address, a parameter, a piece of the page. */
  shown: z.string(),
  endUrl: z.string(),
  since: moment,
  seenAt: moment,
  times: z.int(),
  placeCount: z.int(),
  places: z.array(
    z.object({ kind: z.enum(linkPlaceKinds), id: z.int(), title: z.string(), locale: localeSchema }),
  ),
  /** The product that it leads to, where it is one of ours. */
  product: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Of the last 30 and 90 days, on the pages where it stands. */
  clicks: z.object({ short: z.int(), long: z.int() }),
  /** Reported for its product in these days; one sum for each currency. */
  earned: z.object({ short: z.array(money), long: z.array(money) }),
  /** What its clicks of 30 days are worth by what the edition's clicks have earned; null where nobody knows. */
  estimate: money.nullable(),
  nearest: z.array(nearestSchema),
});
export type FailingLink = z.infer<typeof failingLinkSchema>;

export const failingLinkQuery = z.object({ locale: localeSchema.optional() });
export const failingLinkListSchema = z.object({
  items: z.array(failingLinkSchema),
  /** There are more than are listed at once. */
  more: z.boolean(),
});

export const linkReplacementSchema = z.strictObject({ offerId: z.int().positive() });

export const linkReplacementResultSchema = z.object({
  /** What undoing it asks for; null where nothing was replaced. */
  id: z.int().nullable(),
  done: z.int(),
  left: z.array(
    z.object({ kind: z.enum(replacedKinds), id: z.int(), title: z.string(), reason: z.enum(leftReasons) }),
  ),
});
export type LinkReplacementResult = z.infer<typeof linkReplacementResultSchema>;
