import { locales } from '#contract/locales.ts';
import { reviewWords } from '#contract/paths.ts';
import { filtersOf, reviewQuery, reviewsQuery } from '#web/shared/api/reviews.ts';
import { editionHead } from '#web/shared/edition-lazy-head.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';

const list = lazyPage('src/web/site/reviews/review-list-page.tsx', () => import('./review-list-page.tsx'));
const detail = lazyPage('src/web/site/reviews/review-page.tsx', () => import('./review-page.tsx'));

/** Each edition has its own word for "review", and only its own. */
export const reviewRoutes: SiteRoute[] = locales.flatMap((edition): SiteRoute[] => [
  {
    path: `/:locale/${reviewWords[edition]}`,
    only: [edition],
    page: list,
    head: editionHead,
    prefetch: async (client, { locale, search }) => {
      await client.prefetchInfiniteQuery({
        ...reviewsQuery(locale, filtersOf(search)),
        pages: pageOf(search),
      });
    },
  },
  {
    path: `/:locale/${reviewWords[edition]}/:slug`,
    only: [edition],
    page: detail,
    head,
    prefetch: (client, { locale, params }) => client.prefetchQuery(reviewQuery(locale, params.slug ?? '')),
  },
]);
