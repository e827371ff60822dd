import { z } from 'zod';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';

export const adminShopLinkSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  /** What it sells: the product's card and review lead to it. */
  product: z.object({ id: z.int(), brand: z.string(), name: z.string() }).nullable(),
  /** False where the stored address is none of the shop's any more: readers find nothing there. */
  works: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminShopLink = z.infer<typeof adminShopLinkSchema>;
export const adminShopLinkListSchema = listOf(adminShopLinkSchema);

/** With the articles whose text leads to it: they would lead nowhere without it. */
export const shopLinkDetailSchema = adminShopLinkSchema.extend({
  usedIn: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type ShopLinkDetail = z.infer<typeof shopLinkDetailSchema>;

const fields = {
  title: lineText(limits.writing.title.max),
  slug: plainText(limits.writing.slug.max).min(1).refine(isSlug),
  /** As Shopee's panel gives it; what is wrong with it is said in a sentence. */
  url: plainText(limits.products.urlChars).trim().min(1),
  productId: z.int().positive().nullable(),
};

/** Without a slug, one is made from the title. */
export const newShopLinkSchema = z.object({
  ...fields,
  slug: fields.slug.optional(),
  productId: fields.productId.default(null),
});
export type NewShopLink = z.output<typeof newShopLinkSchema>;

export const shopLinkChangeSchema = z.object(fields).partial();
export type ShopLinkChange = z.output<typeof shopLinkChangeSchema>;

export const shopLinkDeletionSchema = z.object({ deleted: z.literal(true) });
