import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { linkingKinds, suggestedBy } from './inner-links.words.ts';

/** A page of ours as a list names it. */
export const innerPageSchema = z.object({
  kind: z.enum(linkingKinds),
  id: z.int(),
  /** What is opened to change it: the post itself, or the product of a review. */
  editId: z.int(),
  locale: localeSchema,
  title: z.string(),
  path: z.string(),
});
export type InnerPage = z.infer<typeof innerPageSchema>;

/** A sentence that could lead to a page of ours. */
export const linkSuggestionSchema = z.object({
  /** Which block of the document it stands in, and the words as they stand there. */
  block: z.int(),
  phrase: z.string(),
  by: z.enum(suggestedBy),
  target: innerPageSchema,
  sameCategory: z.boolean(),
  sharedProducts: z.boolean(),
});
export type LinkSuggestion = z.infer<typeof linkSuggestionSchema>;
export const linkSuggestionListSchema = z.object({ items: z.array(linkSuggestionSchema) });

export const leadingToQuery = z.object({
  kind: z.enum(linkingKinds),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const leadingToSchema = z.object({
  /** The first of those whose texts lead there, and how many there are. */
  items: z.array(innerPageSchema),
  count: z.int(),
});
export type LeadingTo = z.infer<typeof leadingToSchema>;

export const lonelyPagesQuery = z.object({
  locale: localeSchema.optional(),
  kind: z.enum(linkingKinds).default('post'),
  cursor: plainText(200).optional(),
});
export type LonelyPagesQuery = z.output<typeof lonelyPagesQuery>;
export const lonelyPageListSchema = z.object({
  items: z.array(innerPageSchema.extend({ publishedAt: z.iso.datetime().nullable() })),
  nextCursor: z.string().nullable(),
});
