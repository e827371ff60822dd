import { z } from 'zod';
import { reviewSummarySchema } from '#contract/commerce/products/products.admin.schemas.ts';
import { reviewUpdateSchema, scoreBreakdownSchema } from '#contract/commerce/products/products.schemas.ts';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { cursorSchema, idSchema, listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { isStorable, lineText, plainText } from '#contract/site/text.schemas.ts';
import { contentInput, storedContentSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import { postStatuses } from '#contract/writing/posts/post-statuses.ts';
import { reviewCheckCodes, translatedFields } from './reviews.words.ts';

const { writing, reviewFields } = limits;
const moment = z.iso.datetime();
const version = z.int().positive();
const status = z.enum(postStatuses);
const score = z.number().min(0).max(10).multipleOf(0.1).nullable();
const points = z.array(lineText(reviewFields.pointChars)).max(reviewFields.points);

const fields = {
  title: plainText(writing.title.max),
  slug: plainText(writing.slug.max).min(1).refine(isSlug, 'use a-z, 0-9 and single hyphens'),
  verdict: plainText(reviewFields.verdictChars),
  /** Counts only where there is no breakdown: with one it is made from that. */
  score,
  /** Weights are shares of one and make one together. */
  breakdown: scoreBreakdownSchema
    .max(reviewFields.criteria)
    .refine((criteria) =>
      criteria.every(({ criterion }) => isStorable(criterion) && criterion.trim() !== ''),
    ),
  pros: points,
  cons: points,
  bestFor: plainText(reviewFields.fitChars),
  notFor: plainText(reviewFields.fitChars),
  body: contentInput,
  categoryId: z.int().positive().nullable(),
  /** The line that readers see; with a person it is their name, whatever is sent. */
  author: plainText(writing.authorChars),
  authorId: z.int().positive().nullable(),
  /** Kept newest first, in whatever order they come. */
  updates: z.array(reviewUpdateSchema.extend({ text: lineText(500) })).max(reviewFields.updates),
};

/** What an editor writes of a review: every place that carries it along goes by this. */
export const reviewFieldNames = Object.keys(fields) as (keyof typeof fields)[];

export const newReviewSchema = z.strictObject(fields).partial().extend({
  productId: z.int().positive(),
  locale: localeSchema,
});
export type NewReview = z.output<typeof newReviewSchema>;

export const reviewChangesSchema = z
  .strictObject(fields)
  .partial()
  .extend({
    version,
    /** What still holds another language. Left out, a changed field counts as translated, all but the body. */
    toTranslate: z.array(z.enum(translatedFields)).max(translatedFields.length).optional(),
    /** The version of the original up to which this follows it: it has not drifted from that one. */
    followed: version.optional(),
  });
export type ReviewChanges = z.output<typeof reviewChangesSchema>;

/** What has not been saved is shown as it is sent; without it, what is saved. */
export const reviewPreviewRequestSchema = z.strictObject({
  changes: z.strictObject(fields).partial().optional(),
  baseVersion: version.optional(),
});
export type ReviewPreviewRequest = z.output<typeof reviewPreviewRequestSchema>;
export const reviewPreviewSchema = z.object({ url: z.string(), expiresAt: moment });

/** What comes with a step such as publishing: with a version, only that one takes it. */
export const reviewStepSchema = z.strictObject({ version: version.optional() });
export type ReviewStep = z.output<typeof reviewStepSchema>;
export const reviewCopySchema = z.strictObject({ locale: localeSchema });
export const reviewDeletionSchema = z.object({ deleted: z.literal(true) });

export const reviewListQuery = z.object({
  locale: localeSchema.optional(),
  status: status.optional(),
  productId: idSchema.optional(),
  q: searchSchema,
  cursor: cursorSchema,
});
export type ReviewListQuery = z.output<typeof reviewListQuery>;

const product = z.object({
  id: z.int(),
  brand: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
});

/** A review in a list. */
const adminReviewRowSchema = reviewSummarySchema.extend({
  locale: localeSchema,
  title: z.string(),
  product,
});
export type AdminReviewRow = z.infer<typeof adminReviewRowSchema>;
export const adminReviewListSchema = listOf(adminReviewRowSchema);

export const adminReviewSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  product,
  title: z.string(),
  slug: z.string(),
  /** Where readers find it, once they can. */
  path: z.string(),
  status,
  verdict: z.string(),
  score: z.number().nullable(),
  breakdown: scoreBreakdownSchema,
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  bestFor: z.string(),
  notFor: z.string(),
  body: storedContentSchema,
  categoryId: z.int().nullable(),
  author: z.string(),
  authorId: z.int().nullable(),
  updates: z.array(reviewUpdateSchema),
  version,
  toTranslate: z.array(z.enum(translatedFields)),
  /** The review of another edition that this began as a copy of. */
  copiedFrom: z
    .object({ id: z.int(), locale: localeSchema, version, currentVersion: version, drifted: z.boolean() })
    .nullable(),
  /** The same product's reviews, its own included. */
  siblings: z.array(z.object({ id: z.int(), locale: localeSchema, status })),
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;

export const reviewCheckSchema = z.object({
  code: z.enum(reviewCheckCodes),
  severity: z.enum(['error', 'warning']),
  /** A field, or a block of the body: 'title', 'body.3'. */
  where: z.string(),
  /** What exactly: a product's name, an address, a placeholder. */
  detail: z.string(),
});
export type ReviewCheck = z.infer<typeof reviewCheckSchema>;
export const reviewCheckListSchema = z.object({ items: z.array(reviewCheckSchema) });
