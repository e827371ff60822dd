import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { adminEditionListSchema, adminEditionSchema, editionChangeSchema } from './editions.admin.schemas.ts';

export const adminEditionEndpoints = defineEndpoints({
  listAdminEditions: {
    method: 'GET',
    path: '/api/admin/locale-configs',
    summary: 'Every edition with all that is set for it',
    access: 'author',
    cache: 'no-store',
    response: adminEditionListSchema,
  },
  changeEdition: {
    method: 'PATCH',
    path: '/api/admin/locale-configs/:locale',
    summary: 'Changes an edition, at once; its status and its tag are for owners',
    access: 'editor',
    cache: 'no-store',
    params: z.object({ locale: localeSchema }),
    body: editionChangeSchema,
    response: adminEditionSchema,
  },
});
