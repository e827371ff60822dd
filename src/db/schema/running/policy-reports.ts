import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** How often browsers said on a day (UTC) that our policy has stopped something: what, from where, on which kind of page. */
export const policyReports = pgTable(
  'policy_reports',
  {
    day: date('day', { mode: 'string' }).notNull(),
    directive: text('directive').notNull(),
    /** An origin, or a word such as "inline". */
    blocked: text('blocked').notNull(),
    /** A pattern, never an address: who read what is nobody's business. */
    page: text('page').notNull(),
    reports: integer('reports').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'policy_reports_key',
      columns: [table.day, table.directive, table.blocked, table.page],
    }),
  ],
);
