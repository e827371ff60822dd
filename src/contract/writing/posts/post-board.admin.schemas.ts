import { z } from 'zod';
import { idSchema, listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { boardStates } from './post-board.words.ts';
import { postStatuses } from './post-statuses.ts';

const moment = z.iso.datetime();

export const postBoardQuery = z.object({
  q: searchSchema,
  /** A category of one edition stands for its siblings, too. */
  categoryId: idSchema.optional(),
  state: z.enum(boardStates).optional(),
  /** Where the state is asked about; without it: anywhere. */
  edition: localeSchema.optional(),
  cursor: plainText(200).optional(),
});
export type PostBoardQuery = z.output<typeof postBoardQuery>;

/** An article in one edition. */
const boardCellSchema = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(postStatuses),
  updatedAt: moment,
  scheduledFor: moment.nullable(),
  handedInAt: moment.nullable(),
  /** The edition that it was copied from, where that post is still there. */
  copiedFrom: localeSchema.nullable(),
  /** Since when that one says something else, and its version now. */
  drift: z.object({ since: moment, version: z.int().positive() }).nullable(),
});
export type PostBoardCell = z.infer<typeof boardCellSchema>;

/** An article, and what the five editions have of it. */
export const postBoardRowSchema = z.object({
  groupId: z.uuid(),
  editions: z.record(localeSchema, boardCellSchema.nullable()),
});
export type PostBoardRow = z.infer<typeof postBoardRowSchema>;
export const postBoardListSchema = listOf(postBoardRowSchema);

/** Up to which version of its original a copy says the same. */
export const postFollowSchema = z.strictObject({ version: z.int().positive() });
