import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { LoadMore } from '#web/admin/ui/table/table-states.tsx';
import { useProduct } from '../edit/product-context.tsx';
import { UseList } from './use-list.tsx';

const ReplaceDialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));

const SHOWN = 6;

/** Every page that shows the product, and the way to put another in its place. */
export function UsesPanel() {
  const texts = useTexts();
  const { productEditor, common } = texts;
  const { product, canEdit } = useProduct();
  const list = useInfiniteQuery(apiList('GET /api/admin/products/:id/uses', { id: product.id }));
  const [whole, setWhole] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const uses = list.data;
  return (
    <section className="panel form-panel" aria-label={productEditor.uses}>
      <div>
        <h2 className="text-base">{productEditor.uses}</h2>
        <p className="text-mute text-sm">{productEditor.usesAbout}</p>
      </div>
      {list.error && !uses ? (
        <p role="alert" className="text-danger">
          {explainFailure(list.error, texts).message}{' '}
          <button type="button" className="link-button" onClick={() => void list.refetch()}>
            {common.tryAgain}
          </button>
        </p>
      ) : !uses ? (
        <Skeleton index={1} />
      ) : uses.length === 0 ? (
        <p className="text-mute">{productEditor.noUses}</p>
      ) : (
        <>
          <UseList uses={whole ? uses : uses.slice(0, SHOWN)} label={productEditor.uses} />
          {!whole && uses.length > SHOWN && (
            <button type="button" className="link-button self-start" onClick={() => setWhole(true)}>
              {productEditor.allUses(product.usedIn)}
            </button>
          )}
          {whole && <LoadMore list={list} count={uses.length} />}
        </>
      )}
      {canEdit && uses && uses.length > 0 && (
        <span>
          <Button icon="replace" onClick={() => setReplacing(true)}>
            {productEditor.replace}
          </Button>
        </span>
      )}
      <Suspense>{replacing && <ReplaceDialog onClose={() => setReplacing(false)} />}</Suspense>
    </section>
  );
}
