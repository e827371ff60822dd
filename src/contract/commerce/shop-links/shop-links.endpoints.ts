import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { slugParams } from '#contract/site/parameters.schemas.ts';
import { shopLinkSchema } from './shop-links.schemas.ts';

export const shopLinkEndpoints = defineEndpoints({
  getShopLink: {
    method: 'GET',
    path: '/api/shop-links/:slug',
    summary: 'Where a stored Shopee link of the Brazilian edition leads',
    access: 'public',
    cache: 'revalidate',
    params: slugParams,
    response: shopLinkSchema,
  },
});
