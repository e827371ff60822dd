import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';
import { offers } from './offers.ts';

/** What an offer cost, and from when until when it was seen; only where the shop's policy allows keeping it. */
export const offerPrices = pgTable(
  'offer_prices',
  {
    id: id(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    since: moment('since').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('offer_prices_of_offer').on(table.offerId, table.since)],
);
