import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams, idSchema, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  catalogueDeletionSchema,
  catalogueItemListSchema,
  catalogueListSchema,
} from './feed-catalogue.admin.schemas.ts';

export const catalogueEndpoints = defineEndpoints({
  listCatalogues: {
    method: 'GET',
    path: '/api/admin/catalogues',
    summary: 'Feeds of an edition that are kept as a catalogue',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ locale: localeSchema }),
    response: catalogueListSchema,
  },
  searchCatalogue: {
    method: 'GET',
    path: '/api/admin/catalogue',
    summary: 'Rows of catalogues by words of their name, brand or shop, by barcode or by the shop’s number',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({
      locale: localeSchema,
      q: searchSchema,
      catalogue: idSchema.optional(),
      cursor: cursorSchema,
    }),
    response: catalogueItemListSchema,
  },
  deleteCatalogue: {
    method: 'DELETE',
    path: '/api/admin/catalogues/:id',
    summary: 'Empties a catalogue; products and offers stay, and the feed’s next file fills it again',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: catalogueDeletionSchema,
  },
});
