import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RenderRunState, RenderScope } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment } from '../columns.ts';

/** Somebody had pages rendered anew: which, how fast, and how far it has come. */
export const renderRuns = pgTable(
  'render_runs',
  {
    id: id(),
    scope: text('scope').$type<RenderScope>().notNull(),
    locale: text('locale').$type<Locale>(),
    /** Of a run over chosen pages, in their order. */
    paths: text('paths').array(),
    /** Pages a second. */
    speed: integer('speed').notNull(),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** The last page that had its turn: whoever goes on begins behind it. */
    lastPath: text('last_path').notNull().default(''),
    state: text('state').$type<RenderRunState>().notNull().default('waiting'),
    startedBy: text('started_by').notNull(),
    /** The server that works on it, and when it was last heard of. */
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('render_runs_open')
      .on(table.scope, sql`coalesce(${table.locale}, '')`)
      .where(sql`finished_at IS NULL AND scope <> 'paths'`),
    index('render_runs_newest').on(table.createdAt, table.id),
  ],
);
