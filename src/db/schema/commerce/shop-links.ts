import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns.ts';

/** Shopee links of the br edition: a slug of ours for a stored address of theirs. */
export const shopLinks = pgTable('shop_links', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  url: text('url').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
