import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentDocument } from '#contract/content.ts';
import type { Locale } from '#contract/locales.ts';
import type { PostStatus } from '#contract/posts.ts';
import { categories } from './categories.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const posts = pgTable(
  'posts',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    groupId: uuid('group_id').notNull().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    content: jsonb('content').$type<ContentDocument>().notNull(),
    contentText: text('content_text').notNull().default(''),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'set null',
    }),
    keyword: text('keyword').notNull().default(''),
    author: text('author').notNull().default(''),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    publishedAt: moment('published_at'),
    scheduledFor: moment('scheduled_for'),
    version: integer('version').notNull().default(1),
    /** Folded (no accents, lower case) and with its placeholders resolved; see posts.search.ts. */
    searchTitle: text('search_title').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    /** The month ('2026-11') that the placeholders above were resolved for; null where there are none. */
    searchMonth: text('search_month'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.locale, table.slug),
    index('posts_group').on(table.groupId),
    index('posts_newest')
      .on(table.locale, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_category_newest')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_search_title').using('gin', sql`search_title gin_trgm_ops`),
    index('posts_search_text').using('gin', sql`search_text gin_trgm_ops`),
    index('posts_search_month').on(table.locale, table.searchMonth).where(sql`search_month IS NOT NULL`),
  ],
);
