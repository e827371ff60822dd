import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';

/** The ledger of what readers can see has changed: rendered pages carry the tags and remember a position in it. */
export const invalidations = pgTable(
  'invalidations',
  {
    id: id(),
    tags: text('tags').array().notNull(),
    /** Of these, what nobody may see any more: caches in front forget it at once, and show no old copy meanwhile. */
    takenDown: text('taken_down').array().notNull().default([]),
    cause: text('cause').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** The transaction that wrote it. Numbers of rows are given before they can be seen; this tells who saw what. */
    xid: bigint('xid', { mode: 'bigint' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
  },
  (table) => [index('invalidations_xid').on(table.xid), index('invalidations_at').on(table.at)],
);
