import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '#contract/people/audit/audit.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id } from '../columns.ts';

/** Who did what, and when. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null where nobody was signed in: a refused sign-in, or the program itself. */
    actorId: text('actor_id'),
    /** As it was called then: the log outlives accounts. */
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subject: text('subject').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull().default(''),
    /** What the subject is called, so that a line reads without a look-up. */
    title: text('title').notNull().default(''),
    locale: text('locale').$type<Locale>(),
    details: jsonb('details').$type<Record<string, unknown>>(),
    /** Ties the rows of one bulk action together. */
    batchId: bigint('batch_id', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_actor').on(table.actorId),
    index('audit_log_batch').on(table.batchId).where(sql`batch_id IS NOT NULL`),
  ],
);
