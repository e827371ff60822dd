import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';
import { productsNamedIn } from '../commerce/products-named-in.ts';
import { authors } from './authors.ts';
import { categories } from './categories.ts';

export const posts = pgTable(
  'posts',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    groupId: uuid('group_id').notNull().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** For search engines and networks, where they are to show something else than readers; empty: the title and excerpt. */
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    content: jsonb('content').$type<ContentDocument>().notNull(),
    contentText: text('content_text').notNull().default(''),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'set null',
    }),
    keyword: text('keyword').notNull().default(''),
    /** The line that readers see: the person's name, or what somebody typed where there is no person. */
    author: text('author').notNull().default(''),
    authorId: bigint('author_id', { mode: 'number' }).references(() => authors.id, { onDelete: 'set null' }),
    /** What the last update changed for readers, in a sentence; empty where nobody said it. */
    updateNote: text('update_note').notNull().default(''),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    publishedAt: moment('published_at'),
    scheduledFor: moment('scheduled_for'),
    version: integer('version').notNull().default(1),
    /** Folded (no accents, lower case) and with its placeholders resolved; see posts.search.ts. */
    searchTitle: text('search_title').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    /** The month ('2026-11') that the placeholders above were resolved for; null where there are none. */
    searchMonth: text('search_month'),
    /** In the trash a post is archived, so that readers' queries need not know of it; this is what it was. */
    trashedAt: moment('trashed_at'),
    trashedStatus: text('trashed_status').$type<PostStatus>(),
    copiedFromId: bigint('copied_from_id', { mode: 'number' }).references((): AnyPgColumn => posts.id, {
      onDelete: 'set null',
    }),
    copiedFromVersion: integer('copied_from_version'),
    /** What whoever created it, and whoever saved it last, called that save: asked again, it is known. */
    creationId: uuid('creation_id').unique(),
    lastSaveId: uuid('last_save_id'),
    /** Whoever began it: an author writes drafts of their own. Without a foreign key, as names in the log. */
    writerId: text('writer_id'),
    /** Since when a draft waits for an editor. */
    handedInAt: moment('handed_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When somebody last said that it changed for readers; null for what was last written before this was asked. */
    readersUpdatedAt: moment('readers_updated_at'),
    /** By name, as it was then. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.locale, table.slug),
    index('posts_group').on(table.groupId),
    index('posts_author_newest')
      .on(table.authorId, table.locale, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`author_id IS NOT NULL`),
    index('posts_image').on(table.imageUrl),
    index('posts_newest')
      .on(table.locale, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_category_newest')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('posts_updated').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    /** What lists of the desk count, and which editions have an article, without reading a single text. */
    index('posts_counts').on(table.locale, table.status, table.trashedAt, table.handedInAt),
    index('posts_coverage').on(table.groupId, table.locale, table.status, table.trashedAt),
    index('posts_due').on(table.scheduledFor).where(sql`status = 'scheduled'`),
    index('posts_trashed').on(table.trashedAt).where(sql`trashed_at IS NOT NULL`),
    index('posts_copies').on(table.copiedFromId).where(sql`copied_from_id IS NOT NULL`),
    index('posts_search_title').using('gin', sql`search_title gin_trgm_ops`),
    /** The pictures in its text: a picture in use must not vanish. */
    index('posts_pictures').using('gin', sql`jsonb_path_query_array(content, '$.content[*].attrs.src')`),
    /** The products in its text: who shows a product must be found without reading every article. */
    index('posts_products').using('gin', sql`${productsNamedIn('content')} jsonb_path_ops`),
    index('posts_search_text').using('gin', sql`search_text gin_trgm_ops`),
    index('posts_search_month').on(table.locale, table.searchMonth).where(sql`search_month IS NOT NULL`),
  ],
);
