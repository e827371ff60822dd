import { queryOptions } from '@tanstack/react-query';
import type { FoundCount } from '#contract/readers/search/search.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';

/** What the header lists as somebody types: nothing is asked before there is a word. */
export const typedSearchQuery = (locale: Locale, q: string) => ({
  ...queryOptions<PostCard[]>({ queryKey: [`/api/posts/by-locale/${locale}`, { q }] }),
  enabled: q !== '',
});

/** How much the page of that search shows. */
export const foundCountQuery = (locale: Locale, q: string) => ({
  ...queryOptions<FoundCount>({ queryKey: [`/api/search/count/${locale}`, { q }] }),
  enabled: q !== '',
});
