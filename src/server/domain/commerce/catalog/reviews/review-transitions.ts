import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { NewReviewRow, StoredReview } from './reviews.write.queries.ts';

export type ReviewStepName = 'publish' | 'unpublish' | 'archive';

const ends: Record<ReviewStepName, { status: PostStatus; action: AuditAction }> = {
  publish: { status: 'published', action: 'published' },
  unpublish: { status: 'draft', action: 'unpublished' },
  archive: { status: 'archived', action: 'archived' },
};

/** What a step would change of a review; undefined where it is so already. */
export function planStep(
  step: ReviewStepName,
  review: StoredReview,
  now: Date,
): { set: Partial<NewReviewRow>; action: AuditAction } | undefined {
  const { status, action } = ends[step];
  if (review.status === status) return undefined;
  if (step !== 'publish') return { set: { status }, action };
  // Public before, it keeps its date: it is not new. And nothing was updated before it was there.
  const publishedAt = review.publishedAt ?? now;
  const updatedAt = new Date(Math.max(review.updatedAt.getTime(), publishedAt.getTime()));
  const isNew = review.publishedAt === null;
  return { set: { status, publishedAt, updatedAt, ...(isNew && { readersUpdatedAt: now }) }, action };
}
