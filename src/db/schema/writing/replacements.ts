import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TextField, TextKind } from '#contract/writing/replacements/replacements.words.ts';
import { createdAt, id, moment } from '../columns.ts';

/** Words that somebody put in the place of others. */
export const replacements = pgTable(
  'text_replacements',
  {
    id: id(),
    find: text('find').notNull(),
    replacement: text('replacement').notNull(),
    matchCase: boolean('match_case').notNull(),
    wholeWords: boolean('whole_words').notNull(),
    links: boolean('links').notNull(),
    actorId: text('actor_id').notNull(),
    /** By name, as it was then. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
  },
  (table) => [index('text_replacements_newest').on(table.createdAt, table.id)],
);

/** One field of one thing, as it was and as it became: what is needed to take it back. */
export const replacementPlaces = pgTable(
  'text_replacement_places',
  {
    id: id(),
    replacementId: bigint('replacement_id', { mode: 'number' })
      .notNull()
      .references(() => replacements.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TextKind>().notNull(),
    /** Without a foreign key: it may be anything, and may be gone. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    field: text('field').$type<TextField>().notNull(),
    title: text('title').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
  },
  (table) => [index('text_replacement_places_of').on(table.replacementId)],
);
