import { useInfiniteQuery } from '@tanstack/react-query';
import { type TranslatedField, translatedFields } from '#contract/commerce/reviews/reviews.words.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { changedSince } from './changed-since.ts';
import { useReview } from './review-context.tsx';
import { useReviewSteps } from './use-review-steps.ts';

const isTranslated = (name: string): name is TranslatedField =>
  translatedFields.some((field) => field === name);

/** Of a copy: what is left to translate, and what has changed in the original since. */
export function CopyNotice() {
  const { reviewEditor } = useTexts();
  const { record, form } = useReview();
  const { show } = useProduct();
  const nameOf = useEditionNames();
  const { copiedFrom } = record;
  if (!copiedFrom) return null;
  const edition = nameOf(copiedFrom.locale);
  return (
    <>
      {copiedFrom.drifted && <DriftNotice from={copiedFrom} />}
      <Notice tone={form.toTranslate.length > 0 ? 'warn' : 'info'}>
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {reviewEditor.copiedFrom(edition)} {reviewEditor.leftToTranslate(form.toTranslate.length)}
          </span>
          <button type="button" className="link-button" onClick={() => show(copiedFrom.locale)}>
            {reviewEditor.openOriginal}
          </button>
        </span>
      </Notice>
    </>
  );
}

type CopiedFrom = NonNullable<ReturnType<typeof useReview>['record']['copiedFrom']>;

function DriftNotice({ from }: { from: CopiedFrom }) {
  const { reviewEditor } = useTexts();
  const { form, session, canEdit } = useReview();
  const refresh = useRefreshProduct();
  const { orSay } = useReviewSteps();
  const nameOf = useEditionNames();
  const { data: log = [] } = useInfiniteQuery({
    ...apiList('GET /api/admin/audit', { subject: 'review', subjectId: String(from.id) }),
    enabled: useMay('editor'),
  });
  const names = changedSince(log, from.version);
  const labels = names.flatMap((name) =>
    name in reviewEditor.fieldNames
      ? [reviewEditor.fieldNames[name as keyof typeof reviewEditor.fieldNames]]
      : [],
  );
  async function follow(): Promise<void> {
    await session.save();
    const { id, version } = session.getState().record;
    const body = { version, followed: from.currentVersion };
    session.adopt(await callApi('PATCH /api/admin/reviews/:id', { id, body }));
    await refresh();
    toast({ title: reviewEditor.followedDone, description: reviewEditor.followedText });
  }
  const again = names.filter(isTranslated).filter((name) => !form.toTranslate.includes(name));
  return (
    <Notice tone="warn">
      <p>
        {reviewEditor.drifted(nameOf(from.locale))}{' '}
        {labels.length > 0 && reviewEditor.driftedFields(labels.join(', '))}
      </p>
      {canEdit && (
        <span className="mt-2 flex flex-wrap gap-2">
          {again.length > 0 && (
            <Button onClick={() => session.change({ toTranslate: [...form.toTranslate, ...again] })}>
              {reviewEditor.translateAgain}
            </Button>
          )}
          <Button onClick={() => orSay(follow())}>{reviewEditor.followed}</Button>
        </span>
      )}
    </Notice>
  );
}
