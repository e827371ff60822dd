import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReviewUpdate, ScoreBreakdown } from '#contract/commerce/products/products.schemas.ts';
import type { TranslatedField } from '#contract/commerce/reviews/reviews.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';
import { authors } from '../writing/authors.ts';
import { categories } from '../writing/categories.ts';
import { products } from './products.ts';
import { productsNamedIn } from './products-named-in.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    verdict: text('verdict').notNull().default(''),
    score: numeric('score', { precision: 3, scale: 1, mode: 'number' }),
    breakdown: jsonb('breakdown').$type<ScoreBreakdown>().notNull().default([]),
    pros: jsonb('pros').$type<string[]>().notNull().default([]),
    cons: jsonb('cons').$type<string[]>().notNull().default([]),
    bestFor: text('best_for').notNull().default(''),
    notFor: text('not_for').notNull().default(''),
    body: jsonb('body').$type<ContentDocument>().notNull(),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'set null',
    }),
    /** Newest first. */
    updates: jsonb('updates').$type<ReviewUpdate[]>().notNull().default([]),
    /** The line that readers see: the person's name, or what somebody typed where there is no person. */
    author: text('author').notNull().default(''),
    authorId: bigint('author_id', { mode: 'number' }).references(() => authors.id, { onDelete: 'set null' }),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    publishedAt: moment('published_at'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    copiedFromId: bigint('copied_from_id', { mode: 'number' }).references((): AnyPgColumn => reviews.id, {
      onDelete: 'set null',
    }),
    copiedFromVersion: integer('copied_from_version'),
    /** The fields that still hold the language of the review that this was copied from. */
    toTranslate: jsonb('to_translate').$type<TranslatedField[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was last told what changed; null for what was last written before this was asked. */
    readersUpdatedAt: moment('readers_updated_at'),
    /** By name, as it was then. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [
    uniqueIndex('reviews_slug').on(table.locale, table.slug),
    uniqueIndex('reviews_product').on(table.productId, table.locale),
    index('reviews_newest')
      .on(table.locale, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('reviews_author_newest')
      .on(table.authorId, table.locale, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`author_id IS NOT NULL`),
    /** The pictures in its text: a picture in use must not vanish. */
    index('reviews_pictures').using('gin', sql`jsonb_path_query_array(body, '$.content[*].attrs.src')`),
    index('reviews_updated').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_copies').on(table.copiedFromId).where(sql`copied_from_id IS NOT NULL`),
    /** The products in its text. */
    index('reviews_products').using('gin', sql`${productsNamedIn('body')} jsonb_path_ops`),
    index('reviews_search_text').using('gin', sql`search_text gin_trgm_ops`),
  ],
);
