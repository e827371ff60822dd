import { z } from 'zod';
import { cursorSchema, idParams, searchSchema } from '../../admin/lists.ts';
import {
  newRedirectSchema,
  redirectCheckSchema,
  redirectDeletionSchema,
  redirectListSchema,
  redirectSchema,
} from '../../admin/redirects.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { localeSchema } from '../../locale-schemas.ts';
import { redirectKinds } from '../../redirect-kinds.ts';

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
