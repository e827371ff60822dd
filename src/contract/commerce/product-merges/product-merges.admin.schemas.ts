import { z } from 'zod';
import { productUseSchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText } from '#contract/site/text.schemas.ts';
import { mergeKinds, mergeWarnings } from './product-merges.words.ts';

const id = z.int().positive();

export const mergeSchema = z.strictObject({
  /** The product that becomes a part of this one. */
  with: id,
  /** Only tells what would go where. */
  dryRun: z.boolean().default(false),
});
export type Merge = z.output<typeof mergeSchema>;

/** What goes where when two products become one. */
export const mergePlanSchema = z.object({
  offers: z.array(
    z.object({
      id: z.int(),
      locale: localeSchema,
      shopName: z.string(),
      /** The one that stays has one of that shop: this one remains with the other. */
      remains: z.boolean(),
    }),
  ),
  /** The barcode that becomes its own where it has none, and those that it is known by from then on. */
  ean: z.object({ comes: z.string().nullable(), others: z.array(z.string()) }),
  reviews: z.array(z.object({ id: z.int(), locale: localeSchema, title: z.string() })),
  /** Editions in which both have a review: until one of them is gone, nothing is merged. */
  reviewedTwice: z.array(localeSchema),
  texts: z.array(productUseSchema),
  shopLinks: z.int(),
  clicks: z.int(),
  prices: z.int(),
  warnings: z.array(z.enum(mergeWarnings)),
});
export type MergePlan = z.infer<typeof mergePlanSchema>;

export const mergeResultSchema = z.object({
  /** What undoing it asks for; null where it was only told. */
  mergeId: z.int().nullable(),
  plan: mergePlanSchema,
});

export const splitSchema = z.strictObject({
  offerIds: z.array(id).min(1).max(limits.adminLists.bulkMax),
  brand: lineText(limits.products.brandChars),
  name: lineText(limits.products.nameChars),
});
export type Split = z.output<typeof splitSchema>;
export const splitResultSchema = z.object({ mergeId: z.int(), productId: z.int() });

/** Something of the kind that happened to a product. */
export const productMergeSchema = z.object({
  id: z.int(),
  kind: z.enum(mergeKinds),
  /** The other product, as it is called now; what is gone has no name. */
  other: z.object({ id: z.int(), name: z.string() }),
  /** Of a merge: this one stayed. Of a split: this one is the new one. */
  isTarget: z.boolean(),
  at: z.iso.datetime(),
  by: z.string(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ProductMerge = z.infer<typeof productMergeSchema>;
export const productMergeListSchema = listOf(productMergeSchema);

export const mergeUndoSchema = z.object({ undone: z.literal(true) });
