import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import { updatedAt } from '../columns.ts';

/** How long pages of a template are kept at most; one without a row, until something in them changes. */
export const pageLifetimes = pgTable('page_lifetimes', {
  template: text('template').$type<PageTemplate>().primaryKey(),
  minutes: integer('minutes').notNull(),
  updatedAt: updatedAt(),
});
