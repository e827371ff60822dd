import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { earnedBlocksQuery, earnedBlocksSchema } from './earned-blocks.admin.schemas.ts';
import { earningLimits } from './earning-limits.ts';
import {
  earningReportDetailSchema,
  earningReportListSchema,
  earningReportQuery,
  earningSumsQuery,
  earningSumsSchema,
  reportApplySchema,
  reportCheckSchema,
} from './earnings.admin.schemas.ts';

export const earningEndpoints = defineEndpoints({
  getEarnings: {
    method: 'GET',
    path: '/api/admin/earnings',
    summary: 'What was reported for a period, by edition, source, currency and state',
    access: 'viewer',
    cache: 'no-store',
    query: earningSumsQuery,
    response: earningSumsSchema,
  },
  getEarnedBlocks: {
    method: 'GET',
    path: '/api/admin/earnings/blocks',
    summary:
      'Which links of which page earned: as reports say it, and apart from that as clicks make it likely',
    access: 'viewer',
    cache: 'no-store',
    query: earnedBlocksQuery,
    response: earnedBlocksSchema,
  },
  listEarningReports: {
    method: 'GET',
    path: '/api/admin/earnings/reports',
    summary: 'Reports of earnings that people brought in, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: earningReportQuery,
    response: earningReportListSchema,
  },
  uploadEarningReport: {
    method: 'POST',
    path: '/api/admin/earnings/reports',
    summary:
      'A report of a shop or a network (CSV, TSV, JSON, XLSX, or several in a zip); nothing is counted by it yet',
    access: 'editor',
    cache: 'no-store',
    upload: { maxBytes: earningLimits.caps.packedBytes, streamed: true },
    response: earningReportDetailSchema,
  },
  getEarningReport: {
    method: 'GET',
    path: '/api/admin/earnings/reports/:id',
    summary: 'One report: its tables, how it is read, what it comes to and what is wrong with it',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    response: earningReportDetailSchema,
  },
  checkEarningReport: {
    method: 'POST',
    path: '/api/admin/earnings/reports/:id/check',
    summary: 'Says whose report it is and how it is read, and has every row looked at in the background',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: reportCheckSchema,
    response: earningReportDetailSchema,
  },
  applyEarningReport: {
    method: 'POST',
    path: '/api/admin/earnings/reports/:id/apply',
    summary: 'Takes in every row that is right, in the background and all at once',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: reportApplySchema,
    response: earningReportDetailSchema,
  },
  cancelEarningReport: {
    method: 'POST',
    path: '/api/admin/earnings/reports/:id/cancel',
    summary: 'Discards a report that has not been taken in',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: earningReportDetailSchema,
  },
});
