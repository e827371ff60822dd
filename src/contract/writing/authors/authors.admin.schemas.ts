import { z } from 'zod';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { imageUrlSchema } from '#contract/writing/posts/post-fields.schemas.ts';

const { wordsChars, knows, knowsChars, links, linkChars } = limits.authors;

const counts = z.object({ published: z.int(), total: z.int() });

export const wordsSchema = z.partialRecord(localeSchema, plainText(wordsChars).trim());
export const knowledgeSchema = z.partialRecord(localeSchema, z.array(lineText(knowsChars)).max(knows));
/** Pages about the same person, which a browser can open. */
export const authorLinksSchema = z
  .array(
    plainText(linkChars)
      .trim()
      .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain })),
  )
  .max(links);

export const adminAuthorSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  words: wordsSchema,
  knows: knowledgeSchema,
  links: z.array(z.string()),
  version: z.int(),
  posts: counts,
  reviews: counts,
  /** Whose account it is, if anybody's. */
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Addresses that lead here; one with a name was somebody's who has been made one with this person. */
  aliases: z.array(z.object({ slug: z.string(), name: z.string().nullable() })),
  /** The editions in which they have published something, open or not. */
  editions: z.array(localeSchema),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  /** Whether the caller may change them: editors may, and whoever they are. */
  mayChange: z.boolean(),
});
export type AdminAuthor = z.infer<typeof adminAuthorSchema>;
export const adminAuthorListSchema = listOf(adminAuthorSchema);

const fields = {
  name: lineText(limits.writing.authorChars),
  slug: plainText(limits.writing.slug.max).min(1).refine(isSlug),
  imageUrl: imageUrlSchema.nullable(),
  words: wordsSchema,
  knows: knowledgeSchema,
  links: authorLinksSchema,
};

/** Without a slug, one is made from the name. */
export const newAuthorSchema = z.strictObject(fields).partial().extend({ name: fields.name });
export type NewAuthorInput = z.output<typeof newAuthorSchema>;

export const authorChangeSchema = z
  .strictObject(fields)
  .partial()
  .extend({
    version: z.int().positive(),
    /** The account of the same person; null: none. */
    accountId: plainText(100).nullable().optional(),
  });
export type AuthorChange = z.output<typeof authorChangeSchema>;

export const authorMergeSchema = z.strictObject({ into: z.int().positive() });
export const authorSplitSchema = z.strictObject({ slug: fields.slug });

export const authorDeletionSchema = z.object({
  deleted: z.literal(true),
  /** What keeps the name as a plain line. */
  kept: z.object({ posts: z.int(), reviews: z.int() }),
});

/** A line at articles and reviews that is no person yet. */
export const bylineSchema = z.object({ line: z.string(), posts: z.int(), reviews: z.int() });
export const bylineListSchema = listOf(bylineSchema);
export const bylineOwnerSchema = z.strictObject({ line: plainText(limits.writing.authorChars).min(1) });
