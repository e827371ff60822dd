import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';

export const mediaSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** What a post or product keeps as its picture; a page asks for the size that it needs. */
  url: z.string(),
  thumbnailUrl: z.string(),
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** By edition; what is missing, nobody has written yet. */
  alt: z.partialRecord(localeSchema, z.string()),
  uploadedBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Media = z.infer<typeof mediaSchema>;
export const mediaListSchema = listOf(mediaSchema);

const mediaUseSchema = z.object({
  subject: z.enum(['post', 'review', 'product', 'author']),
  id: z.int(),
  title: z.string(),
  /** Null for a product or a person: they belong to every edition. */
  locale: localeSchema.nullable(),
  place: z.enum(['cover', 'text', 'draft', 'product', 'face']),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

export const mediaDetailSchema = mediaSchema.extend({
  uses: z.array(mediaUseSchema),
  useCount: z.int(),
});
export type MediaDetail = z.infer<typeof mediaDetailSchema>;

/** Only the editions that are named change; an empty text takes the old one away. */
export const mediaChangeSchema = z.object({
  alt: z.partialRecord(localeSchema, plainText(limits.media.altChars).trim()),
});
export type MediaChange = z.output<typeof mediaChangeSchema>;

export const mediaDeletionSchema = z.object({
  deleted: z.literal(true),
  /** How many places now show no picture. */
  brokenUses: z.int(),
});
