import { z } from 'zod';
import { overviewSchema } from '../../admin/overview.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { localeSchema } from '../../locale-schemas.ts';

export const adminOverviewEndpoints = defineEndpoints({
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'What needs a person, in one edition or in all of them',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ locale: localeSchema.optional() }),
    response: overviewSchema,
  },
});
