import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import {
  renewalListQuery,
  renewalListSchema,
  renewalParams,
  renewalSchema,
  renewalStepSchema,
} from './renewals.admin.schemas.ts';

export const adminRenewalEndpoints = defineEndpoints({
  listRenewals: {
    method: 'GET',
    path: '/api/admin/renewals',
    summary: 'Articles and reviews in the order in which work on them would pay, with the reasons in numbers',
    access: 'viewer',
    cache: 'no-store',
    query: renewalListQuery,
    response: renewalListSchema,
  },
  stepRenewal: {
    method: 'POST',
    path: '/api/admin/renewals/:kind/:id',
    summary: 'Takes a text that should be renewed, gives it back, or lets it rest',
    access: 'editor',
    cache: 'no-store',
    params: renewalParams,
    body: renewalStepSchema,
    response: renewalSchema,
  },
});
