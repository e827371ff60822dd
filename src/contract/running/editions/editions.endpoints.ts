import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { editionSchema, localeSummaryListSchema } from './editions.schemas.ts';

/** Sent by browsers to defeat caches in between; its value says nothing. */
const timestamp = plainText(40).optional();

export const editionEndpoints = defineEndpoints({
  listAllLocales: {
    method: 'GET',
    path: '/api/locale-configs/all-locales',
    summary: 'Every edition with its status',
    access: 'public',
    cache: 'no-store',
    query: z.object({ timestamp }),
    response: localeSummaryListSchema,
  },
  listActiveLocales: {
    method: 'GET',
    path: '/api/locale-configs/active-locales',
    summary: 'The editions that can be read',
    access: 'public',
    cache: 'no-store',
    query: z.object({ timestamp }),
    response: localeSummaryListSchema,
  },
  getEdition: {
    method: 'GET',
    path: '/api/locale-configs/:locale',
    summary: 'One edition: its name, shop, currency and status',
    access: 'public',
    cache: 'no-store',
    params: z.object({ locale: localeSchema }),
    query: z.object({ timestamp }),
    response: editionSchema,
  },
});
