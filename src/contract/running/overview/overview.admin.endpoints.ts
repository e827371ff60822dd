import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { overviewSchema } from './overview.admin.schemas.ts';
import { overviewMoneySchema } from './overview-money.admin.schemas.ts';

export const adminOverviewEndpoints = defineEndpoints({
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'What needs a person, in one edition or in all of them',
    access: 'author',
    cache: 'no-store',
    query: z.object({ locale: localeSchema.optional() }),
    response: overviewSchema,
  },
  getOverviewMoney: {
    method: 'GET',
    path: '/api/admin/overview/money',
    summary: 'Views, clicks and earnings of four weeks, what rose and fell, and what comes out next',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ locale: localeSchema.optional() }),
    response: overviewMoneySchema,
  },
});
