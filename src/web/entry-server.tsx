import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { localeOfPath, paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type Locale, languageTags } from '#contract/site/locales.ts';
import { dictionaries } from './dictionaries.ts';
import { pageFailure, statusOf } from './page-outcome.ts';
import { renderContent as contentHtml } from './render-content.tsx';
import { renderFailure as failurePage, isOfflinePath, renderOffline } from './render-notice.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { allLocalesQuery, editionQuery } from './shared/api/editions.ts';
import type { ApiFetch } from './shared/api/query-client.ts';
import { createServerQueryClient } from './shared/api/server-query-client.ts';
import { siteNameQuery } from './shared/api/settings.ts';
import { HeadCollector, HeadCollectorContext, loadHeads } from './shared/head/head.tsx';
import type { PageFacts, RefusedForm } from './shared/page-context.tsx';
import { App } from './site/app.tsx';
import { comingSoonPage } from './site/gate/coming-soon.tsx';
import {
  matchRoute,
  notFoundPage,
  outsidePages,
  pageAt,
  prefetchShell,
  type RouteMatch,
  readsOf as readsOfAddress,
  routes,
} from './site/routes.ts';
import { writeState } from './state.ts';

/** Pages and what makes their heads are loaded once, at start: a render never waits for a module. */
const loaded = Promise.all([
  notFoundPage.preload(),
  comingSoonPage.preload(),
  ...[...outsidePages.values()].map(({ preload }) => preload()),
  ...routes.map(({ page }) => page.preload()),
]).then(loadHeads);

/** The server's other uses of this bundle: an article's body, what is said where a page broke, what addresses mean. */
export const renderContent = contentHtml;
export const renderFailure = failurePage;
export const readsOf = readsOfAddress;

interface RenderOptions {
  pathname: string;
  search: string;
  fetchApi: ApiFetch;
  publicUrl: string;
  now: Date;
  refusedForm?: RefusedForm | undefined;
  /** As if there were nothing: an owner has switched the page off. */
  isHidden?: boolean | undefined;
}

/** What the data says of an address, before anything is rendered. */
async function prepare({
  pathname,
  search,
  fetchApi,
  isHidden,
}: Pick<RenderOptions, 'pathname' | 'search' | 'fetchApi' | 'isHidden'>) {
  const client = createServerQueryClient(fetchApi);
  const match = matchRoute(pathname, search);
  const locale = match?.locale ?? localeOfPath(pathname);
  await prefetch(client, match, locale);
  const movedTo = match?.route.movedTo?.(client, match);
  const config = locale && client.getQueryData<Edition>(editionQuery(locale).queryKey);
  const exists = !isHidden && (match !== undefined || outsidePages.has(pathname));
  const failure = pageFailure(client, exists, config);
  const isOpen = !failure && config?.status === 'active';
  const isMissing = (isOpen && match?.route.isMissing?.(client, match)) ?? false;
  return { client, match, locale, movedTo, config, failure, isOpen, isMissing };
}

/** The address of the page at a plain address, or of the one that once stood there; undefined where there is none. */
export async function findPage(
  options: Pick<RenderOptions, 'pathname' | 'fetchApi' | 'isHidden'>,
): Promise<string | undefined> {
  const { pathname, isHidden } = options;
  if (isHidden) return undefined;
  if (isOfflinePath(pathname) || outsidePages.has(pathname)) return pathname;
  if (!matchRoute(pathname, '')) return undefined;
  const { movedTo, failure, isMissing } = await prepare({ ...options, search: '' });
  if (movedTo) return movedTo;
  if (failure?.kind === 'unavailable') throw new Error(`Nobody can say whether ${pathname} is a page.`);
  return failure || isMissing ? undefined : pathname;
}

export async function renderPage(options: RenderOptions): Promise<RenderedPage | { movedTo: string }> {
  const { pathname, search } = options;
  if (isOfflinePath(pathname)) return renderOffline(options);
  await loaded;
  const { client, match, locale, movedTo, config, failure, isOpen, isMissing } = await prepare(options);
  if (movedTo) return { movedTo };
  const facts: PageFacts = {
    locale,
    publicUrl: options.publicUrl,
    renderedAt: options.now.toISOString(),
    failure,
    refusedForm: options.refusedForm,
  };
  const collector = new HeadCollector();
  const body = renderToString(
    <StrictMode>
      <HeadCollectorContext value={collector}>
        <App
          client={client}
          facts={facts}
          dictionary={dictionaries[locale ?? fallbackLocale]}
          serverLocation={{ pathname, search }}
        />
      </HeadCollectorContext>
    </StrictMode>,
  );
  if (!collector.data) throw new Error(`The page at ${pathname} has no head.`);
  const status = isMissing ? 404 : statusOf(failure);
  if (match && isOpen) match.route.trimState?.(client, match);
  const state = writeState(facts, client);
  const page = failure ? notFoundPage : pageAt(pathname, search);
  return {
    status,
    language: languageTags[locale ?? fallbackLocale],
    activeLocale: config?.status === 'active' ? config.locale : undefined,
    landing: pathname === paths.landing() ? activeLocales(client) : undefined,
    head: collector.data,
    body,
    state,
    modules: status === 503 ? [] : [page.source, dictionaryModule(locale ?? fallbackLocale)],
    standsIn: !failure && !isOpen && locale !== undefined && pathname !== paths.home(locale),
    startsAtOnce: failure?.kind === 'missing',
  };
}

const activeLocales = (client: QueryClient): Locale[] =>
  (client.getQueryData(allLocalesQuery().queryKey) ?? [])
    .filter(({ status }) => status === 'active')
    .map(({ locale }) => locale);

const dictionaryModule = (locale: Locale) => `src/i18n/dictionaries/${locale}/dictionary.ts`;

/** Failures stay in the cache as errors: page-outcome.ts reads them there. */
async function prefetch(client: QueryClient, match: RouteMatch | undefined, locale: Locale | undefined) {
  if (!locale) {
    await Promise.all([client.prefetchQuery(siteNameQuery()), client.prefetchQuery(allLocalesQuery())]);
    return;
  }
  await prefetchShell(client, locale);
  const config = client.getQueryData<Edition>(editionQuery(locale).queryKey);
  if (match && config?.status === 'active') await match.route.prefetch(client, match);
}
