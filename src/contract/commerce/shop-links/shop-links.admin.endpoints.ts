import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { cursorSchema, idParams, searchSchema } from '#contract/site/list.schemas.ts';
import {
  adminShopLinkListSchema,
  adminShopLinkSchema,
  newShopLinkSchema,
  shopLinkChangeSchema,
  shopLinkDeletionSchema,
  shopLinkDetailSchema,
} from './shop-links.admin.schemas.ts';

export const adminShopLinkEndpoints = defineEndpoints({
  listShopLinks: {
    method: 'GET',
    path: '/api/admin/shop-links',
    summary: 'Stored ways to Shopee, newest first',
    access: 'viewer',
    cache: 'no-store',
    query: z.object({ q: searchSchema, cursor: cursorSchema }),
    response: adminShopLinkListSchema,
  },
  getShopLinkDetail: {
    method: 'GET',
    path: '/api/admin/shop-links/:id',
    summary: 'One of them, with the articles that lead to it',
    access: 'viewer',
    cache: 'no-store',
    params: idParams,
    response: shopLinkDetailSchema,
  },
  createShopLink: {
    method: 'POST',
    path: '/api/admin/shop-links',
    summary: 'Gives a short link of Shopee an address of ours; without a slug, one is made from the title',
    access: 'editor',
    cache: 'no-store',
    body: newShopLinkSchema,
    response: adminShopLinkSchema,
  },
  changeShopLink: {
    method: 'PATCH',
    path: '/api/admin/shop-links/:id',
    summary: 'Changes its title, where it leads, or its address; the old address then leads nowhere',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: shopLinkChangeSchema,
    response: adminShopLinkSchema,
  },
  deleteShopLink: {
    method: 'DELETE',
    path: '/api/admin/shop-links/:id',
    summary: 'Takes its address away',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: shopLinkDeletionSchema,
  },
});
