import type { ReviewPreviewRequest } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { Db } from '#db/open.ts';
import type { ReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { findShown, keepShown } from '#server/domain/writing/kept-texts/shown-text.ts';
import { createPreviewTokens } from '#server/domain/writing/posts/preview/preview-token.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { cleanFields, type ReviewFields } from './review-fields.ts';
import { scoreOf } from './review-score.ts';
import { findReview } from './reviews.write.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
  reviews: ReviewsService;
}

/** A review as its page would show it now, saved or not; by the same links as articles (decision 019). */
export function createReviewPreviews({ db, clock, secrets, reviews }: Parts) {
  const tokens = createPreviewTokens(secrets, clock);
  return {
    async open(caller: Caller, id: number, { changes, baseVersion }: ReviewPreviewRequest) {
      const actor = requireRole(caller, changes ? 'editor' : 'viewer');
      const review = await findReview(db, id);
      if (!review) throw notFound(`Review ${id}`);
      if (changes) {
        const shown = cleanFields(changes);
        const version = baseVersion ?? review.version;
        await keepShown(db, { subject: 'review', id }, actor, { shown, version, at: clock() });
      }
      const draftOf = changes ? actor.id : null;
      const { token, expiresAt } = await tokens.write({ reviewId: id, draftOf, locale: review.locale });
      return { url: otherPaths.previewOf(token), expiresAt };
    },

    /** Undefined where the link is none of a review, or shows nothing any more. */
    async find(token: string) {
      const claim = await tokens.read(token);
      if (!claim || claim.isOver || claim.reviewId === undefined) return undefined;
      const { reviewId: id, draftOf, locale, expiresAt } = claim;
      const kept = draftOf === null ? undefined : await findShown(db, { subject: 'review', id }, draftOf);
      const shown = kept as Partial<ReviewFields> | undefined;
      if (draftOf !== null && !shown) return undefined;
      const facts = await reviews.findForPreview(id, (review) => {
        const written = { ...review, ...shown, slug: review.slug };
        const score = scoreOf(written.breakdown, written.score);
        return { ...written, score, publishedAt: review.publishedAt ?? clock() };
      });
      return facts && { facts, locale, isUnsaved: draftOf !== null, expiresAt };
    },
  };
}
