import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ComparedPart, ParityScope, ParityState } from '#contract/readers/crawlers/crawlers.words.ts';
import { createdAt, id, moment } from '../columns.ts';

/** One comparison of pages with and without their scripts. */
export const parityRuns = pgTable(
  'parity_runs',
  {
    id: id(),
    scope: text('scope').$type<ParityScope>().notNull(),
    state: text('state').$type<ParityState>().notNull().default('waiting'),
    /** Empty where nobody asked for it; such a run is its day's own. */
    startedBy: text('started_by').notNull().default(''),
    day: date('day', { mode: 'string' }).notNull(),
    total: integer('total').notNull().default(0),
    compared: integer('compared').notNull().default(0),
    differing: integer('differing').notNull().default(0),
    /** The server that works on it, and when it was last heard of. */
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('parity_runs_open').on(sql`(finished_at IS NULL)`).where(sql`finished_at IS NULL`),
    uniqueIndex('parity_runs_daily').on(table.day).where(sql`started_by = ''`),
    index('parity_runs_newest').on(table.createdAt, table.id),
  ],
);

/** Pages whose variants differed when they were last compared. */
export const parityFindings = pgTable(
  'parity_findings',
  {
    path: text('path').primaryKey(),
    parts: text('parts').array().$type<ComparedPart[]>().notNull(),
    /** Where the first of these parts begins to differ, with and without scripts. */
    whole: text('whole').notNull(),
    bare: text('bare').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('parity_findings_newest').on(table.at)],
);
