import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { postTextQuery } from '../posts/posts.admin.schemas.ts';
import {
  leadingToQuery,
  leadingToSchema,
  linkSuggestionListSchema,
  lonelyPageListSchema,
  lonelyPagesQuery,
} from './inner-links.admin.schemas.ts';

export const adminInnerLinkEndpoints = defineEndpoints({
  suggestLinks: {
    method: 'GET',
    path: '/api/admin/posts/:id/link-suggestions',
    summary: 'Which of our articles and reviews the sentences of a post could lead to',
    access: 'author',
    cache: 'no-store',
    params: idParams,
    query: postTextQuery,
    response: linkSuggestionListSchema,
  },
  listLeadingTo: {
    method: 'GET',
    path: '/api/admin/inner-links',
    summary: 'Articles and reviews whose texts lead to a page of ours',
    access: 'author',
    cache: 'no-store',
    query: leadingToQuery,
    response: leadingToSchema,
  },
  listLonelyPages: {
    method: 'GET',
    path: '/api/admin/inner-links/lonely',
    summary: 'Published articles, or reviews, that no text of ours leads to',
    access: 'viewer',
    cache: 'no-store',
    query: lonelyPagesQuery,
    response: lonelyPageListSchema,
  },
});
