import type { QueryClient } from '@tanstack/react-query';
import { parse } from 'regexparam';
import { paths } from '#contract/site/addresses/paths.ts';
import { isPlainAddress } from '#contract/site/addresses/plain-address.ts';
import { isLocale } from '#contract/site/locales.ts';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery, editionQuery } from '#web/shared/api/editions.ts';
import { type LazyPage, lazyPage } from '#web/shared/lazy-page.ts';
import type { RouteRequest, SiteRoute } from '#web/shared/site-route.ts';
import { authorRoutes } from './author/routes.ts';
import { categoryRoutes } from './category/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { launchRoutes } from './launches/routes.ts';
import { postRoutes } from './post/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shopLinkRoutes } from './shop-link/routes.ts';
import { staticPageRoutes } from './static-page/routes.ts';

/** Every page of an edition, most exact first. */
export const routes: SiteRoute[] = [
  ...homeRoutes,
  ...categoryRoutes,
  ...staticPageRoutes,
  ...contactRoutes,
  ...reviewRoutes,
  ...launchRoutes,
  ...authorRoutes,
  ...shopLinkRoutes,
  ...postRoutes,
];

export const notFoundPage = lazyPage('src/web/site/not-found/not-found-page.tsx', async () =>
  (await import('./not-found/not-found-page.tsx')).load(),
);

const landingPage = lazyPage(
  'src/web/site/landing/landing-page.tsx',
  () => import('./landing/landing-page.tsx'),
);

/** Pages outside any edition, by their address. */
export const outsidePages: ReadonlyMap<string, LazyPage> = new Map([
  [paths.landing(), landingPage],
  [paths.test(), lazyPage('src/web/site/test-page.tsx', () => import('./test-page.tsx'))],
  [
    paths.testProducts(),
    lazyPage('src/web/site/test-products-page.tsx', () => import('./test-products-page.tsx')),
  ],
]);

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

export type RouteMatch = RouteRequest & { route: SiteRoute };

const paramsOf = (keys: string[], found: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? '']));

/**
 * The route that an address leads to; undefined where the not-found page is the answer. What is not written as
 * addresses are has none, here and in the browser: the server leads from there to the address that is meant.
 */
export function matchRoute(pathname: string, search: string): RouteMatch | undefined {
  if (!isPlainAddress(pathname)) return undefined;
  const query = new URLSearchParams(search);
  for (const { route, pattern, keys } of patterns) {
    const found = pattern.exec(pathname);
    const params = found && paramsOf(keys, found);
    const { only, when } = route;
    if (
      params &&
      isLocale(params.locale) &&
      only?.includes(params.locale) !== false &&
      when?.(query) !== false
    ) {
      return { route, locale: params.locale, params, search: query };
    }
  }
  return undefined;
}

/** The parameters that some page at this address reads. */
export function readsOf(pathname: string): NonNullable<SiteRoute['reads']> {
  const found = patterns.find(({ route, pattern }) => route.reads && pattern.test(pathname));
  return found?.route.reads ?? {};
}

/** What the gate, the header and the footer of every edition show. */
export async function prefetchShell(client: QueryClient, locale: RouteRequest['locale']): Promise<void> {
  await Promise.all([
    client.prefetchQuery(editionQuery(locale)),
    client.prefetchQuery(allLocalesQuery()),
    client.prefetchQuery(popularCategoriesQuery(locale)),
  ]);
}

/** The page at an address, whichever kind it is. */
export function pageAt(pathname: string, search: string): LazyPage {
  return outsidePages.get(pathname) ?? matchRoute(pathname, search)?.route.page ?? notFoundPage;
}
