import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { CategoryIconName } from '#contract/writing/categories/category-icons.ts';
import { createdAt, id, updatedAt } from '../columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    groupId: uuid('group_id').notNull().default(sql`gen_random_uuid()`),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Null where the slug decides. */
    icon: text('icon').$type<CategoryIconName>(),
    /** Kept by a trigger on posts (migration 0002): counting at read time grows with the posts. */
    postCount: integer('post_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('categories_slug').on(table.locale, table.slug),
    uniqueIndex('categories_group').on(table.groupId, table.locale),
    index('categories_popular').on(table.locale, table.postCount.desc().nullsFirst(), table.id),
  ],
);
