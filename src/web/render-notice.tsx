import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { localeOfPath, paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, languageTags } from '#contract/site/locales.ts';
import { dictionaries } from './dictionaries.ts';
import type { RenderedPage } from './rendered-page.ts';
import { HeadCollector, HeadCollectorContext } from './shared/head/head.tsx';
import { plainHead } from './shared/head/plain-head.ts';
import { ServedAddress } from './shared/hooks/use-address.ts';
import { PageContextProvider } from './shared/page-context.tsx';
import { BrokenPage } from './site/failure-pages.tsx';
import { OfflinePage } from './site/offline-page.tsx';

/** A notice can be needed at any moment: what makes its head is there from the start. */
await plainHead.load();

interface NoticeOptions {
  pathname: string;
  publicUrl: string;
  now: Date;
}

/** What is shown without data: no query, no application that takes it over, nothing of the ordinary way. */
function renderNotice(status: 200 | 500, notice: ReactNode, options: NoticeOptions): RenderedPage {
  const { pathname, publicUrl, now } = options;
  const edition = localeOfPath(pathname);
  const locale = edition ?? fallbackLocale;
  const facts = { locale: edition, publicUrl, renderedAt: now.toISOString() };
  const collector = new HeadCollector();
  const body = renderToString(
    <HeadCollectorContext value={collector}>
      <PageContextProvider value={{ ...facts, dictionary: dictionaries[locale] }}>
        <ServedAddress value={{ pathname, search: '' }}>{notice}</ServedAddress>
      </PageContextProvider>
    </HeadCollectorContext>,
  );
  if (!collector.data) throw new Error(`The notice at ${pathname} has no head.`);
  return {
    status,
    language: languageTags[locale],
    activeLocale: undefined,
    landing: undefined,
    head: collector.data,
    body,
    state: '',
    modules: [],
    startsAtOnce: false,
  };
}

/** For a page that could not be rendered; the number is the one under which the log knows why. */
export const renderFailure = (options: NoticeOptions & { requestId: string }): RenderedPage =>
  renderNotice(500, <BrokenPage requestId={options.requestId} />, options);

export const renderOffline = (options: NoticeOptions): RenderedPage =>
  renderNotice(200, <OfflinePage />, options);

export function isOfflinePath(pathname: string): boolean {
  const locale = localeOfPath(pathname);
  return locale !== undefined && pathname === paths.offline(locale);
}
