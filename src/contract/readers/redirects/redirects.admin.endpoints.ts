import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  newRedirectSchema,
  redirectCheckSchema,
  redirectDeletionSchema,
  redirectListSchema,
  redirectSchema,
} from './redirects.admin.schemas.ts';
import { redirectKinds } from './redirects.words.ts';

export const adminRedirectEndpoints = defineEndpoints({
  listRedirects: {
    method: 'GET',
    path: '/api/admin/redirects',
    summary: 'Addresses that lead elsewhere, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({
      locale: localeSchema.optional(),
      kind: z.enum(redirectKinds).optional(),
      q: searchSchema,
      cursor: cursorSchema,
    }),
    response: redirectListSchema,
  },
  checkRedirect: {
    method: 'GET',
    path: '/api/admin/redirects/check',
    summary: 'What would stand in the way of a redirect',
    access: 'viewer',
    cache: 'no-store',
    query: newRedirectSchema,
    response: redirectCheckSchema,
  },
  createRedirect: {
    method: 'POST',
    path: '/api/admin/redirects',
    summary: 'Lets an address of an edition that has no page lead to another address of the site',
    access: 'editor',
    cache: 'no-store',
    body: newRedirectSchema,
    response: redirectSchema,
  },
  deleteRedirect: {
    method: 'DELETE',
    path: '/api/admin/redirects/:id',
    summary: 'Lets an address lead nowhere again',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: redirectDeletionSchema,
  },
});
