import { useEffect, useState } from 'react';
import type { ReviewCheck } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { translatedFields } from '#contract/commerce/reviews/reviews.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ChecksList } from '#web/admin/ui/checks-list.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useReview } from './review-context.tsx';
import { useReviewSteps } from './use-review-steps.ts';

/** What should be mended first, of what is typed now; then the step itself, for this edition alone. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { reviewEditor, common } = useTexts();
  const { session, record, goTo } = useReview();
  const nameOf = useEditionNames();
  const { take, explain } = useReviewSteps();
  const [found, setFound] = useState<{ checks?: ReviewCheck[]; error?: unknown }>({});
  const { id } = record;
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      await session.save();
      return (await callApi('GET /api/admin/reviews/:id/checks', { id })).items;
    };
    look().then(
      (checks) => isShown && setFound({ checks }),
      (error: unknown) => isShown && setFound({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [session, id]);
  const { checks, error } = found;
  /** Which field it is that has to be translated. */
  const named = (check: ReviewCheck): ReviewCheck => {
    const field = translatedFields.find((each) => each === check.where);
    return check.code === 'to_translate' && field
      ? { ...check, detail: reviewEditor.fieldNames[field] }
      : check;
  };
  const free = checks?.every(({ severity }) => severity !== 'error') ?? false;
  async function publish(): Promise<void> {
    await take((given) => callApi('POST /api/admin/reviews/:id/publish', given), {
      title: reviewEditor.published,
      description: reviewEditor.publishedText,
    });
    onClose();
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={reviewEditor.publishTitle(nameOf(record.locale))}
      description={reviewEditor.publishText}
    >
      <Form onSend={publish} className="dialog-form">
        <div className="dialog-body">
          <section aria-label={reviewEditor.checksTitle}>
            {error ? (
              <Notice tone="danger">{explain(error)}</Notice>
            ) : (
              <ChecksList
                checks={checks?.map(named)}
                words={reviewEditor.checks}
                onGo={(where) => {
                  onClose();
                  // The window gives the focus back once it is gone: what follows has to come after that.
                  setTimeout(() => setTimeout(() => goTo(where)));
                }}
              />
            )}
          </section>
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {free && <SubmitButton>{reviewEditor.publishNow}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
