import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  adminOfferListSchema,
  adminOfferSchema,
  newOfferSchema,
  offerChangeSchema,
  offerDeletionSchema,
  offerListQuery,
} from './offers.admin.schemas.ts';

const written = { access: 'editor', cache: 'no-store' } as const;

export const offerEndpoints = defineEndpoints({
  listAdminOffers: {
    method: 'GET',
    path: '/api/admin/offers',
    summary: 'Where products can be bought, newest first, 50 at a time',
    access: 'viewer',
    cache: 'no-store',
    query: offerListQuery,
    response: adminOfferListSchema,
  },
  createOffer: {
    ...written,
    method: 'POST',
    path: '/api/admin/offers',
    summary: 'Where a product can be bought in an edition; an address of the shop may be pasted',
    body: newOfferSchema,
    response: adminOfferSchema,
  },
  changeOffer: {
    ...written,
    method: 'PATCH',
    path: '/api/admin/offers/:id',
    summary: 'Changes an offer; a price that somebody types is true now',
    params: idParams,
    body: offerChangeSchema,
    response: adminOfferSchema,
  },
  deleteOffer: {
    ...written,
    method: 'DELETE',
    path: '/api/admin/offers/:id',
    summary: 'Takes an offer away',
    params: idParams,
    response: offerDeletionSchema,
  },
});
