import { z } from 'zod';
import { priceBandPattern } from '#contract/commerce/products/price-bands.ts';
import { limits } from '#contract/site/limits.ts';
import { editionParam } from '#contract/site/parameters.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { listPageSchema, searchTextSchema } from '#contract/writing/posts/posts.schemas.ts';
import { comparedSlugs } from './compared-slugs.ts';
import { reviewSorts } from './review-sorts.ts';

export const reviewListQuerySchema = z.object({
  locale: editionParam,
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
  locale: editionParam,
  slugs: plainText(limits.reviews.compared * (limits.slugs.maxChars + 1))
    .min(1)
    .refine((text) => comparedSlugs([text]).length <= limits.reviews.compared, 'names more than four'),
});
