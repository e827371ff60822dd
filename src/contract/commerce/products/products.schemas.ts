import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';

/** Facts by name ('weightKg': 2.4); labels and units are the dictionaries' business. */
export const productSpecsSchema = z.record(plainText(40), z.union([z.number(), plainText(200), z.boolean()]));
export type ProductSpecs = z.infer<typeof productSpecsSchema>;

export const scoreBreakdownSchema = z.array(
  z.strictObject({
    criterion: z.string().max(40),
    score: z.number().min(0).max(10),
    weight: z.number().positive().max(1),
  }),
);
export type ScoreBreakdown = z.infer<typeof scoreBreakdownSchema>;

/** A further picture of a product, and what it shows in the words of each edition. */
export const productImageSchema = z.strictObject({
  url: z.string().max(500),
  alt: z.partialRecord(localeSchema, plainText(200)),
});
export type ProductImage = z.infer<typeof productImageSchema>;

/** What was changed in a review after it was published, and on which day. */
export const reviewUpdateSchema = z.strictObject({ date: z.iso.date(), text: z.string().max(500) });
export type ReviewUpdate = z.infer<typeof reviewUpdateSchema>;

/** `other` is any shop that an edition names; `demo` is the demonstration's own. */
export const marketplaces = ['amazon', 'shopee', 'other', 'demo'] as const;
export type Marketplace = (typeof marketplaces)[number];

export const availabilities = ['in_stock', 'scarce', 'preorder', 'out_of_stock', 'unknown'] as const;
export type Availability = (typeof availabilities)[number];

export const offerSources = ['manual', 'feed', 'api', 'demo'] as const;
export type OfferSource = (typeof offerSources)[number];
