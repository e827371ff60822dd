import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { contentDocumentSchema } from './content.ts';
import { limits } from './limits.ts';
import { localeSchema } from './locale-schemas.ts';
import { plainText } from './text.ts';

export const postStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** What a card, a list or a search result shows. Titles and excerpts have their placeholders resolved. */
export const postCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  categoryId: z.int().nullable(),
  keyword: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PostCard = z.infer<typeof postCardSchema>;

export const postSchema = postCardSchema.extend({
  locale: localeSchema,
  content: contentDocumentSchema,
});
export type Post = z.infer<typeof postSchema>;

export const homeDataSchema = z.object({
  posts: z.array(postCardSchema),
  /** The categories of these posts, keyed by their id. */
  categoryMap: z.record(z.string(), categorySchema),
  nextCursor: z.string().nullable(),
});
export type HomeData = z.infer<typeof homeDataSchema>;

export const postListSchema = z.array(postCardSchema);

export const searchTextSchema = plainText(limits.search.maxInputChars).trim();
