import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { LinkPlaceKind, LinkResult } from '#contract/writing/links/links.words.ts';
import { createdAt, id, moment } from '../columns.ts';

/** A link to another site: once, however often it stands somewhere. */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: id(),
    url: text('url').notNull(),
    /** Null until it was asked for the first time. */
    result: text('result').$type<LinkResult>(),
    /** What the server answered last; null where none did. */
    status: integer('status'),
    /** How many times in a row it was gone, and when that was last counted: once a day at most. */
    failures: integer('failures').notNull().default(0),
    failedAt: moment('failed_at'),
    brokenAt: moment('broken_at'),
    /** Somebody knows better: it is neither asked nor reported. */
    excludedAt: moment('excluded_at'),
    excludedBy: text('excluded_by').notNull().default(''),
    checkedAt: moment('checked_at'),
    /** Whoever takes it moves this on first: it is nobody else's then, and comes back where the taker has died. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('link_checks_url').on(table.url),
    index('link_checks_due').on(table.dueAt, table.id).where(sql`excluded_at IS NULL`),
    index('link_checks_newest').on(table.createdAt, table.id),
    index('link_checks_broken').on(table.id).where(sql`broken_at IS NOT NULL AND excluded_at IS NULL`),
  ],
);

/** Where a link stands. What was not seen there again goes. */
export const linkPlaces = pgTable(
  'link_places',
  {
    linkId: bigint('link_id', { mode: 'number' })
      .notNull()
      .references(() => linkChecks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LinkPlaceKind>().notNull(),
    /** The post, review, offer or shop link. Without a foreign key: the next look finds out. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'link_places_key', columns: [table.linkId, table.kind, table.subjectId] }),
    index('link_places_seen').on(table.seenAt),
  ],
);
