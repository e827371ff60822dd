import type { Api } from '#contract/all.endpoints.ts';
import type { ReviewStep } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import {
  presentAdminReview,
  presentReviewRow,
} from '#server/domain/commerce/catalog/reviews/desk.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

type Step = { id: number; body?: ReviewStep | null | undefined };

export function adminReviewCalls({ reviewWriting }: Services) {
  const { desk, creation, saving, steps, checks, previews } = reviewWriting;

  /** Every write answers with the review as it is then. */
  const show = async (caller: Caller, { id }: { id: number }) =>
    presentAdminReview(await desk.get(caller, id));

  const taking =
    (step: 'publish' | 'unpublish' | 'archive') =>
    async ({ id, body }: Step, caller: Caller) =>
      show(caller, await steps.take(caller, id, step, body ?? {}));

  return {
    listAdminReviews: (query, caller) => presentPart(desk.list(caller, query), presentReviewRow),
    getAdminReview: async ({ id }, caller) => show(caller, { id }),
    createReview: async ({ body }, caller) => show(caller, await creation.create(caller, body)),
    saveReview: async ({ id, body }, caller) => show(caller, await saving.save(caller, id, body)),
    deleteReview: async ({ id }, caller) => {
      await saving.remove(caller, id);
      return { deleted: true };
    },
    publishReview: taking('publish'),
    unpublishReview: taking('unpublish'),
    archiveReview: taking('archive'),
    copyReview: async ({ id, body }, caller) => show(caller, await creation.copy(caller, id, body.locale)),
    previewReview: async ({ id, body }, caller) => {
      const { url, expiresAt } = await previews.open(caller, id, body);
      return { url, expiresAt: expiresAt.toISOString() };
    },
    checkReview: async ({ id }, caller) => ({ items: await checks.look(caller, id) }),
  } satisfies Partial<Api>;
}
