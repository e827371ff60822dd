import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { UndecidedConflict } from '../edit/form-session.ts';
import { useRefreshProduct } from '../edit/product-context.tsx';
import { useReview } from './review-context.tsx';

/** Steps in a review's life: taken with everything typed before them, and said afterwards. */
export function useReviewSteps() {
  const texts = useTexts();
  const { session } = useReview();
  const refresh = useRefreshProduct();
  const explain = (error: unknown): string =>
    error instanceof UndecidedConflict ? texts.productEditor.undecided : explainFailure(error, texts).message;
  /** Rejects where it did not work out. */
  async function take(
    call: (given: { id: number; body: { version: number } }) => Promise<AdminReview>,
    done: { title: string; description: string },
  ): Promise<void> {
    await session.save();
    const { id, version } = session.getState().record;
    session.adopt(await call({ id, body: { version } }));
    await refresh();
    toast(done);
  }
  /** For what no window waits for: a failure is said by a message. */
  const orSay = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) =>
      toast({ title: texts.reviewEditor.notDone, description: explain(error), variant: 'destructive' }),
    );
  return { take, orSay, explain };
}
