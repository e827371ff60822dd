import { homeDataQuery } from '#web/shared/api/home.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';
import { onlyShown } from './shown-posts.ts';

const trimState: SiteRoute['trimState'] = (client, { locale, search }) => {
  const page = pageOf(search);
  client.setQueryData(homeDataQuery(locale, page).queryKey, (data) => data && onlyShown(data, page));
};

export const homeRoutes: SiteRoute[] = [
  {
    path: '/:locale',
    page: lazyPage('src/web/site/home/home-page.tsx', () => import('./home-page.tsx')),
    head,
    prefetch: async (client, { locale, search }) => {
      await client.prefetchInfiniteQuery(homeDataQuery(locale, pageOf(search)));
    },
    ...(import.meta.env.SSR && { trimState, reads: { page: 'page' } }),
  },
];
