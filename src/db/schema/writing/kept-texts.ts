import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { KeptSubject } from '#contract/writing/kept-texts/kept-texts.words.ts';
import { id, moment } from '../columns.ts';

/** What somebody has typed into a form and not saved: apart from what the form is about, so that it changes nothing. */
export const unsavedTexts = pgTable(
  'unsaved_texts',
  {
    subject: text('subject').$type<KeptSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The version that it was typed on. */
    baseVersion: integer('base_version').notNull(),
    /** JSON as the form writes it; the server reads nothing in it. */
    typed: text('typed').notNull(),
    /** The same as the subject's fields, where a preview was asked for: checked, and shown to nobody else. */
    shown: jsonb('shown').$type<Record<string, unknown>>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.actorId] })],
);

/** What a form is about, as it was after each save. Articles have a history of their own, post_revisions. */
export const textRevisions = pgTable(
  'text_revisions',
  {
    id: id(),
    subject: text('subject').$type<KeptSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('text_revisions_newest').on(
      table.subject,
      table.subjectId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('text_revisions_created').on(table.createdAt),
  ],
);
