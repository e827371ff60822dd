import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { postFieldsSchema, shownPostFieldsSchema } from './post-fields.schemas.ts';
import { postStatuses } from './post-statuses.ts';
import {
  adminPostSorts,
  bulkActions,
  bulkRefusals,
  postCheckCodes,
  postTexts,
  postViews,
  revisionKinds,
} from './posts.words.ts';

const { writing } = limits;
const moment = z.iso.datetime();
const status = z.enum(postStatuses);
const version = z.int().positive();
/** Made by whoever saves: sent again with the same one, a save counts once. */
const saveId = z.uuid();
/** Something changed for readers: the date that they see is today's. Without it that date stays. */
const forReaders = z.boolean();

export const postListQuery = z.object({
  locale: localeSchema.optional(),
  q: plainText(limits.search.maxInputChars).trim().optional(),
  /** Without it: everything that is not in the trash. */
  status: z.enum(postViews).optional(),
  categoryId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  author: plainText(writing.authorChars).optional(),
  /** What readers somewhere can read and this edition does not have: one post for each such article. */
  missing: localeSchema.optional(),
  sort: z.enum(adminPostSorts).default('updated'),
  cursor: plainText(1000).optional(),
  limit: z.coerce.number().int().min(1).max(writing.listMax).default(writing.listPart),
});
export type PostListQuery = z.output<typeof postListQuery>;

const siblingSchema = z.object({ id: z.int(), locale: localeSchema, status });

export const adminPostRowSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  slug: z.string(),
  /** As it was written, and as a reader sees it now. */
  title: z.string(),
  shownTitle: z.string(),
  /** In the trash: what it will be again. */
  status,
  trashedAt: moment.nullable(),
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  author: z.string(),
  publishedAt: moment.nullable(),
  scheduledFor: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
  /** Since when it waits for an editor. */
  handedInAt: moment.nullable(),
  version,
  hasCover: z.boolean(),
  /** The editions that have this article, its own included. */
  siblings: z.array(siblingSchema),
});
export type AdminPostRow = z.infer<typeof adminPostRowSchema>;

export const adminPostListSchema = z.object({
  items: z.array(adminPostRowSchema),
  nextCursor: z.string().nullable(),
  /** How many each tab would show with the other filters as they are; only on the first page. */
  counts: z.record(z.enum(postViews), z.int()).nullable(),
});
export type AdminPostList = z.infer<typeof adminPostListSchema>;

/** What an author has typed since the last save of a post that readers see, or will see at a set time. */
export const postDraftSchema = z.object({
  fields: shownPostFieldsSchema.partial(),
  baseVersion: version,
  /** Somebody has saved the post since this was begun. */
  outdated: z.boolean(),
  updatedAt: moment,
});
export type PostDraft = z.infer<typeof postDraftSchema>;

export const adminPostSchema = adminPostRowSchema.extend({
  ...shownPostFieldsSchema.shape,
  groupId: z.uuid(),
  /** The date of its last change, as readers are told. */
  readersUpdatedAt: moment,
  /** Where readers find it, once they can. */
  path: z.string(),
  /** The post of another edition that this began as a copy of. */
  copiedFrom: z
    .object({ id: z.int(), locale: localeSchema, version, currentVersion: version, drifted: z.boolean() })
    .nullable(),
  draft: postDraftSchema.nullable(),
  /** Whether the caller may write in it: an author does in drafts of their own. */
  mayWrite: z.boolean(),
  /** Whether the caller began it. */
  mine: z.boolean(),
  /** Others with unsaved changes. */
  othersWriting: z.array(z.object({ name: z.string(), updatedAt: moment })),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

export const newPostSchema = postFieldsSchema.partial().extend({
  locale: localeSchema,
  title: postFieldsSchema.shape.title.min(1),
  status: z.enum(['draft', 'scheduled', 'published']).default('draft'),
  scheduledFor: z.iso.datetime({ offset: true }).optional(),
  saveId: saveId.optional(),
  /** Whoever begins a draft and leaves it as it is begins with the same one next time. */
  reuse: z.boolean().optional(),
});
export type NewPost = z.output<typeof newPostSchema>;

export const postChangesSchema = postFieldsSchema.partial().extend({
  version,
  saveId: saveId.optional(),
  /** Nobody asked for it: it is refused where readers would see it. */
  autosave: z.boolean().optional(),
  forReaders: forReaders.optional(),
});
export type PostChanges = z.output<typeof postChangesSchema>;

/** What comes with a step such as publishing: with a version, only that one takes it. */
export const postStepSchema = z.strictObject({
  version: version.optional(),
  saveId: saveId.optional(),
  forReaders: forReaders.optional(),
});
export type PostStep = z.output<typeof postStepSchema>;

export const postScheduleSchema = postStepSchema.extend({ at: z.iso.datetime({ offset: true }) });

export const postCopySchema = z.strictObject({ locale: localeSchema, saveId: saveId.optional() });
export type PostCopy = z.output<typeof postCopySchema>;

export const postDuplicateSchema = z.strictObject({
  title: postFieldsSchema.shape.title.min(1),
  saveId: saveId.optional(),
});
export type PostDuplicate = z.output<typeof postDuplicateSchema>;

export const newPostDraftSchema = postFieldsSchema.partial().extend({
  baseVersion: version,
  saveId: saveId.optional(),
});
export type NewPostDraft = z.output<typeof newPostDraftSchema>;

export const bulkChangeSchema = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(writing.bulkMax),
  action: z.enum(bulkActions),
  /** For moving: null takes posts out of their category. */
  categoryId: z.int().positive().nullable().optional(),
});
export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkUndoSchema = z.strictObject({ batchId: z.int().positive() });

export const bulkResultSchema = z.object({
  /** What undoing it asks for. */
  batchId: z.int(),
  results: z.array(z.object({ id: z.int(), done: z.boolean(), reason: z.enum(bulkRefusals).nullable() })),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const postRevisionRowSchema = z.object({
  id: z.int(),
  kind: z.enum(revisionKinds),
  /** The post's, once this was written; of an autosave kept apart, the one it began from. */
  version,
  status,
  title: z.string(),
  /** Whose doing it was. */
  by: z.string(),
  createdAt: moment,
});
export type PostRevisionRow = z.infer<typeof postRevisionRowSchema>;

export const postRevisionListSchema = z.object({
  items: z.array(postRevisionRowSchema),
  nextCursor: z.string().nullable(),
});

export const postRevisionSchema = postRevisionRowSchema.extend({ fields: shownPostFieldsSchema });
export type PostRevision = z.infer<typeof postRevisionSchema>;

export const postTextQuery = z.object({ of: z.enum(postTexts).default('saved') });

export const postPreviewRequestSchema = z.strictObject({ of: z.enum(postTexts).default('saved') });
export const postPreviewSchema = z.object({ url: z.string(), expiresAt: moment });

export const postCheckSchema = z.object({
  code: z.enum(postCheckCodes),
  severity: z.enum(['error', 'warning']),
  /** A field, or a block of the body: 'title', 'content.3'. */
  where: z.string(),
  /** What exactly: a product's name, an address, a placeholder. */
  detail: z.string(),
});
export type PostCheck = z.infer<typeof postCheckSchema>;
export const postCheckListSchema = z.object({ items: z.array(postCheckSchema) });
