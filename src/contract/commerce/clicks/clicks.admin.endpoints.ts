import { z } from 'zod';
import {
  earningsImportSchema,
  earningsPreviewSchema,
} from '#contract/commerce/earnings/earnings.admin.schemas.ts';
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
  importEarnings: {
    method: 'POST',
    path: '/api/admin/earnings',
    summary: 'Takes in a shop’s report of earnings by tag and day, whole or not at all; dryRun only looks',
    access: 'editor',
    cache: 'no-store',
    body: earningsImportSchema,
    response: earningsPreviewSchema,
  },
});
