import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import { createdAt, id } from './columns.ts';
import { posts } from './posts.ts';

/** A slug that a published post once had; it answers 301 to the post's present one. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    slug: text('slug').notNull(),
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('slug_redirects_slug').on(table.locale, table.slug)],
);
