import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  adminReviewListSchema,
  adminReviewSchema,
  newReviewSchema,
  reviewChangesSchema,
  reviewCheckListSchema,
  reviewCopySchema,
  reviewDeletionSchema,
  reviewListQuery,
  reviewPreviewRequestSchema,
  reviewPreviewSchema,
  reviewStepSchema,
} from './reviews.admin.schemas.ts';

const seen = { access: 'viewer', cache: 'no-store', params: idParams } as const;
const one = { access: 'editor', cache: 'no-store', params: idParams, response: adminReviewSchema } as const;
const step = { ...one, method: 'POST', body: reviewStepSchema.nullish() } as const;

export const adminReviewEndpoints = defineEndpoints({
  listAdminReviews: {
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Reviews of one edition or all, drafts included, last changed first, 50 at a time',
    access: 'viewer',
    cache: 'no-store',
    query: reviewListQuery,
    response: adminReviewListSchema,
  },
  createReview: {
    method: 'POST',
    path: '/api/admin/reviews',
    summary: 'A draft of a product’s review for an edition that has none',
    access: 'editor',
    cache: 'no-store',
    body: newReviewSchema,
    response: adminReviewSchema,
  },
  getAdminReview: {
    ...seen,
    method: 'GET',
    path: '/api/admin/reviews/:id',
    summary: 'A review as its editor shows it',
    response: adminReviewSchema,
  },
  saveReview: {
    ...one,
    method: 'PATCH',
    path: '/api/admin/reviews/:id',
    summary: 'Changes the given fields of a review, if it still has the given version',
    body: reviewChangesSchema,
  },
  deleteReview: {
    ...one,
    method: 'DELETE',
    path: '/api/admin/reviews/:id',
    summary: 'Deletes a draft; what readers have seen is archived instead',
    response: reviewDeletionSchema,
  },
  publishReview: {
    ...step,
    path: '/api/admin/reviews/:id/publish',
    summary: 'Shows a review to readers, now',
  },
  unpublishReview: {
    ...step,
    path: '/api/admin/reviews/:id/unpublish',
    summary: 'Makes a review a draft again',
  },
  archiveReview: {
    ...step,
    path: '/api/admin/reviews/:id/archive',
    summary: 'Puts a review away: kept, found by editors, hidden from readers',
  },
  copyReview: {
    ...one,
    method: 'POST',
    path: '/api/admin/reviews/:id/copy',
    summary: 'A draft of the same review for another edition, to be translated',
    body: reviewCopySchema,
  },
  previewReview: {
    ...seen,
    method: 'POST',
    path: '/api/admin/reviews/:id/preview',
    summary: 'A link, good for an hour, to the review’s page as it would be now',
    body: reviewPreviewRequestSchema,
    response: reviewPreviewSchema,
  },
  checkReview: {
    ...seen,
    method: 'GET',
    path: '/api/admin/reviews/:id/checks',
    summary: 'What should be mended before publishing, and what has to be',
    response: reviewCheckListSchema,
  },
});
