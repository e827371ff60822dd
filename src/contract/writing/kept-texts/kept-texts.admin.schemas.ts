import { z } from 'zod';
import { auditActions } from '#contract/people/audit/audit.words.ts';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, idSchema, listOf } from '#contract/site/list.schemas.ts';
import { keptSubjects } from './kept-texts.words.ts';

const { writing } = limits;

export const keptParams = z.object({ subject: z.enum(keptSubjects), id: idSchema });
export const keptRevisionParams = keptParams.extend({ revisionId: idSchema });
export const keptListQuery = z.object({ cursor: cursorSchema });

export const newUnsavedTextSchema = z.strictObject({
  /** The version that it was typed on. */
  baseVersion: z.int().positive(),
  /** JSON as the form writes and reads it. */
  typed: z.string().min(2).max(writing.unsavedChars),
});
export type NewUnsavedText = z.output<typeof newUnsavedTextSchema>;

export const unsavedTextSchema = z.object({
  baseVersion: z.int(),
  typed: z.string(),
  updatedAt: z.iso.datetime(),
});
export type UnsavedText = z.infer<typeof unsavedTextSchema>;

/** One's own, and who else has something unsaved there. */
export const unsavedAnswerSchema = z.object({
  own: unsavedTextSchema.nullable(),
  others: z.array(z.string()),
});
export const forgottenSchema = z.object({ forgotten: z.literal(true) });

export const textRevisionRowSchema = z.object({
  id: z.int(),
  action: z.enum(auditActions),
  version: z.int(),
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type TextRevisionRow = z.infer<typeof textRevisionRowSchema>;
export const textRevisionListSchema = listOf(textRevisionRowSchema);
export const textRevisionSchema = textRevisionRowSchema.extend({ fields: z.record(z.string(), z.unknown()) });
export type TextRevision = z.infer<typeof textRevisionSchema>;
