import { bigint, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id } from '../columns.ts';
import { reviews } from './reviews.ts';

/** A product presented on a launch day of one edition. */
export const launches = pgTable(
  'launches',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** Only where the marketplace's policy allows keeping that day's price. */
    price: integer('price'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('launches_day').on(table.locale, table.date, table.reviewId)],
);
