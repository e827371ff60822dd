import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { HomeData } from '#contract/writing/posts/posts.schemas.ts';
import { pageParam } from '#web/shared/paging.ts';

/** The newest posts from a page on, 49 at a time; the next part is fetched only once all of these are shown. */
export const homeDataQuery = (locale: Locale, page = 1) =>
  infiniteQueryOptions<HomeData, Error, { pages: HomeData[] }, readonly unknown[], string | null>({
    queryKey: ['/api/home-data', { locale, ...pageParam(page) }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: limits.queries.homeStale,
    gcTime: limits.queries.homeKept,
    refetchOnWindowFocus: false,
  });
