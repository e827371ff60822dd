import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { FieldProblems } from '#web/admin/ui/form/form.tsx';
import { KeptNotice } from '#web/admin/ui/kept-texts/kept-notice.tsx';
import { useKeptForm } from '#web/admin/ui/kept-texts/use-kept-form.ts';
import type { BodyEditorHandle } from '#web/admin/writing/editor/body-editor.tsx';
import { ConflictNotice } from '../edit/conflict-notice.tsx';
import { focusProblem } from '../edit/focus-problem.ts';
import { FormSession } from '../edit/form-session.ts';
import { useProduct, useRefreshProduct, useSavedPart } from '../edit/product-context.tsx';
import { useFormSession } from '../edit/use-form-session.ts';
import { OffersSection } from '../offers/offers-section.tsx';
import { CopyNotice } from './drift-notice.tsx';
import { ReviewProvider } from './review-context.tsx';
import { ReviewDetails } from './review-details.tsx';
import { type ReviewForm, reviewChanges, reviewFormOf } from './review-form.ts';
import { ReviewHeader } from './review-header.tsx';
import { reviewWords } from './review-in-words.ts';
import { ReviewBody, ReviewOpening } from './review-words.tsx';
import { ScoreEditor } from './score-editor.tsx';
import { UpdatesEditor } from './updates-editor.tsx';

/** Asked for by whoever wants to know. */
const PageEarned = lazy(async () => ({
  default: (await import('#web/admin/ui/earned/page-earned.tsx')).PageEarned,
}));

function useReviewSession(review: AdminReview): FormSession<AdminReview, ReviewForm> {
  const { texts, tag } = useLanguage();
  const [session] = useState(() => {
    const { id } = review;
    return new FormSession<AdminReview, ReviewForm>(review, {
      formOf: (record) => reviewFormOf(record, tag),
      keptByEditors: ['body'],
      load: () => callApi('GET /api/admin/reviews/:id', { id }),
      send: async (form, names, version) => {
        const body = { ...reviewChanges(form, names, texts.reviewEditor), version };
        return callApi('PATCH /api/admin/reviews/:id', { id, body });
      },
    });
  });
  useEffect(() => session.adopt(review), [session, review]);
  return session;
}

/** A review in one edition: its words, its figure, its offers, and the steps of its life. */
export function ReviewEditor({ review }: { review: AdminReview }) {
  const { texts } = useLanguage();
  const { reviewEditor } = texts;
  const { canEdit, show } = useProduct();
  const refresh = useRefreshProduct();
  const nameOf = useEditionNames();
  const { locale } = review;
  const session = useReviewSession(review);
  const shown = useFormSession(session);
  const kept = useKeptForm(session, { subject: 'review', id: review.id, enabled: canEdit });
  const { copiedFrom } = shown.record;
  const body = useRef<BodyEditorHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const { data: source } = useQuery({
    ...apiQuery('GET /api/admin/reviews/:id', { id: copiedFrom?.id ?? 0 }),
    enabled: copiedFrom !== null,
  });
  useSavedPart(locale, {
    label: nameOf(locale),
    dirty: shown.changed.length > 0,
    seen: shown.record.status === 'published',
    safe: kept.isSafe,
    show: () => {
      show(locale);
      focusProblem(root.current);
    },
    save: async () => {
      await session.save();
      await refresh();
    },
    discard: () => session.discard(),
  });
  const goTo = useCallback(
    (where: string) => {
      const [field = '', block] = where.split('.');
      if (field === 'product') return show('facts');
      if (field === 'body') return body.current?.goTo(block === undefined ? undefined : Number(block));
      focusIn(root.current, field);
    },
    [show],
  );
  return (
    <ReviewProvider value={{ ...shown, canEdit, source, goTo }}>
      <FieldProblems problems={shown.problems} mend={shown.mend}>
        <div ref={root} className="flex flex-col gap-4">
          <ReviewHeader />
          <KeptNotice kept={kept} onDiscard={() => session.discard()} />
          {shown.record.status === 'published' && canEdit && (
            <p className="text-mute text-sm">{reviewEditor.liveNotice}</p>
          )}
          <ConflictNotice shown={shown} labels={reviewEditor.fieldNames} words={reviewWords} />
          {shown.message && <Notice tone="danger">{shown.message}</Notice>}
          <CopyNotice />
          <div className="product-columns">
            <div className="flex min-w-0 flex-col gap-6">
              <ReviewOpening />
              <ScoreEditor />
              <ReviewBody ref={body} />
              <UpdatesEditor />
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <ReviewDetails />
              <Suspense>
                <PageEarned page={`review:${review.id}`} locale={locale} className="panel form-panel" />
              </Suspense>
              <OffersSection locale={locale} />
            </div>
          </div>
        </div>
      </FieldProblems>
    </ReviewProvider>
  );
}

function focusIn(root: HTMLElement | null, name: string): void {
  const part = root?.querySelector<HTMLElement>(
    `[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`,
  );
  const target = part?.matches('input, textarea, button')
    ? part
    : part?.querySelector<HTMLElement>('input, button');
  (target ?? part)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
