import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  linkChangeSchema,
  linkListQuery,
  linkListSchema,
  linkSchema,
  linkSummarySchema,
} from './links.admin.schemas.ts';

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
