import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Router } from 'wouter';
import { isAdminPath, localeOfPath, paths } from '#contract/paths.ts';
import { productName } from '#contract/product-name.ts';
import type { Dictionary } from '#i18n/load-dictionary.ts';
import { localeConfigQuery } from '#web/shared/api/locale-configs.ts';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import {
  PageContextProvider,
  type PageFacts,
  useDictionary,
  useLocale,
  usePageContext,
} from '#web/shared/page-context.tsx';
import { ComingSoonPage } from './gate/coming-soon-page.tsx';
import { LocaleGate } from './gate/locale-gate.tsx';
import { PageLayout } from './layout/page-layout.tsx';
import { ScrollKeeper } from './navigation.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { landingPage, matchRoute, notFoundPage } from './routes.ts';

interface AppProps {
  client: QueryClient;
  facts: PageFacts;
  dictionary: Dictionary;
  /** The address, where there is no browser to ask for it. */
  serverLocation?: { pathname: string; search: string };
}

export function App({ client, facts, dictionary, serverLocation }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <PageContextProvider value={{ ...facts, dictionary }}>
        <Router
          {...(serverLocation && { ssrPath: serverLocation.pathname, ssrSearch: serverLocation.search })}
        >
          <CurrentPage />
        </Router>
      </PageContextProvider>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const { pathname, search } = useAddress();
  const { failure } = usePageContext();
  const failed = failure?.pathname === pathname ? failure.kind : undefined;
  const match = matchRoute(pathname, search);
  if (failed === 'unavailable') return <ComingSoonPage failed onRetry={() => window.location.reload()} />;
  if (pathname === paths.landing()) {
    return (
      <WhenLoaded pathname={pathname}>
        <landingPage.Page params={{}} search={new URLSearchParams(search)} />
      </WhenLoaded>
    );
  }
  const notFound = (
    <WhenLoaded pathname={pathname}>
      <notFoundPage.Page params={{}} search={new URLSearchParams(search)} />
    </WhenLoaded>
  );
  // An edition that is not open yet says so at every address below it, the administrators' aside.
  if (!match || failed) {
    return localeOfPath(pathname) && !isAdminPath(pathname) ? <LocaleGate>{notFound}</LocaleGate> : notFound;
  }
  const { Page } = match.route.page;
  return (
    <PageErrorBoundary pathname={pathname} notFound={notFound}>
      <LocaleGate>
        <Layout>
          <WhenLoaded pathname={pathname}>
            <Page params={match.params} search={match.search} />
          </WhenLoaded>
        </Layout>
      </LocaleGate>
    </PageErrorBoundary>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const { data: config } = useQuery({ ...localeConfigQuery(useLocale()), enabled: false });
  return <PageLayout siteName={config?.siteName ?? productName}>{children}</PageLayout>;
}

function WhenLoaded({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { common } = useDictionary();
  const waiting = (
    <p role="status" className="text-mute min-h-dvh py-24 text-center">
      {common.loading}
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      {children}
      <ScrollKeeper pathname={pathname} />
    </Suspense>
  );
}
