import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { editionParam, slugParams } from '#contract/site/parameters.schemas.ts';
import { categoryDetailListSchema, categoryDetailSchema, categoryListSchema } from './categories.schemas.ts';

export const categoryEndpoints = defineEndpoints({
  listPopularCategories: {
    method: 'GET',
    path: '/api/categories/popular',
    summary: "An edition's categories with the most posts",
    access: 'public',
    cache: 'revalidate',
    query: z.object({
      locale: editionParam,
      limit: z.coerce.number().int().min(1).max(50).default(limits.categories.popularOnHome),
    }),
    response: categoryListSchema,
  },
  listCategories: {
    method: 'GET',
    path: '/api/categories',
    summary: "An edition's categories by name, those without posts left out",
    access: 'public',
    cache: 'revalidate',
    query: z.object({ locale: editionParam }),
    response: categoryDetailListSchema,
  },
  getCategoryBySlug: {
    method: 'GET',
    path: '/api/categories/by-slug/:slug',
    summary: 'A category by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale: editionParam }),
    response: categoryDetailSchema,
  },
  getCategory: {
    method: 'GET',
    path: '/api/categories/:id',
    summary: 'A category by its number',
    access: 'public',
    cache: 'revalidate',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: categoryDetailSchema,
  },
});
