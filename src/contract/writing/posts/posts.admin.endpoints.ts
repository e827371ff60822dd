import { z } from 'zod';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import {
  adminPostListSchema,
  adminPostSchema,
  bulkChangeSchema,
  bulkResultSchema,
  bulkUndoSchema,
  newPostDraftSchema,
  newPostSchema,
  postChangesSchema,
  postCheckListSchema,
  postCopySchema,
  postDraftSchema,
  postDuplicateSchema,
  postListQuery,
  postPreviewRequestSchema,
  postPreviewSchema,
  postRevisionListSchema,
  postRevisionSchema,
  postScheduleSchema,
  postStepSchema,
  postTextQuery,
} from './posts.admin.schemas.ts';

const number = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id: number });
const ofRevision = params.extend({ revisionId: number });
const seen = { access: 'author', cache: 'no-store' } as const;
const written = { access: 'editor', cache: 'no-store' } as const;
/** Authors of their own drafts, too: what exactly, the services say. */
const byWriters = { access: 'writer' } as const;
const one = { ...written, params, response: adminPostSchema } as const;
/** A step in a post's life; most need nothing but to be asked for. */
const step = { ...one, method: 'POST', body: postStepSchema.nullish() } as const;

export const adminPostEndpoints = defineEndpoints({
  listAdminPosts: {
    ...seen,
    method: 'GET',
    path: '/api/admin/posts',
    summary: 'Posts of one edition or all, drafts included, searched, narrowed and sorted, 50 at a time',
    query: postListQuery,
    response: adminPostListSchema,
  },
  createPost: {
    ...written,
    ...byWriters,
    method: 'POST',
    path: '/api/admin/posts',
    summary: 'A new post, a draft unless it says otherwise',
    body: newPostSchema,
    response: adminPostSchema,
  },
  changePosts: {
    ...written,
    method: 'POST',
    path: '/api/admin/posts/bulk',
    summary: 'One step for up to 200 posts; says of each whether it was taken',
    body: bulkChangeSchema,
    response: bulkResultSchema,
  },
  undoPostChanges: {
    ...written,
    method: 'POST',
    path: '/api/admin/posts/bulk/undo',
    summary: 'Takes such a step back, where nothing has changed since',
    body: bulkUndoSchema,
    response: bulkResultSchema,
  },
  getAdminPost: {
    ...one,
    access: 'author',
    method: 'GET',
    path: '/api/admin/posts/:id',
    summary: "A post as its editor shows it, with the caller's unsaved changes",
  },
  savePost: {
    ...one,
    ...byWriters,
    method: 'PATCH',
    path: '/api/admin/posts/:id',
    summary: 'Changes the given fields of a post, if it still has the given version',
    body: postChangesSchema,
  },
  trashPost: {
    ...one,
    method: 'DELETE',
    path: '/api/admin/posts/:id',
    summary: 'Moves a post into the trash, where it waits 30 days',
    query: z.object({ version: number.optional() }),
  },
  restorePost: {
    ...step,
    path: '/api/admin/posts/:id/restore',
    summary: 'Takes a post out of the trash, as it was',
  },
  publishPost: { ...step, path: '/api/admin/posts/:id/publish', summary: 'Shows a post to readers, now' },
  unpublishPost: {
    ...step,
    path: '/api/admin/posts/:id/unpublish',
    summary: 'Makes a post a draft again',
  },
  schedulePost: {
    ...step,
    path: '/api/admin/posts/:id/schedule',
    summary: 'Publishes a post at a moment to come',
    body: postScheduleSchema,
  },
  unschedulePost: {
    ...step,
    path: '/api/admin/posts/:id/unschedule',
    summary: 'Makes a post that waits for its moment a draft again',
  },
  archivePost: {
    ...step,
    path: '/api/admin/posts/:id/archive',
    summary: 'Puts a post away: kept, found by editors, hidden from readers',
  },
  copyPost: {
    ...one,
    method: 'POST',
    path: '/api/admin/posts/:id/copy',
    summary: 'A draft of the same article for another edition',
    body: postCopySchema,
  },
  duplicatePost: {
    ...one,
    method: 'POST',
    path: '/api/admin/posts/:id/duplicate',
    summary: 'A draft of another article with the same text, in the same edition',
    body: postDuplicateSchema,
  },
  keepPostDraft: {
    ...written,
    method: 'PUT',
    path: '/api/admin/posts/:id/draft',
    summary: "Keeps the caller's unsaved changes apart from what readers see",
    params,
    body: newPostDraftSchema,
    response: postDraftSchema,
  },
  discardPostDraft: {
    ...one,
    method: 'DELETE',
    path: '/api/admin/posts/:id/draft',
    summary: "Forgets the caller's unsaved changes",
  },
  listPostRevisions: {
    ...seen,
    method: 'GET',
    path: '/api/admin/posts/:id/revisions',
    summary: "A post's history, newest first",
    params,
    query: z.object({ cursor: plainText(200).optional() }),
    response: postRevisionListSchema,
  },
  getPostRevision: {
    ...seen,
    method: 'GET',
    path: '/api/admin/posts/:id/revisions/:revisionId',
    summary: 'A post as it once was',
    params: ofRevision,
    response: postRevisionSchema,
  },
  restorePostRevision: {
    ...step,
    ...byWriters,
    path: '/api/admin/posts/:id/revisions/:revisionId/restore',
    summary: 'Writes a post as it once was, under its present address',
    params: ofRevision,
  },
  previewPost: {
    ...seen,
    method: 'POST',
    path: '/api/admin/posts/:id/preview',
    summary: "A link, good for an hour, to a post's page as it would be",
    params,
    body: postPreviewRequestSchema.nullish(),
    response: postPreviewSchema,
  },
  checkPost: {
    ...seen,
    method: 'GET',
    path: '/api/admin/posts/:id/checks',
    summary: 'What should be mended before publishing, and what has to be',
    params,
    query: postTextQuery,
    response: postCheckListSchema,
  },
});
