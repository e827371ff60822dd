import { homeDataQuery } from '#web/shared/api/home.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { pageOf, partsFor } from './home-paging.ts';

export const homeRoutes: SiteRoute[] = [
  {
    path: '/:locale',
    page: lazyPage('src/web/site/home/home-page.tsx', () => import('./home-page.tsx')),
    prefetch: async (client, { locale, search }) => {
      await client.prefetchInfiniteQuery({ ...homeDataQuery(locale), pages: partsFor(pageOf(search)) });
    },
  },
];
