import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VisitorClass, VisitSource } from '#contract/readers/crawlers/crawlers.words.ts';
import { id, moment } from '../columns.ts';

/** Visits of programs, and never of people: what was asked for and what came of it, not from where. */
export const crawlerHits = pgTable(
  'crawler_hits',
  {
    id: id(),
    at: moment('at').notNull(),
    class: text('class').$type<VisitorClass>().notNull(),
    /** What the program calls itself; empty where it says nothing. */
    agent: text('agent').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
    servedFrom: text('served_from').$type<VisitSource>().notNull(),
  },
  (table) => [
    index('crawler_hits_newest').on(table.at, table.id),
    index('crawler_hits_of_class').on(table.class, table.at, table.id),
  ],
);

/** How many came on a day (UTC), and how many of those stand in no row of the log. */
export const crawlerDays = pgTable(
  'crawler_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    class: text('class').$type<VisitorClass>().notNull(),
    visits: integer('visits').notNull(),
    leftOut: integer('left_out').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ name: 'crawler_days_key', columns: [table.day, table.class] })],
);
