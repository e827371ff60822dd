import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  BackupProblemFacts,
  BackupReason,
  BackupState,
  BackupWorkState,
} from '#contract/running/backups/backups.words.ts';
import { createdAt, id, moment } from '../columns.ts';

/** Backups that are in the store, or are to be. No backup holds this table: it is about the store, not the site. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    /** Where the store has it. */
    key: text('key').notNull().unique('backups_key'),
    reason: text('reason').$type<BackupReason>().notNull(),
    state: text('state').$type<BackupState>().notNull().default('waiting'),
    /** Empty where nobody asked for it. */
    askedBy: text('asked_by').notNull().default(''),
    /** A command makes it, and not a job. */
    byCommand: boolean('by_command').notNull().default(false),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    program: text('program').notNull(),
    /** Rows by table. */
    counts: jsonb('counts').$type<Record<string, number>>(),
    pictures: integer('pictures'),
    /** Pictures that rows name and the store had not. */
    missingPictures: integer('missing_pictures').notNull().default(0),
    problem: jsonb('problem').$type<BackupProblemFacts>(),
    rehearsalState: text('rehearsal_state').$type<BackupWorkState>(),
    rehearsedAt: moment('rehearsed_at'),
    /** Rows that were restored and compared. */
    rehearsedRows: bigint('rehearsed_rows', { mode: 'number' }),
    rehearsalProblem: jsonb('rehearsal_problem').$type<BackupProblemFacts>(),
    restoreState: text('restore_state').$type<BackupWorkState>(),
    restoreAskedById: text('restore_asked_by_id'),
    restoreAskedBy: text('restore_asked_by').notNull().default(''),
    restoredAt: moment('restored_at'),
    restoreProblem: jsonb('restore_problem').$type<BackupProblemFacts>(),
  },
  (table) => [
    index('backups_newest').on(table.createdAt, table.id),
    /** Of a person's wishes one waits; and nothing is restored twice at once. */
    uniqueIndex('backups_waiting').on(table.reason).where(sql`state = 'waiting'`),
    uniqueIndex('backups_restoring').on(sql`(true)`).where(sql`restore_state IN ('waiting', 'running')`),
  ],
);
