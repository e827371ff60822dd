import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  CheckId,
  CheckObstacle,
  FaultKind,
  FaultSubject,
  FaultValues,
} from '#contract/running/database/database.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { id, moment } from '../columns.ts';

export interface FaultDetails {
  kind: FaultKind;
  values: FaultValues;
  /** What it is about, as it was called when it was found. */
  subject?: { kind: FaultSubject; id: number; title: string; locale: Locale | null };
}

/** When each check was last made; without a row never. */
export const integrityChecks = pgTable('integrity_checks', {
  check: text('check').$type<CheckId>().primaryKey(),
  checkedAt: moment('checked_at').notNull(),
  obstacle: text('obstacle').$type<CheckObstacle>(),
  /** There were more faults than are kept. */
  more: boolean('more').notNull().default(false),
});

/** What a check has found. A fault that is not found again is forgotten; one that was mended is kept for a while. */
export const integrityFindings = pgTable(
  'integrity_findings',
  {
    id: id(),
    check: text('check').$type<CheckId>().notNull(),
    /** By which a check knows the fault when it meets it again. */
    key: text('key').notNull(),
    details: jsonb('details').$type<FaultDetails>().notNull(),
    mendable: boolean('mendable').notNull(),
    foundAt: moment('found_at').notNull(),
    mendedAt: moment('mended_at'),
    /** By name, as it was then. */
    mendedBy: text('mended_by').notNull().default(''),
  },
  (table) => [
    uniqueIndex('integrity_findings_open').on(table.check, table.key).where(sql`mended_at IS NULL`),
    index('integrity_findings_newest').on(table.foundAt, table.id),
    index('integrity_findings_mended').on(table.mendedAt).where(sql`mended_at IS NOT NULL`),
  ],
);
