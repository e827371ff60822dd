import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ArrivalState } from '#contract/commerce/feed-catalogue/feed-catalogue.words.ts';
import type { Availability, Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment } from '../columns.ts';

/** One time that a feed came which is kept as a catalogue. What it brought is seen while it is the current one. */
export const catalogueArrivals = pgTable(
  'catalogue_arrivals',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    feed: text('feed').notNull(),
    marketplace: text('marketplace').$type<Marketplace>().notNull(),
    state: text('state').$type<ArrivalState>().notNull().default('staged'),
    /** No key: imports are forgotten, catalogues are not. */
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    rows: integer('rows').notNull().default(0),
    /** When the file came: as old are its prices. */
    asOf: moment('as_of').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('catalogue_arrivals_current').on(table.locale, table.feed).where(sql`state = 'current'`),
    index('catalogue_arrivals_of_import').on(table.importId),
  ],
);

/** A row of such a file: what a shop sells, and nothing of ours. Money is in minor units. */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    /** No key: it would be looked up for each of a million rows. Whoever sweeps takes the rows first. */
    arrivalId: bigint('arrival_id', { mode: 'number' }).notNull(),
    row: integer('row').notNull(),
    /** Of shop and number: of two rows about the same, the later one counts. */
    key: text('key').notNull(),
    shop: text('shop').notNull(),
    externalId: text('external_id'),
    ean: text('ean'),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    imageUrl: text('image_url'),
    price: integer('price'),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    /** Folded, each once, with a space between them: see catalogue-words.ts. */
    words: text('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arrivalId, table.row] }),
    uniqueIndex('catalogue_items_key').on(table.arrivalId, table.key),
    index('catalogue_items_ean').on(table.ean).where(sql`ean IS NOT NULL`),
    index('catalogue_items_number').on(table.externalId).where(sql`external_id IS NOT NULL`),
    index('catalogue_items_page').using('hash', sql`split_part(url, '?', 1)`),
    index('catalogue_items_words').using('gin', sql`array_to_tsvector(string_to_array(words, ' '))`),
  ],
);
