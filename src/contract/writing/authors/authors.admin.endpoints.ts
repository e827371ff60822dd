import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  adminAuthorListSchema,
  adminAuthorSchema,
  authorChangeSchema,
  authorDeletionSchema,
  authorMergeSchema,
  authorSplitSchema,
  bylineListSchema,
  bylineOwnerSchema,
  newAuthorSchema,
} from './authors.admin.schemas.ts';

const editors = { access: 'editor', cache: 'no-store' } as const;

export const adminAuthorEndpoints = defineEndpoints({
  listAdminAuthors: {
    method: 'GET',
    path: '/api/admin/authors',
    summary: 'Everybody who writes, by name, with what they have written and the addresses that lead to them',
    access: 'author',
    cache: 'no-store',
    query: z.object({}),
    response: adminAuthorListSchema,
  },
  listBylines: {
    ...editors,
    method: 'GET',
    path: '/api/admin/authors/bylines',
    summary: 'Lines at articles and reviews that are no person yet, the most used first',
    query: z.object({}),
    response: bylineListSchema,
  },
  createAuthor: {
    ...editors,
    method: 'POST',
    path: '/api/admin/authors',
    summary: 'Somebody new who writes',
    body: newAuthorSchema,
    response: adminAuthorSchema,
  },
  changeAuthor: {
    method: 'PATCH',
    path: '/api/admin/authors/:id',
    summary:
      'Changes a person; an old address leads to the new one. An author may change who they are themselves',
    access: 'writer',
    cache: 'no-store',
    params: idParams,
    body: authorChangeSchema,
    response: adminAuthorSchema,
  },
  takeByline: {
    ...editors,
    method: 'POST',
    path: '/api/admin/authors/:id/bylines',
    summary: 'Everything with this line becomes the work of a person',
    params: idParams,
    body: bylineOwnerSchema,
    response: adminAuthorSchema,
  },
  mergeAuthor: {
    ...editors,
    method: 'POST',
    path: '/api/admin/authors/:id/merge',
    summary: 'Makes two people one: works, addresses and account go to the other, and can be parted again',
    params: idParams,
    body: authorMergeSchema,
    response: adminAuthorSchema,
  },
  splitAuthor: {
    ...editors,
    method: 'POST',
    path: '/api/admin/authors/:id/split',
    summary: 'Parts somebody again who was made one with a person',
    params: idParams,
    body: authorSplitSchema,
    response: adminAuthorSchema,
  },
  deleteAuthor: {
    ...editors,
    method: 'DELETE',
    path: '/api/admin/authors/:id',
    summary: 'Deletes a person; their articles and reviews keep the name as a line',
    params: idParams,
    response: authorDeletionSchema,
  },
});
