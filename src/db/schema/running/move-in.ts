import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MovedKind, MoveInNumbers, MoveInState } from '#contract/running/move-in/move-in.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { id, moment } from '../columns.ts';

/** One time that a site moved in. */
export const moveInRuns = pgTable('move_in_runs', {
  id: id(),
  /** By which the old site is known. */
  site: text('site').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  state: text('state').$type<MoveInState>().notNull(),
  numbers: jsonb('numbers').$type<MoveInNumbers>(),
  /** By name, as it was then. */
  actorName: text('actor_name').notNull(),
  startedAt: moment('started_at').notNull(),
  /** When it was last heard of: one that died in the middle keeps nobody from beginning again. */
  heartbeatAt: moment('heartbeat_at').notNull(),
  finishedAt: moment('finished_at'),
});

/** What came from where: by this it is known when it comes again. */
export const movedIn = pgTable(
  'moved_in',
  {
    site: text('site').notNull(),
    kind: text('kind').$type<MovedKind>().notNull(),
    sourceId: text('source_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The post, category, author or picture. Without a foreign key: what is thrown away here does not come back. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Of what was brought: while it is the same, nothing has changed there. */
    hash: text('hash').notNull().default(''),
    /** The version that was left: while it is the same, nobody has changed it here. */
    version: integer('version').notNull().default(0),
    /** Whether it was made, or was there already. */
    made: boolean('made').notNull(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => moveInRuns.id),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.locale, table.kind, table.sourceId] }),
    index('moved_in_run').on(table.runId, table.kind),
  ],
);
