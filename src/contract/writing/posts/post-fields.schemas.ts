import { z } from 'zod';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { isStorable, plainText } from '#contract/site/text.schemas.ts';
import { type ContentDocument, contentDocumentSchema } from '#contract/writing/content/content.schemas.ts';

const { writing } = limits;

/** Looked at without recursion, before a schema that recurses: a body that is all brackets must not exhaust it. */
function isSound(document: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > writing.contentDepth) return false;
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return true;
}

/** A body as somebody sends it. */
export const contentInput = z
  .unknown()
  .refine(isSound, 'nested too deeply, or not text')
  .pipe(contentDocumentSchema);

/** As it was stored, and therefore checked; describing its recursion anew to every caller helps nobody. */
export const storedContentSchema = z.custom<ContentDocument>((value) => typeof value === 'object');

/** A picture of ours, or one that is loaded over https. */
export const imageUrlSchema = plainText(writing.imageUrlChars).regex(
  /^(?:\/(?!\/)|https:\/\/)[^\p{Cc}\s\\"<>]+$/u,
);

/** What an editor can write of a post. */
export const postFieldsSchema = z.strictObject({
  title: plainText(writing.title.max),
  slug: plainText(writing.slug.max).min(1).refine(isSlug, 'use a-z, 0-9 and single hyphens'),
  excerpt: plainText(writing.excerpt.max),
  metaTitle: plainText(writing.metaTitle.max),
  metaDescription: plainText(writing.metaDescription.max),
  content: contentInput,
  imageUrl: imageUrlSchema.nullable(),
  imageAlt: plainText(writing.imageAltChars),
  categoryId: z.int().positive().nullable(),
  keyword: plainText(writing.keywordChars),
  /** The line that readers see; with a person it is their name, whatever is sent. */
  author: plainText(writing.authorChars),
  authorId: z.int().positive().nullable(),
  updateNote: plainText(writing.updateNoteChars),
});
export type PostFields = z.output<typeof postFieldsSchema>;

/** The same, on its way out. */
export const shownPostFieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** Versions of before there were these have none. */
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  content: storedContentSchema,
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  categoryId: z.int().nullable(),
  keyword: z.string(),
  author: z.string(),
  /** Versions of before there were people have none. */
  authorId: z.int().nullable().default(null),
  updateNote: z.string(),
});
