import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { categoryIconNames } from './category-icons.ts';

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Where somebody chose one; otherwise the slug decides. */
  icon: z.enum(categoryIconNames).optional(),
});
export type Category = z.infer<typeof categorySchema>;

export const categoryDetailSchema = categorySchema.extend({
  locale: localeSchema,
  description: z.string(),
  postCount: z.int(),
  /** The same category in the other active editions, itself included. */
  siblings: z.array(z.object({ locale: localeSchema, slug: z.string() })),
});
export type CategoryDetail = z.infer<typeof categoryDetailSchema>;

export const categoryListSchema = z.array(categorySchema);
export const categoryDetailListSchema = z.array(categoryDetailSchema);
