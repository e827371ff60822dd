import { z } from 'zod';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { heldReasonSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { feedProblems } from '#contract/commerce/imports/imports.words.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { shopFeedLimits } from './shop-feed-limits.ts';
import { feedIntervals, feedStates, fetchFailures } from './shop-feeds.words.ts';

const moment = z.iso.datetime();

const networkId = plainText(importLimits.networkChars).nullable();

const fields = {
  name: lineText(importLimits.feedChars),
  locale: localeSchema,
  /** With whatever key or password is in it: it goes in, and never comes out again. */
  address: plainText(shopFeedLimits.addressChars).trim().min(1),
  /** As whose file it is read; without one the file has to tell. */
  network: networkId.default(null),
  everyHours: z.literal(feedIntervals).default(24),
  /** Of the edition's clock, where it comes once a day. */
  atHour: z.int().min(0).max(23).default(3),
};

export const newShopFeedSchema = z.strictObject(fields);
export type NewShopFeed = z.output<typeof newShopFeedSchema>;

export const shopFeedChangeSchema = z.strictObject({
  name: fields.name.optional(),
  address: fields.address.optional(),
  network: networkId.optional(),
  everyHours: z.literal(feedIntervals).optional(),
  atHour: z.int().min(0).max(23).optional(),
  paused: z.boolean().optional(),
});
export type ShopFeedChange = z.output<typeof shopFeedChangeSchema>;

export const shopFeedSchema = z.object({
  id: z.int(),
  name: z.string(),
  locale: localeSchema,
  /** All that anybody sees of its address. */
  host: z.string(),
  network: z.string().nullable(),
  everyHours: z.literal(feedIntervals),
  atHour: z.int(),
  timeZone: z.string(),
  state: z.enum(feedStates),
  /** The last time that somebody asked its host, and what came of it. */
  last: z
    .object({
      at: moment,
      result: z.enum(['brought', 'unchanged', 'busy', ...fetchFailures, ...feedProblems]),
      /** What the host answered, where that says more. */
      status: z.int().nullable(),
    })
    .nullable(),
  nextAt: moment.nullable(),
  /** The newest file that came, and why it waits. */
  importId: z.int().nullable(),
  held: z.array(heldReasonSchema),
  /** When a file of it was last taken in. */
  appliedAt: moment.nullable(),
});
export type ShopFeed = z.infer<typeof shopFeedSchema>;

export const shopFeedListSchema = z.object({ items: z.array(shopFeedSchema) });
export const shopFeedDeletionSchema = z.object({ deleted: z.literal(true) });
