import { datedLaunchLocales, launchLocales } from '#contract/site/addresses/paths.ts';
import { launchDayQuery } from '#web/shared/api/launches.ts';
import { editionHead } from '#web/shared/head/edition-lazy-head.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';

const page = lazyPage('src/web/site/launches/launch-page.tsx', () => import('./launch-page.tsx'));

const isMissing: SiteRoute['isMissing'] = (client, { locale, params }) =>
  client.getQueryData(launchDayQuery(locale, params.date).queryKey)?.reviews.length === 0;

/** A day without launches is a 404 that names the nearest ones. */
export const launchRoutes: SiteRoute[] = [
  {
    path: '/:locale/lancamento',
    only: launchLocales,
    page,
    head: editionHead,
    prefetch: (client, { locale }) => client.prefetchQuery(launchDayQuery(locale)),
  },
  {
    path: '/:locale/lancamento/:date',
    only: datedLaunchLocales,
    page,
    head: editionHead,
    prefetch: (client, { locale, params }) => client.prefetchQuery(launchDayQuery(locale, params.date)),
    ...(import.meta.env.SSR && { isMissing }),
  },
];
