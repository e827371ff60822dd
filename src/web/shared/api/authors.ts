import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { AuthorPart } from '#contract/writing/authors/authors.schemas.ts';
import { pageParam } from '#web/shared/paging.ts';

/** A person, and their works from a page on, newest first, a part at a time. */
export const authorQuery = (locale: Locale, slug: string, page = 1) =>
  infiniteQueryOptions<AuthorPart, Error, { pages: AuthorPart[] }, readonly unknown[], string | null>({
    queryKey: [`/api/authors/by-slug/${encodeURIComponent(slug)}`, { locale, ...pageParam(page) }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
  });
