import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';

/** What lists of a person's works show: an article or a review. */
export const workSchema = z.object({
  kind: z.enum(['post', 'review']),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  /** Of reviews. */
  score: z.number().nullable(),
  createdAt: z.iso.datetime(),
});
export type Work = z.infer<typeof workSchema>;

/** A person as their page in an edition shows them. */
export const authorSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** In the edition's language; empty where nobody has written any. */
  words: z.string(),
  knows: z.array(z.string()),
  links: z.array(z.string()),
  posts: z.int(),
  reviews: z.int(),
  /** Their share card, at an address that changes with the card. */
  shareImageUrl: z.string(),
  /** The active editions in which they have published something, this one included. */
  editions: z.array(localeSchema),
});
export type Author = z.infer<typeof authorSchema>;

/** A person, and a part of what they have published in an edition, newest first. */
export const authorPartSchema = z.object({
  author: authorSchema,
  works: z.array(workSchema),
  nextCursor: z.string().nullable(),
});
export type AuthorPart = z.infer<typeof authorPartSchema>;
