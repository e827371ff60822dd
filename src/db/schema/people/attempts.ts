import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** How often something was tried of late: counted in the database, so that a fleet of servers counts as one. */
export const attempts = pgTable('attempts', {
  /** What is counted and for whom; addresses and names appear as keyed hashes only. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
  /** How often the limit was passed of late: each time the wait doubles. */
  blocks: integer('blocks').notNull().default(0),
});
