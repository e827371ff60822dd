import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { HomeData, Post, PostCard } from '#contract/posts.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { presentCategory } from '#server/domain/categories/categories.presenter.ts';
import type { PostCardRow, PostRow } from './posts.queries.ts';
import type { PostsService } from './posts.service.ts';

/** Whose calendar the placeholders in titles follow, and when. */
export interface Reading {
  locale: Locale;
  timeZone: string;
  now: Date;
}

const resolve = (text: string, { locale, timeZone, now }: Reading) =>
  resolvePlaceholders(text, locale, timeZone, now);

export function presentPostCard(row: PostCardRow, reading: Reading): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: resolve(row.title, reading),
    excerpt: resolve(row.excerpt.trim() || row.opening, reading),
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    categoryId: row.categoryId,
    keyword: row.keyword,
    author: row.author,
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const presentPost = (row: PostRow, reading: Reading): Post => ({
  ...presentPostCard(
    { ...row, opening: row.contentText.slice(0, limits.posts.excerptFallbackChars) },
    reading,
  ),
  locale: row.locale,
  content: row.content,
});

export const presentHomeData = (
  { posts, categories, nextCursor }: Awaited<ReturnType<PostsService['getHomeData']>>,
  reading: Reading,
): HomeData => ({
  posts: posts.map((row) => presentPostCard(row, reading)),
  categoryMap: Object.fromEntries(categories.map((row) => [String(row.id), presentCategory(row)])),
  nextCursor,
});
