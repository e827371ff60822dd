import { homeDataQuery } from '#web/shared/api/home.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf, partsFor } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';
import { onlyShown } from './shown-posts.ts';

const trimState: SiteRoute['trimState'] = (client, { locale, search }) => {
  const { queryKey } = homeDataQuery(locale);
  client.setQueryData(queryKey, (data) => data && onlyShown(data, pageOf(search)));
};

export const homeRoutes: SiteRoute[] = [
  {
    path: '/:locale',
    page: lazyPage('src/web/site/home/home-page.tsx', () => import('./home-page.tsx')),
    head,
    prefetch: async (client, { locale, search }) => {
      await client.prefetchInfiniteQuery({ ...homeDataQuery(locale), pages: partsFor(pageOf(search)) });
    },
    ...(import.meta.env.SSR && { trimState, reads: { page: 'one' } }),
  },
];
