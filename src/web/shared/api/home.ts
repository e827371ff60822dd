import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { HomeData } from '#contract/writing/posts/posts.schemas.ts';
import { inParts } from './in-parts.ts';

/** The newest posts from a page on, 49 at a time; the next part is fetched only once all of these are shown. */
export const homeDataQuery = (locale: Locale, page = 1) => ({
  ...inParts<HomeData>('/api/home-data', { locale }, page),
  staleTime: limits.queries.homeStale,
  gcTime: limits.queries.homeKept,
  refetchOnWindowFocus: false,
});
