import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  newShopFeedSchema,
  shopFeedChangeSchema,
  shopFeedDeletionSchema,
  shopFeedListSchema,
  shopFeedSchema,
} from './shop-feeds.admin.schemas.ts';

export const shopFeedEndpoints = defineEndpoints({
  listShopFeeds: {
    method: 'GET',
    path: '/api/admin/shop-feeds',
    summary: 'Feeds that come by themselves: when, how the last one stands, and why one waits',
    access: 'viewer',
    cache: 'no-store',
    response: shopFeedListSchema,
  },
  createShopFeed: {
    method: 'POST',
    path: '/api/admin/shop-feeds',
    summary: 'An address that is fetched from now on; its first file waits for somebody to look at it',
    access: 'editor',
    cache: 'no-store',
    body: newShopFeedSchema,
    response: shopFeedSchema,
  },
  changeShopFeed: {
    method: 'PATCH',
    path: '/api/admin/shop-feeds/:id',
    summary: 'Changes its name, address or hours, or pauses it; after another address somebody looks again',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    body: shopFeedChangeSchema,
    response: shopFeedSchema,
  },
  fetchShopFeed: {
    method: 'POST',
    path: '/api/admin/shop-feeds/:id/fetch',
    summary: 'Fetches it now, in the background',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: shopFeedSchema,
  },
  deleteShopFeed: {
    method: 'DELETE',
    path: '/api/admin/shop-feeds/:id',
    summary: 'Forgets the feed and its address; its imports stay',
    access: 'editor',
    cache: 'no-store',
    params: idParams,
    response: shopFeedDeletionSchema,
  },
});
