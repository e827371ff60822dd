import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { auditActions, auditSubjects } from './audit.words.ts';

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform((text) => new Date(text));

export const auditFilterSchema = z.object({
  /** An account's id. */
  actor: plainText(100).optional(),
  action: z.enum(auditActions).optional(),
  subject: z.enum(auditSubjects).optional(),
  subjectId: plainText(100).optional(),
  /** The edition of what was changed. */
  locale: localeSchema.optional(),
  from: moment.optional(),
  /** Up to this moment, and not at it. */
  to: moment.optional(),
  cursor: plainText(200).optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** id null: nobody was signed in, or the program itself acted. */
  actor: z.object({ id: z.string().nullable(), name: z.string() }),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  title: z.string(),
  locale: localeSchema.nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  batchId: z.number().int().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

export const auditListSchema = z.object({
  items: z.array(auditEntrySchema),
  nextCursor: z.string().nullable(),
});
