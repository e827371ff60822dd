import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SilentKind } from '#contract/commerce/link-ends/link-ends.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ReplacedField, ReplacedKind } from '#contract/writing/links/failing-links.words.ts';
import { createdAt, id, moment } from '../columns.ts';
import { linkChecks } from './links.ts';

/** A link that answers and leads to the wrong end, as long as it does. */
export const linkFindings = pgTable(
  'link_findings',
  {
    linkId: bigint('link_id', { mode: 'number' })
      .primaryKey()
      .references(() => linkChecks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SilentKind>().notNull(),
    /** What showed it: an address, a parameter, a piece of the page. */
    shown: text('shown').notNull(),
    endUrl: text('end_url').notNull(),
    since: moment('since').notNull(),
    /** How many times in a row, counted once a day, and when last. */
    times: integer('times').notNull().default(1),
    countedAt: moment('counted_at').notNull(),
    /** Seen often enough to be told; null before. */
    confirmedAt: moment('confirmed_at'),
    /** Something else was put in its place; what it leads to is no matter any more. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('link_findings_confirmed')
      .on(table.linkId)
      .where(sql`confirmed_at IS NOT NULL AND replaced_at IS NULL`),
  ],
);

/** Another link in the place of one that failed, wherever it stood in an edition. */
export const linkReplacements = pgTable(
  'link_replacements',
  {
    id: id(),
    /** Without a foreign key: nobody may have it any more. */
    linkId: bigint('link_id', { mode: 'number' }).notNull(),
    url: text('url').notNull(),
    newUrl: text('new_url').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    actorId: text('actor_id').notNull(),
    /** By name, as it was then. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
  },
  (table) => [index('link_replacements_newest').on(table.createdAt, table.id)],
);

/** One field of one thing, as it was and as it became: what is needed to take it back. */
export const linkReplacementPlaces = pgTable(
  'link_replacement_places',
  {
    id: id(),
    replacementId: bigint('replacement_id', { mode: 'number' })
      .notNull()
      .references(() => linkReplacements.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReplacedKind>().notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    field: text('field').$type<ReplacedField>().notNull(),
    title: text('title').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
  },
  (table) => [index('link_replacement_places_of').on(table.replacementId)],
);
