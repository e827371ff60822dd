import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProductImage, ProductSpecs } from '#contract/products.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** What is true of a product in every edition. */
export const products = pgTable(
  'products',
  {
    id: id(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    ean: text('ean'),
    specs: jsonb('specs').$type<ProductSpecs>().notNull().default({}),
    imageUrl: text('image_url'),
    /** Further ones, in the order in which a gallery shows them after the first. */
    images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('products_ean').on(table.ean)],
);
