import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { localeSchema } from './locale-schemas.ts';
import { shownOfferSchema } from './product-cards.ts';

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
export type Facet = z.infer<typeof facetSchema>;

export const reviewListSchema = z.object({
  items: z.array(reviewCardSchema),
  nextCursor: z.string().nullable(),
  /** How many there are with these filters. */
  total: z.int(),
  /** What the list could be narrowed to, each counted with the other filters as they are. */
  categories: facetSchema,
  brands: facetSchema,
});
export type ReviewList = z.infer<typeof reviewListSchema>;

export const reviewSchema = reviewCardSchema.extend({
  locale: localeSchema,
  notFor: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  breakdown: z.array(z.object({ criterion: z.string(), score: z.number(), weight: z.number() })),
  specs: z.array(z.object({ label: z.string(), value: z.string() })),
  ean: z.string().nullable(),
  /** Rendered on the server from a document that only our own nodes can be in. */
  contentHtml: z.string(),
  /** Its share card, at an address that changes with the card. */
  shareImageUrl: z.string(),
  category: categorySchema.nullable(),
  alternatives: z.array(reviewCardSchema),
  siblings: z.array(z.object({ locale: localeSchema, slug: z.string() })),
});
export type Review = z.infer<typeof reviewSchema>;
