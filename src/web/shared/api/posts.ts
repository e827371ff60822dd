import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { CategoryPosts, Post, PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { pageParam } from '#web/shared/paging.ts';

/** What a search finds among the posts: as much as the header lists, or all that its page does. */
export const postSearchQuery = (locale: Locale, q: string, limit: number = limits.search.maxResults) =>
  queryOptions<PostCard[]>({ queryKey: [`/api/posts/by-locale/${locale}`, { q, limit }] });

/** The same as somebody types: nothing is asked before there is a word. */
export const typedSearchQuery = (locale: Locale, q: string) => ({
  ...postSearchQuery(locale, q),
  enabled: q !== '',
});

export const postQuery = (locale: Locale, slug: string) =>
  queryOptions<Post>({ queryKey: [`/api/posts/by-slug/${encodeURIComponent(slug)}`, { locale }] });

/** A category's posts from a page on, newest first, a part at a time. */
export const categoryPostsQuery = (locale: Locale, slug: string, page = 1) =>
  infiniteQueryOptions<CategoryPosts, Error, { pages: CategoryPosts[] }, readonly unknown[], string | null>({
    queryKey: [`/api/posts/by-category/${encodeURIComponent(slug)}`, { locale, ...pageParam(page) }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
  });
