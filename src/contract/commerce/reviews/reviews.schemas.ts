import { z } from 'zod';
import { listedOfferSchema, shownOfferSchema } from '#contract/commerce/products/product-cards.schemas.ts';
import { reviewUpdateSchema } from '#contract/commerce/products/products.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { categorySchema } from '#contract/writing/categories/categories.schemas.ts';
import { reviewFilterNames } from './review-sorts.ts';

/** A review as lists and alternatives show it. */
export const reviewCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  verdict: z.string(),
  bestFor: z.string(),
  score: z.number().nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  product: z.object({ id: z.int(), brand: z.string(), name: z.string(), imageUrl: z.string().nullable() }),
  offer: shownOfferSchema.nullable(),
});
export type ReviewCard = z.infer<typeof reviewCardSchema>;

const facetSchema = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));

export const reviewListSchema = z.object({
  items: z.array(reviewCardSchema),
  nextCursor: z.string().nullable(),
  /** How many there are with these filters. */
  total: z.int(),
  /** What the list could be narrowed to, each counted with the other filters as they are. */
  categories: facetSchema,
  brands: facetSchema,
  /** Bands of the edition's currency; a product whose price may not be shown now is in none. */
  prices: z.array(z.object({ value: z.string(), count: z.int() })),
  /** What can be bought at this moment, and everything. */
  availability: z.object({ all: z.int(), now: z.int() }),
  /** Where nothing was found: what would be found without one of the filters. */
  without: z.array(z.object({ filter: z.enum(reviewFilterNames), count: z.int() })),
});
export type ReviewList = z.infer<typeof reviewListSchema>;

/** A review as it stands beside others. */
export const comparedReviewSchema = reviewCardSchema.extend({
  offer: listedOfferSchema.nullable(),
  notFor: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  breakdown: z.array(z.object({ criterion: z.string(), score: z.number(), weight: z.number() })),
  specs: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ComparedReview = z.infer<typeof comparedReviewSchema>;

/** In the order asked for; those that are not published are left out. */
export const comparisonSchema = z.object({ items: z.array(comparedReviewSchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

export const reviewSchema = comparedReviewSchema.extend({
  locale: localeSchema,
  /** The page of whoever wrote it, where it is a person of ours. */
  authorPath: z.string().optional(),
  ean: z.string().nullable(),
  /** The product's stored link to Shopee, where it has one that the offer is not. */
  shopLink: z.string().optional(),
  /** Every picture of the product, the first one first. */
  gallery: z.array(z.object({ url: z.string(), alt: z.string() })),
  /** What was changed since, newest first. */
  updates: z.array(reviewUpdateSchema),
  /** Rendered on the server from a document that only our own nodes can be in. */
  contentHtml: z.string(),
  /** Its share card, at an address that changes with the card. */
  shareImageUrl: z.string(),
  category: categorySchema.nullable(),
  alternatives: z.array(reviewCardSchema),
  siblings: z.array(z.object({ locale: localeSchema, slug: z.string() })),
});
export type Review = z.infer<typeof reviewSchema>;
