import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { clickFilterSchema, clickReportSchema } from './clicks.admin.schemas.ts';

export const adminClickEndpoints = defineEndpoints({
  getClickReport: {
    method: 'GET',
    path: '/api/admin/clicks',
    summary:
      'Clicks to shops, page views and earnings of a period, by day, edition, page, product or position',
    access: 'viewer',
    cache: 'no-store',
    query: clickFilterSchema,
    response: clickReportSchema,
  },
  exportClickReport: {
    method: 'GET',
    path: '/api/admin/clicks.csv',
    summary: 'The same as a table for spreadsheets, every row',
    access: 'viewer',
    cache: 'no-store',
    attachment: 'clicks.csv',
    stream: 'text/csv; charset=utf-8',
    query: clickFilterSchema,
    response: z.string(),
  },
});
