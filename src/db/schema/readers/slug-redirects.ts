import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id } from '../columns.ts';
import { reviews } from '../commerce/reviews.ts';
import { categories } from '../writing/categories.ts';
import { posts } from '../writing/posts.ts';

/** An address below an edition that leads elsewhere: one that a post, category or review once had, or one that somebody set. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    /** What follows the edition in the address: "old-slug", "categoria/old-slug", "avaliacao/old-slug", "any/path". */
    slug: text('slug').notNull(),
    /** Exactly one of these says where it leads. */
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.id, { onDelete: 'cascade' }),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.id, {
      onDelete: 'cascade',
    }),
    reviewId: bigint('review_id', { mode: 'number' }).references(() => reviews.id, { onDelete: 'cascade' }),
    target: text('target'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('slug_redirects_slug').on(table.locale, table.slug),
    check(
      'slug_redirects_one_target',
      sql`num_nonnulls(${table.postId}, ${table.categoryId}, ${table.reviewId}, ${table.target}) = 1`,
    ),
  ],
);
