import { z } from 'zod';
import { comparedSlugs } from './compared-slugs.ts';
import { limits } from './limits.ts';
import { localeSchema } from './locale-schemas.ts';
import { fallbackLocale } from './locales.ts';
import { listPageSchema, searchTextSchema } from './posts.ts';
import { priceBandPattern } from './price-bands.ts';
import { reviewSorts } from './review-sorts.ts';
import { plainText } from './text.ts';

const locale = localeSchema.default(fallbackLocale);

export const reviewListQuerySchema = z.object({
  locale,
  q: searchTextSchema.optional(),
  category: plainText(limits.slugs.maxChars).optional(),
  brand: plainText(limits.reviews.brandChars).optional(),
  minScore: z.coerce.number().min(0).max(10).optional(),
  /** "50-100": above 50 and up to 100 of the edition's currency; "200-": above 200. */
  price: z.string().regex(priceBandPattern).optional(),
  available: z.literal('now').optional(),
  sort: z.enum(reviewSorts).default('newest'),
  page: listPageSchema,
  cursor: plainText(400).optional(),
});

export const comparisonQuerySchema = z.object({
  locale,
  slugs: plainText(limits.reviews.compared * (limits.slugs.maxChars + 1))
    .min(1)
    .refine((text) => comparedSlugs([text]).length <= limits.reviews.compared, 'names more than four'),
});
