import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { HomeData } from '#contract/posts.ts';

/** The newest posts, 49 at a time; the next part is fetched only once all of these are shown. */
export const homeDataQuery = (locale: Locale) =>
  infiniteQueryOptions<HomeData, Error, { pages: HomeData[] }, readonly unknown[], string | null>({
    queryKey: ['/api/home-data', { locale }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: limits.queries.homeStale,
    gcTime: limits.queries.homeKept,
    refetchOnWindowFocus: false,
  });
