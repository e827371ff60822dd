import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** The ledger of what readers can see has changed: rendered pages carry the tags and remember a position in it. */
export const invalidations = pgTable('invalidations', {
  id: id(),
  tags: text('tags').array().notNull(),
  cause: text('cause').notNull(),
  at: moment('at').notNull().defaultNow(),
});
