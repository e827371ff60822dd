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
} from 'drizzle-orm/pg-core';
import type { ProductImage, ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';

/** What is true of a product in every edition. */
export const products = pgTable(
  'products',
  {
    id: id(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    ean: text('ean'),
    /** Further barcodes that it is known by: of another country, of a batch, of what became a part of it. */
    otherEans: text('other_eans').array().notNull().default([]),
    specs: jsonb('specs').$type<ProductSpecs>().notNull().default({}),
    imageUrl: text('image_url'),
    /** Further ones, in the order in which a gallery shows them after the first. */
    images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    /** Brand, name and barcodes, folded; see product-search.ts. */
    searchText: text('search_text').notNull().default(''),
    /** Put away: what shows it goes on showing it, but nobody is offered it any more. */
    archivedAt: moment('archived_at'),
    /** What its maker sells in its place. */
    successorId: bigint('successor_id', { mode: 'number' }).references((): AnyPgColumn => products.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('products_ean').on(table.ean),
    index('products_other_eans').using('gin', table.otherEans),
    index('products_name').on(table.name, table.id),
    index('products_successor').on(table.successorId).where(sql`successor_id IS NOT NULL`),
    index('products_search_text').using('gin', sql`search_text gin_trgm_ops`),
  ],
);
