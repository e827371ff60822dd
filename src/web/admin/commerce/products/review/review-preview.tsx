import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { useReview } from './review-context.tsx';
import { type ReviewForm, reviewChanges } from './review-form.ts';
import { useReviewSteps } from './use-review-steps.ts';

/** Its page as it would be with what is typed now, in a window of its own; nothing is saved by it. */
export function ReviewPreview() {
  const { postEditor, reviewEditor } = useTexts();
  const { record, form, changed, canEdit } = useReview();
  const { orSay } = useReviewSteps();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    const { id, version } = record;
    const names = changed.filter(
      (name): name is Exclude<keyof ReviewForm, 'toTranslate'> => name !== 'toTranslate',
    );
    const isUnsaved = canEdit && names.length > 0;
    // What cannot be read is said ahead of the window.
    const changes = isUnsaved ? reviewChanges(form, names, reviewEditor) : undefined;
    const page = window.open('', '_blank');
    setBusy(true);
    try {
      const body = changes ? { changes, baseVersion: version } : {};
      const { url } = await callApi('POST /api/admin/reviews/:id/preview', { id, body });
      if (page) {
        page.opener = null;
        page.location.replace(new URL(url, window.location.origin));
      } else window.location.assign(url);
    } catch (error) {
      page?.close();
      throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon="eye" busy={busy} onClick={() => orSay(open())}>
      {postEditor.preview}
    </Button>
  );
}
