import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, idSchema, listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { availabilities, marketplaces, offerSources } from './products.schemas.ts';

const { products } = limits;
const moment = z.iso.datetime();

/** An offer as its editor sees it, and what its shop's rules make of it now. */
export const adminOfferSchema = z.object({
  id: z.int(),
  productId: z.int(),
  locale: localeSchema,
  marketplace: z.enum(marketplaces),
  shopName: z.string(),
  externalId: z.string().nullable(),
  url: z.string().nullable(),
  /** The link that its network has minted, where it mints them itself; without one the offer waits for it. */
  trackedUrl: z.string().nullable(),
  waitsForLink: z.boolean(),
  tagOverride: z.string().nullable(),
  /** Minor units of the edition's currency. */
  price: z.int().nullable(),
  listPrice: z.int().nullable(),
  /** Nought is free, null is not known. */
  deliveryPrice: z.int().nullable(),
  currency: z.string(),
  availability: z.enum(availabilities),
  source: z.enum(offerSources),
  /** When price and availability were true; after its shop's age `fresh` is false, and pages show neither. */
  fetchedAt: moment.nullable(),
  fresh: z.boolean(),
  /** Where readers are sent; null where no honest link can be made. */
  link: z.string().nullable(),
  /** An editor wants it to stand first. */
  preferred: z.boolean(),
  updatedAt: moment,
});
export type AdminOffer = z.infer<typeof adminOfferSchema>;

export const offerListQuery = z.object({
  locale: localeSchema.optional(),
  productId: idSchema.optional(),
  marketplace: z.enum(marketplaces).optional(),
  cursor: cursorSchema,
});
export type OfferListQuery = z.output<typeof offerListQuery>;
export const adminOfferListSchema = listOf(adminOfferSchema);

const price = z.int().positive().max(products.maxPrice).nullable();
const fields = {
  /** A shop's own number (Amazon: the ASIN). An address may be pasted into either of the two. */
  externalId: plainText(products.urlChars).trim().nullable(),
  url: plainText(products.urlChars).trim().nullable(),
  trackedUrl: plainText(products.urlChars).trim().nullable(),
  /** Instead of the edition's own tag; empty or null for that one. */
  tagOverride: plainText(products.tagChars).trim().nullable(),
  price,
  listPrice: price,
  deliveryPrice: z.int().min(0).max(products.maxPrice).nullable(),
  availability: z.enum(availabilities),
};

export const newOfferSchema = z
  .object(fields)
  .partial()
  .extend({
    productId: z.int().positive(),
    locale: localeSchema,
    marketplace: z.enum(marketplaces).default('amazon'),
  });
export type NewOffer = z.output<typeof newOfferSchema>;

export const offerChangeSchema = z.object(fields).partial().extend({
  /** Somebody has looked: the price is as it was, and true now. A changed price is so by itself. */
  confirmed: z.boolean().optional(),
  /** It stands first for readers, whatever the others cost. */
  preferred: z.boolean().optional(),
});
export type OfferChange = z.output<typeof offerChangeSchema>;

export const offerDeletionSchema = z.object({ deleted: z.literal(true) });
