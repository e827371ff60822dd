import type { ReviewStep } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { conflict, notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { lockReview } from './lock-review.ts';
import { type ReviewChecksService, refusalOf } from './review-checks.service.ts';
import { planStep, type ReviewStepName } from './review-transitions.ts';
import { findReview, type StoredReview } from './reviews.write.queries.ts';
import { writeReview } from './write-review.ts';

interface Parts {
  db: Db;
  clock: Clock;
  checks: ReviewChecksService;
}

export function createReviewSteps({ db, clock, checks }: Parts) {
  /** Checking reads a lot, so it is done ahead of the transaction, which then insists on what was checked. */
  async function checkedVersion(id: number, step: ReviewStepName, { version }: ReviewStep) {
    const review = await findReview(db, id);
    if (!review) throw notFound(`Review ${id}`);
    const isExpected = version === undefined || version === review.version;
    if (step !== 'publish' || !isExpected || !planStep(step, review, clock())) return version;
    const [found = []] = await checks.checkAll([review]);
    const refusal = refusalOf(found);
    if (refusal) throw refusal;
    return review.version;
  }

  return {
    async take(
      caller: Caller,
      id: number,
      step: ReviewStepName,
      expected: ReviewStep = {},
    ): Promise<StoredReview> {
      const actor = requireRole(caller, 'editor');
      const version = await checkedVersion(id, step, expected);
      const now = clock();
      return db.transaction(async (tx) => {
        const { review } = await lockReview(tx, id);
        const plan = planStep(step, review, now);
        // Already as it was asked for is well, whatever the version: a second click is no mistake.
        if (!plan) return review;
        if (version !== undefined && version !== review.version) {
          throw conflict(`Review ${id} is at version ${review.version}, not ${version}.`);
        }
        return writeReview(tx, actor, now, review, plan);
      });
    },
  };
}
