import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { LazyPage } from './lazy-page.ts';

export interface RouteRequest {
  locale: Locale;
  params: Record<string, string>;
  search: URLSearchParams;
}

/** One line of the route table, which server and browser both read. */
export interface SiteRoute {
  path: string;
  /** The editions that have it, where not all do. */
  only?: readonly Locale[];
  /** Whether it answers this query too, where one address shows several pages. */
  when?: (search: URLSearchParams) => boolean;
  page: LazyPage;
  /** The parameters of the address that change what the page shows; only the server asks. */
  reads?: Readonly<Record<string, 'one' | 'list' | 'page'>>;
  /** What makes the page's head, so that it can be there when a navigation needs it. */
  head?: { load: () => Promise<unknown> };
  /** Asks for what the page shows: before rendering on the server, on a reader's intent in the browser. */
  prefetch: (client: QueryClient, request: RouteRequest) => Promise<void>;
  /** A page that exists to say that what was asked for does not: it answers 404. */
  isMissing?: (client: QueryClient, request: RouteRequest) => boolean;
  /** Leaves out of the data that travels with the page what the page does not show. */
  trimState?: (client: QueryClient, request: RouteRequest) => void;
  /** Where the page stands now, if this is an address that it once had. */
  movedTo?: (client: QueryClient, request: RouteRequest) => string | undefined;
}
