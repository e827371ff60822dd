import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../columns.ts';

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: updatedAt(),
});
