import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LocaleConfig } from '#contract/locale-configs.ts';
import { fallbackLocale, type Locale, languageTags, locales } from '#contract/locales.ts';
import { localeOfPath } from '#contract/paths.ts';
import { type Dictionary, loadDictionary } from '#i18n/load-dictionary.ts';
import { statusOfError } from './shared/api/api-error.ts';
import { localeConfigQuery } from './shared/api/locale-configs.ts';
import { type ApiFetch, createQueryClient } from './shared/api/query-client.ts';
import { HeadCollector, HeadCollectorContext, type HeadData, robotsOf } from './shared/head.tsx';
import { App } from './site/app.tsx';
import { matchRoute, notFoundPage, prefetchShell, type RouteMatch, routes } from './site/routes.ts';
import { writeState } from './state.ts';

/** Pages and dictionaries are loaded once, at start: a render never waits for a module. */
const dictionaries = {} as Record<Locale, Dictionary>;
const loaded = Promise.all([
  notFoundPage.preload(),
  ...routes.map(({ page }) => page.preload()),
  ...locales.map(async (locale) => {
    dictionaries[locale] = await loadDictionary(locale);
  }),
]);

export interface RenderedPage {
  status: 200 | 404 | 503;
  language: string;
  /** Set where a reader's choice of edition may be remembered. */
  activeLocale: Locale | undefined;
  head: HeadData;
  robots: string;
  body: string;
  state: string;
  /** Source files whose built chunks the page needs; none where there is no data to take over. */
  modules: string[];
  /** A page whose script does something by itself runs it without waiting for the reader. */
  startsAtOnce: boolean;
}

interface RenderOptions {
  pathname: string;
  search: string;
  fetchApi: ApiFetch;
  publicUrl: string;
  now: Date;
}

export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  await loaded;
  const { pathname, search } = options;
  const client = createQueryClient(options.fetchApi);
  const match = matchRoute(pathname, search);
  const locale = match?.locale ?? localeOfPath(pathname);
  await prefetch(client, match, locale);
  const config = locale && client.getQueryData<LocaleConfig>(localeConfigQuery(locale).queryKey);
  const facts = { locale, publicUrl: options.publicUrl, renderedAt: options.now.toISOString() };
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
  const state = writeState(facts, client);
  const status = statusOf(client, match, locale, config);
  client.clear();
  return {
    status,
    language: languageTags[locale ?? fallbackLocale],
    activeLocale: config?.status === 'active' ? config.locale : undefined,
    head: collector.data,
    robots: robotsOf(collector.data),
    body,
    state,
    modules: status === 503 ? [] : modulesOf(match, locale),
    startsAtOnce: !match,
  };
}

/** Failures stay in the cache as errors: the gate shows them, and the status below tells of them. */
async function prefetch(client: QueryClient, match: RouteMatch | undefined, locale: Locale | undefined) {
  if (!match) {
    if (locale) await client.prefetchQuery(localeConfigQuery(locale));
    return;
  }
  await prefetchShell(client, match.locale);
  const config = client.getQueryData<LocaleConfig>(localeConfigQuery(match.locale).queryKey);
  if (config?.status === 'active') await match.route.prefetch(client, match);
}

/**
 * An edition that nobody has configured does not exist; one that cannot be asked about is unavailable; one
 * that is not open yet answers every address with its coming-soon page.
 */
function statusOf(
  client: QueryClient,
  match: RouteMatch | undefined,
  locale: Locale | undefined,
  config: LocaleConfig | undefined,
): RenderedPage['status'] {
  if (!locale) return 404;
  if (config) return match || config.status !== 'active' ? 200 : 404;
  const failure = client.getQueryState(localeConfigQuery(locale).queryKey)?.error;
  return statusOfError(failure) === 404 ? 404 : 503;
}

const modulesOf = (match: RouteMatch | undefined, locale: Locale | undefined): string[] => [
  (match?.route.page ?? notFoundPage).source,
  `src/i18n/dictionaries/${locale ?? fallbackLocale}/dictionary.ts`,
];
