import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt } from '../columns.ts';
import { authors } from '../writing/authors.ts';
import { categories } from '../writing/categories.ts';
import { posts } from '../writing/posts.ts';

/** An address of a site that has moved in: of any shape, and outside of every edition. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    /** "/2024/05/a-post", or "/?p=12" where its program names things so. */
    path: text('path').primaryKey(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Exactly one of these says where it leads. */
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.id, { onDelete: 'cascade' }),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'cascade',
    }),
    authorId: bigint('author_id', { mode: 'number' }).references(() => authors.id, { onDelete: 'cascade' }),
    target: text('target'),
    /** The run that brought it along. */
    runId: bigint('run_id', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('old_addresses_post').on(table.postId),
    index('old_addresses_category').on(table.categoryId),
    index('old_addresses_author').on(table.authorId),
    index('old_addresses_run').on(table.runId),
    check(
      'old_addresses_one_target',
      sql`num_nonnulls(${table.postId}, ${table.categoryId}, ${table.authorId}, ${table.target}) = 1`,
    ),
  ],
);
