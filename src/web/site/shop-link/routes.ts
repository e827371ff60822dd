import { shopLinkQuery } from '#web/shared/api/shop-links.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';

export const shopLinkRoutes: SiteRoute[] = [
  {
    path: '/:locale/shopee/:slug',
    only: ['br'],
    page: lazyPage('src/web/site/shop-link/shop-link-page.tsx', () => import('./shop-link-page.tsx')),
    head,
    prefetch: (client, { params }) => client.prefetchQuery(shopLinkQuery(params.slug ?? '')),
  },
];
