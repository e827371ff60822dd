import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { LazyPage } from './lazy-page.ts';

export interface RouteRequest {
  locale: Locale;
  params: Record<string, string>;
  search: URLSearchParams;
}

/** One line of the route table, which server and browser both read. */
export interface SiteRoute {
  path: string;
  /** The one edition that has it, where not all do. */
  only?: Locale;
  page: LazyPage;
  /** Asks for what the page shows: before rendering on the server, on a reader's intent in the browser. */
  prefetch: (client: QueryClient, request: RouteRequest) => Promise<void>;
  /** Leaves out of the data that travels with the page what the page does not show. */
  trimState?: (client: QueryClient, request: RouteRequest) => void;
  /** Where the page stands now, if this is an address that it once had. */
  movedTo?: (client: QueryClient, request: RouteRequest) => string | undefined;
}
