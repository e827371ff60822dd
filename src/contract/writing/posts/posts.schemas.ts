import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { categorySchema } from '#contract/writing/categories/categories.schemas.ts';

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

const neighbourSchema = z.object({ slug: z.string(), title: z.string() });
export type PostNeighbour = z.infer<typeof neighbourSchema>;

/** A post as its page shows it. */
export const postSchema = postCardSchema.extend({
  locale: localeSchema,
  /** Rendered on the server from a document that only our own nodes can be in. */
  contentHtml: z.string(),
  /** The page of whoever wrote it, where it is a person of ours. */
  authorPath: z.string().optional(),
  /** What search engines and networks are to show instead of the title and the excerpt. */
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  outline: z.array(z.object({ id: z.string(), text: z.string() })),
  readingMinutes: z.int(),
  /** What the last update changed; empty where nobody said it. */
  updateNote: z.string(),
  /** Whether the body holds links that may earn us something. */
  hasAffiliateLinks: z.boolean(),
  category: categorySchema.nullable(),
  related: z.array(postCardSchema),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
  /** Its share card, at an address that changes with the card. */
  shareImageUrl: z.string(),
  /** The products of a roundup in the order of the article, each where it is told of; none in other articles. */
  roundup: z.array(z.object({ name: z.string(), path: z.string() })),
  /** What the article asks and answers, word for word. */
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The same article in the other active editions. */
  siblings: z.array(z.object({ locale: localeSchema, slug: z.string() })),
});
export type Post = z.infer<typeof postSchema>;

export const categoryPostsSchema = z.object({
  posts: z.array(postCardSchema),
  nextCursor: z.string().nullable(),
});
export type CategoryPosts = z.infer<typeof categoryPostsSchema>;

export const homeDataSchema = z.object({
  posts: z.array(postCardSchema),
  /** The categories of these posts, keyed by their id. */
  categoryMap: z.record(z.string(), categorySchema),
  nextCursor: z.string().nullable(),
});
export type HomeData = z.infer<typeof homeDataSchema>;

export const postListSchema = z.array(postCardSchema);

export const searchTextSchema = plainText(limits.search.maxInputChars).trim();

/** The page of a list to begin with, the first if none is named; from there on a cursor leads. */
export const listPageSchema = z.coerce.number().int().min(1).max(limits.lists.maxPage).optional();
