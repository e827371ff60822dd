import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { CategoryPosts, Post, PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { inParts } from './in-parts.ts';

/** All that the page of a search lists: also what articles are about, beside their own words. */
export const postSearchQuery = (locale: Locale, q: string) =>
  queryOptions<PostCard[]>({
    queryKey: [`/api/posts/by-locale/${locale}`, { q, wide: '1', limit: limits.search.maxListed }],
  });

export const postQuery = (locale: Locale, slug: string) =>
  queryOptions<Post>({ queryKey: [`/api/posts/by-slug/${encodeURIComponent(slug)}`, { locale }] });

/** A category's posts from a page on, newest first, a part at a time. */
export const categoryPostsQuery = (locale: Locale, slug: string, page = 1) =>
  inParts<CategoryPosts>(`/api/posts/by-category/${encodeURIComponent(slug)}`, { locale }, page);
