import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Availability, Marketplace, OfferSource } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';
import { products } from './products.ts';

/** Where a product can be bought in one edition. Money is in minor units. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    marketplace: text('marketplace').$type<Marketplace>().notNull(),
    externalId: text('external_id'),
    url: text('url'),
    /** The link that a network has minted for this address, where it mints them itself. */
    trackedUrl: text('tracked_url'),
    /** Of a marketplace with many shops the one that it is from, by its host: each of them may sell a product. */
    shop: text('shop')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN marketplace = 'other' THEN coalesce(lower(substring(url from '^https://(?:www\\.)?([^/?#:]+)')), '') ELSE '' END`,
      ),
    /** An editor wants it to stand first, whatever the others cost; readers are told. */
    preferred: boolean('preferred').notNull().default(false),
    tagOverride: text('tag_override'),
    price: integer('price'),
    listPrice: integer('list_price'),
    /** What delivery costs; nought is free, null where nobody knows. */
    deliveryPrice: integer('delivery_price'),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull().default('unknown'),
    source: text('source').$type<OfferSource>().notNull().default('manual'),
    fetchedAt: moment('fetched_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('offers_place').on(table.productId, table.locale, table.marketplace, table.shop),
    uniqueIndex('offers_preferred').on(table.productId, table.locale).where(sql`preferred`),
    index('offers_external').on(table.marketplace, table.locale, table.externalId),
    index('offers_of_edition').on(table.locale, table.productId, table.id),
  ],
);
