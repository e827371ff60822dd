import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { postCommentKinds } from './post-comments.words.ts';

const said = plainText(limits.writing.commentChars).trim();

export const postCommentSchema = z.object({
  id: z.int(),
  kind: z.enum(postCommentKinds),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type PostComment = z.infer<typeof postCommentSchema>;
export const postCommentListSchema = z.object({ items: z.array(postCommentSchema) });

export const newCommentSchema = z.object({ text: said.min(1) });
/** Whoever hands a text in may say something with it; whoever hands it back says why, unless it is their own. */
export const handingSchema = z.object({ text: said.default('') });

export const presenceSchema = z.object({ others: z.array(z.object({ name: z.string() })) });
