import { z } from 'zod';
import { marketplaces } from '#contract/commerce/products/products.schemas.ts';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  heldDecidedSchema,
  heldDecisionSchema,
  heldPriceListSchema,
  newPriceRunSchema,
  priceRunItemListSchema,
  priceRunListSchema,
  priceRunSchema,
  priceSourceListSchema,
} from './price-runs.admin.schemas.ts';
import { priceOutcomes, priceRunStates } from './price-runs.words.ts';

export const priceRunEndpoints = defineEndpoints({
  listPriceSources: {
    method: 'GET',
    path: '/api/admin/price-sources',
    summary:
      'Shops that can be asked for prices, in each edition: whether they can be now, and how they stand',
    access: 'viewer',
    cache: 'no-store',
    response: priceSourceListSchema,
  },
  listPriceRuns: {
    method: 'GET',
    path: '/api/admin/price-runs',
    summary: 'Runs that renewed prices, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({
      locale: localeSchema.optional(),
      marketplace: z.enum(marketplaces).optional(),
      state: z.enum(priceRunStates).optional(),
      cursor: cursorSchema,
    }),
    response: priceRunListSchema,
  },
  startPriceRun: {
    method: 'POST',
    path: '/api/admin/price-runs',
    summary: 'Renews the prices of a shop in an edition; one that is under way already is the answer',
    access: 'editor',
    cache: 'no-store',
    body: newPriceRunSchema,
    response: priceRunSchema,
  },
  getPriceRun: {
    method: 'GET',
    path: '/api/admin/price-runs/:id',
    summary: 'One run and what became of its offers, in numbers',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    response: priceRunSchema,
  },
  listPriceRunItems: {
    method: 'GET',
    path: '/api/admin/price-runs/:id/items',
    summary: 'What became of each offer in a run',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    query: z.object({ outcome: z.enum(priceOutcomes).optional(), cursor: cursorSchema }),
    response: priceRunItemListSchema,
  },
  listHeldPrices: {
    method: 'GET',
    path: '/api/admin/held-prices',
    summary: 'Prices that are so far from the last one that somebody has to look at them, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ locale: localeSchema.optional(), cursor: cursorSchema }),
    response: heldPriceListSchema,
  },
  decideHeldPrice: {
    method: 'POST',
    path: '/api/admin/held-prices/:id',
    summary: 'Accepts a held price, or refuses it',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: heldDecisionSchema,
    response: heldDecidedSchema,
  },
});
