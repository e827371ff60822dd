import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Locale, locales } from '#contract/site/locales.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { OffersSection } from '../offers/offers-section.tsx';
import { ReviewEditor } from './review-editor.tsx';

const LINES = [0, 1, 2, 3];

/** What one edition has of a product. */
export function EditionPanel({ locale }: { locale: Locale }) {
  const { product } = useProduct();
  const { review } = product.editions[locale];
  return review ? <LoadedReview id={review.id} /> : <NoReview locale={locale} />;
}

function LoadedReview({ id }: { id: number }) {
  const texts = useTexts();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...apiQuery('GET /api/admin/reviews/:id', { id }),
    gcTime: 0,
  });
  if (data && isFetchedAfterMount) return <ReviewEditor key={id} review={data} />;
  if (error) {
    return (
      <EmptyState
        icon="cloud-off"
        title={texts.reviewEditor.notLoaded}
        text={explainFailure(error, texts).message}
      >
        <Button onClick={() => void refetch()}>{texts.common.tryAgain}</Button>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5" aria-busy="true">
      {LINES.map((line) => (
        <Skeleton key={line} index={line} />
      ))}
    </div>
  );
}

/** Written from scratch, or begun with what another edition has. */
function NoReview({ locale }: { locale: Locale }) {
  const texts = useTexts();
  const { reviewEditor, products } = texts;
  const { product, canEdit } = useProduct();
  const refresh = useRefreshProduct();
  const nameOf = useEditionNames();
  const [busy, setBusy] = useState<string>();

  async function begin(name: string, work: () => Promise<{ title: string; description: string }>) {
    setBusy(name);
    try {
      const done = await work();
      await refresh();
      toast(done);
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: reviewEditor.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  }
  const write = () =>
    begin('new', async () => {
      await callApi('POST /api/admin/reviews', { body: { productId: product.id, locale } });
      return { title: reviewEditor.created, description: reviewEditor.createdText };
    });
  const copy = (id: number) =>
    begin(String(id), async () => {
      await callApi('POST /api/admin/reviews/:id/copy', { id, body: { locale } });
      return { title: products.copied, description: products.copiedText(nameOf(locale)) };
    });
  return (
    <div className="product-columns">
      <div className="table-box self-start">
        <EmptyState
          icon={canEdit ? 'pen-line' : 'search-x'}
          title={reviewEditor.emptyTitle(nameOf(locale))}
          text={canEdit && reviewEditor.emptyText}
        >
          {canEdit && (
            <span className="flex flex-wrap justify-center gap-2">
              <Button look="primary" icon="pen-line" busy={busy === 'new'} onClick={() => void write()}>
                {reviewEditor.write}
              </Button>
              {locales.map((other) => {
                const source = product.editions[other].review;
                return (
                  source && (
                    <Button
                      key={other}
                      icon="copy"
                      busy={busy === String(source.id)}
                      onClick={() => void copy(source.id)}
                    >
                      {reviewEditor.copyFrom(nameOf(other))}
                    </Button>
                  )
                );
              })}
            </span>
          )}
        </EmptyState>
      </div>
      <OffersSection locale={locale} />
    </div>
  );
}
