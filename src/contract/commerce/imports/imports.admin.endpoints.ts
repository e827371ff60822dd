import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams } from '#contract/site/list.schemas.ts';
import { importLimits } from './import-limits.ts';
import {
  feedListSchema,
  importApplySchema,
  importCheckSchema,
  importDetailSchema,
  importListSchema,
  importRowListSchema,
  importSchema,
  pastedPricesSchema,
  pastePricesSchema,
} from './imports.admin.schemas.ts';
import { importStates, rowOutcomes } from './imports.words.ts';

export const importEndpoints = defineEndpoints({
  listImports: {
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'Files of products and prices that people brought in, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ state: z.enum(importStates).optional(), cursor: cursorSchema }),
    response: importListSchema,
  },
  uploadImport: {
    method: 'POST',
    path: '/api/admin/imports',
    summary:
      'A new file (CSV, TSV, JSON, JSON lines or XML, packed with gzip or not); nothing is changed by it yet',
    access: 'editor',
    cache: 'no-store',
    upload: { maxBytes: importLimits.caps.packedBytes, streamed: true },
    response: importDetailSchema,
  },
  listFeeds: {
    method: 'GET',
    path: '/api/admin/feeds',
    summary: 'Feeds that were imported before, and how they are read',
    access: 'viewer',
    cache: 'no-store',
    response: feedListSchema,
  },
  getImport: {
    method: 'GET',
    path: '/api/admin/imports/:id',
    summary: 'One import: how far it is, its columns and first rows',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    response: importDetailSchema,
  },
  listImportRows: {
    method: 'GET',
    path: '/api/admin/imports/:id/rows',
    summary: 'What each row would do, or did: new, changed, the same, or refused and why',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    query: z.object({ outcome: z.enum(rowOutcomes).optional(), cursor: cursorSchema }),
    response: importRowListSchema,
  },
  checkImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/check',
    summary:
      'Says which column is what, and has every row looked at in the background; nothing is changed yet',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: importCheckSchema,
    response: importSchema,
  },
  applyImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/apply',
    summary: 'Takes in what was looked at, in the background: every good row, or none',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: importApplySchema,
    response: importSchema,
  },
  pastePrices: {
    method: 'POST',
    path: '/api/admin/pasted-prices',
    summary:
      'Prices as lines of "EAN, ASIN or name; price", for offers that an edition has; dryRun only looks',
    access: 'editor',
    cache: 'no-store',
    body: pastePricesSchema,
    response: pastedPricesSchema,
  },
  cancelImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/cancel',
    summary: 'Ends an import that has not been taken in',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: importSchema,
  },
});
