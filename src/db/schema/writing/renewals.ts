import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { RenewalLine, RenewedKind } from '#contract/writing/renewals/renewals.words.ts';
import { moment } from '../columns.ts';

/** Texts that it would pay to renew, as they were weighed last, and who has them in hand. */
export const renewals = pgTable(
  'renewals',
  {
    kind: text('kind').$type<RenewedKind>().notNull(),
    /** The post or review. Without a foreign key: the next weighing finds out. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Of the text that was weighed: another one, and somebody has worked on it since. */
    version: integer('version').notNull(),
    /** Clicks a month that are at stake; nought where nothing is wrong any more. */
    points: real('points').notNull(),
    lines: jsonb('lines').$type<RenewalLine[]>().notNull(),
    clicks: integer('clicks').notNull(),
    clicksBefore: integer('clicks_before').notNull(),
    views: integer('views').notNull(),
    weighedAt: moment('weighed_at').notNull(),
    takenById: text('taken_by_id'),
    /** By name, as it was then. */
    takenBy: text('taken_by'),
    snoozedUntil: moment('snoozed_until'),
  },
  (table) => [
    primaryKey({ name: 'renewals_key', columns: [table.kind, table.subjectId] }),
    index('renewals_points').on(table.points.desc(), table.kind, table.subjectId),
  ],
);
