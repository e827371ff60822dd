import { z } from 'zod';
import { moveOutForms, moveOutStates } from './move-out.words.ts';

const moment = z.iso.datetime();

export const moveOutSchema = z.object({
  id: z.int(),
  form: z.enum(moveOutForms),
  state: z.enum(moveOutStates),
  startedBy: z.string(),
  startedAt: moment,
  /** Articles and reviews, or addresses of the site. */
  done: z.int(),
  total: z.int().nullable(),
  bytes: z.number().int().nullable(),
  /** Until when its file is kept. */
  keptUntil: moment.nullable(),
  /** Why there is none, in a sentence that says what to do. */
  problem: z.string().nullable(),
});
export type MoveOut = z.infer<typeof moveOutSchema>;
export const moveOutListSchema = z.object({ items: z.array(moveOutSchema) });

export const newMoveOutSchema = z.strictObject({ form: z.enum(moveOutForms) });
