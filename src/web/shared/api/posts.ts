import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { PostCard } from '#contract/posts.ts';

export const postSearchQuery = (locale: Locale, q: string) =>
  queryOptions<PostCard[]>({
    queryKey: [`/api/posts/by-locale/${locale}`, { q, limit: limits.search.maxResults }],
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
