import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Locale, languageTags } from '#contract/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { allLocalesQuery, localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { HeadCollector, HeadCollectorContext } from '#web/shared/head.tsx';
import { PageContextProvider } from '#web/shared/page-context.tsx';

interface RenderOptions {
  locale?: Locale;
  /** What the page's queries have been answered with. */
  known?: [readonly unknown[], unknown][];
  /** What the edition says of itself, where it is not the demonstration's. */
  config?: Record<string, unknown>;
}

/** Part of a page as the server would render it: its HTML without React's own comments, and its head. */
export async function renderPart(
  element: ReactNode,
  { locale = 'br', known = [], config = {} }: RenderOptions = {},
) {
  const client = createQueryClient(() => Promise.reject(new Error('not asked')));
  const facts = { locale, language: languageTags[locale], showPrices: true, ...editionFacts[locale] };
  client.setQueryData(localeConfigQuery(locale).queryKey as readonly unknown[], { ...facts, ...config });
  client.setQueryData(allLocalesQuery().queryKey as readonly unknown[], [{ ...facts, status: 'active' }]);
  for (const [key, data] of known) client.setQueryData(key, data);
  const context = {
    locale,
    publicUrl: 'https://e.example',
    renderedAt: '2026-10-15T12:00:00.000Z',
    dictionary: await loadDictionary(locale),
  };
  const collector = new HeadCollector();
  const html = renderToString(
    <HeadCollectorContext value={collector}>
      <QueryClientProvider client={client}>
        <PageContextProvider value={context}>{element}</PageContextProvider>
      </QueryClientProvider>
    </HeadCollectorContext>,
  );
  return { html: html.replaceAll('<!-- -->', ''), head: collector.data };
}
