import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';

/** What a shop's report says that a tag earned on a day, for a product where the report names one. */
export const earnings = pgTable(
  'earnings',
  {
    day: date('day').notNull(),
    tag: text('tag').notNull(),
    /** The shop's own number of the product; empty where the report has none. */
    externalId: text('external_id').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    orderedItems: integer('ordered_items').notNull().default(0),
    shippedItems: integer('shipped_items').notNull().default(0),
    /** Minor units; a returned order makes them negative. */
    revenue: bigint('revenue', { mode: 'number' }).notNull().default(0),
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ name: 'earnings_key', columns: [table.locale, table.day, table.tag, table.externalId] }),
  ],
);
