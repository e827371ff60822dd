import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { deskFindsSchema, deskSearchQuery } from './desk-search.admin.schemas.ts';

export const deskSearchEndpoints = defineEndpoints({
  findAtDesk: {
    method: 'GET',
    path: '/api/admin/find',
    summary:
      'Posts, drafts included, products, categories, authors and people by a part of their name, a few of each',
    access: 'author',
    cache: 'no-store',
    query: deskSearchQuery,
    response: deskFindsSchema,
  },
});
