import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { editionParam, slugParams } from '#contract/site/parameters.schemas.ts';
import { comparisonQuerySchema, reviewListQuerySchema } from './review-queries.schemas.ts';
import { comparisonSchema, reviewListSchema, reviewSchema } from './reviews.schemas.ts';

export const reviewEndpoints = defineEndpoints({
  listReviews: {
    method: 'GET',
    path: '/api/reviews',
    summary: "An edition's product reviews, searched, narrowed and sorted, 12 at a time",
    access: 'public',
    cache: 'revalidate',
    words: 'q',
    query: reviewListQuerySchema,
    response: reviewListSchema,
  },
  compareReviews: {
    method: 'GET',
    path: '/api/reviews/compare',
    summary: 'Up to four reviews side by side: slugs is a list with commas',
    access: 'public',
    cache: 'revalidate',
    query: comparisonQuerySchema,
    response: comparisonSchema,
  },
  getReviewBySlug: {
    method: 'GET',
    path: '/api/reviews/by-slug/:slug',
    summary: 'A published review by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale: editionParam }),
    response: reviewSchema,
  },
});
