import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { editionParam, slugParams } from '#contract/site/parameters.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  categoryPostsSchema,
  homeDataSchema,
  listPageSchema,
  postListSchema,
  postSchema,
  searchTextSchema,
} from './posts.schemas.ts';

export const postEndpoints = defineEndpoints({
  getHomeData: {
    method: 'GET',
    path: '/api/home-data',
    summary: "An edition's newest posts with their categories, 49 at a time",
    access: 'public',
    cache: 'revalidate',
    query: z.object({ locale: editionParam, page: listPageSchema, cursor: plainText(200).optional() }),
    response: homeDataSchema,
  },
  listPostsByLocale: {
    method: 'GET',
    path: '/api/posts/by-locale/:locale',
    summary:
      "An edition's newest posts, or those whose title or excerpt matches q; widely, what they are about too",
    access: 'public',
    cache: 'revalidate',
    words: 'q',
    params: z.object({ locale: localeSchema }),
    query: z.object({
      q: searchTextSchema.optional(),
      /** Whether what an article is about counts too: its category, and the products that it names. */
      wide: z.literal('1').optional(),
      limit: z.coerce.number().int().min(1).max(limits.search.maxListed).default(limits.search.maxResults),
    }),
    response: postListSchema,
  },
  listPostsByCategory: {
    method: 'GET',
    path: '/api/posts/by-category/:slug',
    summary: "A category's posts, newest first, 24 at a time",
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale: editionParam, page: listPageSchema, cursor: plainText(200).optional() }),
    response: categoryPostsSchema,
  },
  getPostBySlug: {
    method: 'GET',
    path: '/api/posts/by-slug/:slug',
    summary: 'A published post by its address in an edition',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    query: z.object({ locale: editionParam }),
    response: postSchema,
  },
});
