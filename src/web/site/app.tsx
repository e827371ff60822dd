import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { isAdminPath } from '#contract/site/addresses/paths.ts';
import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import { ServedAddress, useAddress } from '#web/shared/hooks/use-address.ts';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import { PageLoadError } from '#web/shared/lazy-page.ts';
import { PageContextProvider, type PageFacts, usePageContext } from '#web/shared/page-context.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { BrokenPage } from './failure-pages.tsx';
import { ComingSoon } from './gate/coming-soon.tsx';
import { LocaleGate } from './gate/locale-gate.tsx';
import { PageLayout } from './layout/page-layout.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { matchRoute, notFoundPage, outsidePages } from './routes.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';

interface AppProps {
  client: QueryClient;
  facts: PageFacts;
  dictionary: ReaderDictionary;
  /** The address, where there is no browser to ask for it. */
  serverLocation?: { pathname: string; search: string };
}

export function App({ client, facts, dictionary, serverLocation }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <PageContextProvider value={{ ...facts, dictionary }}>
        <ServedAddress value={serverLocation ?? null}>
          <CurrentPage />
        </ServedAddress>
      </PageContextProvider>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const { pathname, search } = useAddress();
  const address = pathname + search;
  const [served] = useState(address);
  const [shown, setShown] = useState(address);
  const client = useQueryClient();
  // What failed is asked for again by whoever goes on, or back and forward, to it: an old failure is no answer.
  if (shown !== address) {
    setShown(address);
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  }
  const isLoadError = (error: unknown) =>
    error instanceof PageLoadError ||
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.error === error);
  const notFound = (
    <WhenLoaded address={address}>
      <notFoundPage.Page params={{}} search={new URLSearchParams(search)} />
    </WhenLoaded>
  );
  // The outer boundary is for the inner one: what it shows may itself not arrive.
  return (
    <PageErrorBoundary address={address} notFound={<BrokenPage />} isLoadError={isLoadError}>
      <PageErrorBoundary address={address} notFound={notFound} isLoadError={isLoadError}>
        <PageAt pathname={pathname} search={search} isServed={address === served} notFound={notFound} />
      </PageErrorBoundary>
    </PageErrorBoundary>
  );
}

interface PageAtProps {
  pathname: string;
  search: string;
  /** Whether this is the address that the server answered: what it could not show there, nobody can. */
  isServed: boolean;
  notFound: ReactNode;
}

function PageAt({ pathname, search, isServed, notFound }: PageAtProps) {
  const { failure, locale } = usePageContext();
  const failed = isServed ? failure?.kind : undefined;
  if (failed === 'unavailable') return <ComingSoon failed onRetry={() => window.location.reload()} />;
  const outside = outsidePages.get(pathname);
  if (outside && !failed) {
    return (
      <WhenLoaded address={pathname + search}>
        <outside.Page params={{}} search={new URLSearchParams(search)} />
      </WhenLoaded>
    );
  }
  const match = matchRoute(pathname, search);
  // An edition that is not open yet says so at every address below it, the administrators' aside.
  if (!match || failed) {
    return locale && !isAdminPath(pathname) ? <LocaleGate>{notFound}</LocaleGate> : notFound;
  }
  const { Page } = match.route.page;
  return (
    <LocaleGate>
      <Layout>
        <WhenLoaded address={pathname + search}>
          <Page params={match.params} search={match.search} />
        </WhenLoaded>
      </Layout>
    </LocaleGate>
  );
}

function Layout({ children }: { children: ReactNode }) {
  return <PageLayout siteName={useEdition().siteName}>{children}</PageLayout>;
}

function WhenLoaded({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      {children}
      <ScrollKeeper address={address} />
    </Suspense>
  );
}
