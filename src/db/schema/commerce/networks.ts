import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Network } from '#contract/commerce/networks/network.ts';
import { createdAt, updatedAt } from '../columns.ts';

/** Networks that an owner has written down; one with the id of a ready-made one takes its place. */
export const networks = pgTable('networks', {
  /** The definition's id. */
  key: text('key').primaryKey(),
  definition: jsonb('definition').$type<Network>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
