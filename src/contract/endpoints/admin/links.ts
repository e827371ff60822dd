import { z } from 'zod';
import {
  linkChangeSchema,
  linkListQuery,
  linkListSchema,
  linkSchema,
  linkSummarySchema,
} from '../../admin/links.ts';
import { idParams } from '../../admin/lists.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { localeSchema } from '../../locale-schemas.ts';

export const adminLinkEndpoints = defineEndpoints({
  listLinks: {
    method: 'GET',
    path: '/api/admin/links',
    summary: 'Links to other sites, how they stand and where, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: linkListQuery,
    response: linkListSchema,
  },
  getLinkSummary: {
    method: 'GET',
    path: '/api/admin/links/summary',
    summary: 'How many links stand how, in one edition or in all of them',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ locale: localeSchema.optional() }),
    response: linkSummarySchema,
  },
  changeLink: {
    method: 'PATCH',
    path: '/api/admin/links/:id',
    summary: 'Takes a link out of the checks, or back into them',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: linkChangeSchema,
    response: linkSchema,
  },
  checkLink: {
    method: 'POST',
    path: '/api/admin/links/:id/check',
    summary: 'Asks now; a link that is gone counts once a day all the same',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: linkSchema,
  },
});
