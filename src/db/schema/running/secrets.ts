import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';

/** Keys that the program made for itself, once; nothing shows them. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
