import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns.ts';
import { products } from './products.ts';

/** Shopee links of the br edition: a slug of ours for a stored address of theirs. */
export const shopLinks = pgTable(
  'shop_links',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** What it sells: pages that show this product lead to it. */
    productId: bigint('product_id', { mode: 'number' }).references(() => products.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('shop_links_product').on(table.productId)],
);
