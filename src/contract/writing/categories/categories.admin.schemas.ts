import { z } from 'zod';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { categoryIconNames } from './category-icons.ts';

const { nameChars, descriptionChars } = limits.categoryFields;

const iconSchema = z.enum(categoryIconNames).nullable();
const slugSchema = plainText(limits.writing.slug.max).min(1).refine(isSlug);

export const adminCategorySchema = z.object({
  id: z.int(),
  locale: localeSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Null where the slug decides. */
  icon: iconSchema,
  posts: z.object({ published: z.int(), total: z.int() }),
  reviews: z.int(),
  /** The same category in other editions. */
  siblings: z.array(z.object({ id: z.int(), locale: localeSchema, name: z.string(), slug: z.string() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
export const adminCategoryListSchema = listOf(adminCategorySchema);

const fields = {
  name: lineText(nameChars),
  slug: slugSchema,
  description: plainText(descriptionChars).trim(),
  icon: iconSchema,
};

/** Without a slug, one is made from the name. */
export const newCategorySchema = z.object({
  locale: localeSchema,
  name: fields.name,
  slug: fields.slug.optional(),
  description: fields.description.default(''),
  icon: fields.icon.default(null),
});
export type NewCategory = z.output<typeof newCategorySchema>;

export const categoryChangeSchema = z.object(fields).partial();
export type CategoryChange = z.output<typeof categoryChangeSchema>;

export const categoryCopiesSchema = z.object({
  /** A copy without a name of its own begins with the original's. */
  copies: z
    .array(z.object({ locale: localeSchema, name: fields.name.optional() }))
    .min(1)
    .max(5),
});
export type CategoryCopy = z.output<typeof categoryCopiesSchema>['copies'][number];

export const categoryDeletionSchema = z.object({
  deleted: z.literal(true),
  /** What went to the other category. */
  moved: z.object({ posts: z.int(), reviews: z.int() }),
});
