import { z } from 'zod';
import { availabilities, marketplaces, productSpecsSchema } from './products.schemas.ts';

/** What an offer may say on a page now: a price that has grown too old is not in it. */
export const shownOfferSchema = z.object({
  id: z.int(),
  marketplace: z.enum(marketplaces),
  shopName: z.string(),
  /** The affiliate address, on the edition's own shop and with its tag. */
  url: z.string(),
  availability: z.enum(availabilities),
  /** Minor units; null where no price may be shown. */
  price: z.int().nullable(),
  currency: z.string(),
  /** When the price was true. */
  asOf: z.iso.datetime().nullable(),
  /** What is known of delivery, in the edition's words. */
  delivery: z.string().optional(),
  /** How far the price is below the lowest one that we saw in the 30 days before it; only where that may be kept. */
  discount: z.object({ percent: z.int(), low: z.int() }).optional(),
  /** It stands first because an editor prefers it. */
  preferred: z.literal(true).optional(),
});
export type ShownOffer = z.infer<typeof shownOfferSchema>;

/** The offer that stands first, and the next ones: cheapest first, then without a price, then sold out. */
export const listedOfferSchema = shownOfferSchema.extend({
  others: z.array(shownOfferSchema).optional(),
  /** One whose shop wants it apart from others. */
  apart: shownOfferSchema.optional(),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

/** A product as cards, picks and tables show it in one edition. */
export const productCardSchema = z.object({
  id: z.int(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  specs: productSpecsSchema,
  /** Of the published review; null and empty where there is none. */
  reviewSlug: z.string().nullable(),
  score: z.number().nullable(),
  verdict: z.string(),
  bestFor: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  offer: listedOfferSchema.nullable(),
  /** Its stored link to Shopee, where it has one that the offer is not. */
  shopLink: z.string().optional(),
});
export type ProductCard = z.infer<typeof productCardSchema>;
