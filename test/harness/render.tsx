import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fallbackLocale, type Locale, languageTags } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { allLocalesQuery, editionQuery } from '#web/shared/api/editions.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { HeadCollector, HeadCollectorContext, loadHeads } from '#web/shared/head/head.tsx';
import type { HeadData } from '#web/shared/head/head-data.ts';
import { ServedAddress } from '#web/shared/hooks/use-address.ts';
import { PageContextProvider, type PageFacts } from '#web/shared/page-context.tsx';

/** A client that knows what it has been told; whatever else it is asked for fails. */
export function clientKnowing(known: [key: readonly unknown[], data: unknown][] = []): QueryClient {
  const client = createQueryClient(() => Promise.reject(new Error('not asked')));
  for (const [key, data] of known) client.setQueryData(key, data);
  return client;
}

interface Surroundings {
  locale: Locale | undefined;
  client?: QueryClient;
  pathname?: string;
  facts?: Partial<PageFacts>;
}

/** A part of the site as the server renders it, on a summer day of 2031 unless its facts say otherwise. */
export async function renderInEdition(
  element: ReactNode,
  { locale, client = clientKnowing(), pathname = `/${locale ?? ''}`, facts }: Surroundings,
): Promise<{ html: string; head: HeadData | undefined }> {
  const [dictionary] = await Promise.all([loadDictionary(locale ?? fallbackLocale), loadHeads()]);
  const context = {
    locale,
    publicUrl: 'https://e.example',
    renderedAt: '2031-06-15T15:00:00.000Z',
    ...facts,
  };
  const collector = new HeadCollector();
  const html = renderToString(
    <HeadCollectorContext value={collector}>
      <QueryClientProvider client={client}>
        <PageContextProvider value={{ ...context, dictionary }}>
          <ServedAddress value={{ pathname, search: '' }}>{element}</ServedAddress>
        </PageContextProvider>
      </QueryClientProvider>
    </HeadCollectorContext>,
  );
  return { html: html.replaceAll('<!-- -->', ''), head: collector.data };
}

interface PartOptions {
  locale?: Locale;
  /** What the page's queries have been answered with. */
  known?: [readonly unknown[], unknown][];
  /** What the edition says of itself, where it is not the demonstration's. */
  config?: Record<string, unknown>;
}

/** Part of a page of an open edition, in the demonstration's autumn. */
export function renderPart(
  element: ReactNode,
  { locale = 'br', known = [], config = {} }: PartOptions = {},
): Promise<{ html: string; head: HeadData | undefined }> {
  const facts = { locale, language: languageTags[locale], showPrices: true, ...editionFacts[locale] };
  const client = clientKnowing([
    [editionQuery(locale).queryKey, { ...facts, ...config }],
    [allLocalesQuery().queryKey, [{ ...facts, status: 'active' }]],
    ...known,
  ]);
  return renderInEdition(element, { locale, client, facts: { renderedAt: '2026-10-15T12:00:00.000Z' } });
}
