import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useProduct } from '../edit/product-context.tsx';
import { productName } from '../product-name.ts';
import { ProductChoice } from '../uses/product-choice.tsx';
import { MergePair, type Named } from './merge-pair.tsx';
import { MergePlanView } from './merge-plan-view.tsx';
import { useMergeTexts } from './merge-texts.ts';

/** First which, then what goes where: nothing changes before that was seen. */
export function MergeDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { common } = texts;
  const words = useMergeTexts();
  const { product } = useProduct();
  const client = useQueryClient();
  const navigate = useNavigate();
  const link = useEditionLink();
  const [pair, setPair] = useState<{ stays: Named; goes: Named }>();
  const [plan, setPlan] = useState<MergePlan>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const explain = (error: unknown) => setFailure(explainFailure(error, texts).message);
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfProducts(queryKey[0]) });

  function look(next: { stays: Named; goes: Named }): void {
    setPair(next);
    setPlan(undefined);
    setFailure(undefined);
    const body = { with: next.goes.id, dryRun: true };
    callApi('POST /api/admin/products/:id/merge', { id: next.stays.id, body }).then(
      (answer) => setPlan(answer.plan),
      explain,
    );
  }

  async function merge({ stays, goes }: { stays: Named; goes: Named }): Promise<void> {
    setBusy(true);
    try {
      const body = { with: goes.id };
      const { mergeId } = await callApi('POST /api/admin/products/:id/merge', { id: stays.id, body });
      onClose();
      await navigate(link(editProductPath(stays.id)));
      await refresh();
      undoable(texts, {
        title: words.merged,
        description: words.mergedText(productName(goes)),
        undo: async () => {
          await callApi('POST /api/admin/product-merges/:id/undo', { id: mergeId ?? 0 });
          await refresh();
        },
      });
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  const isRefused = plan !== undefined && plan.reviewedTwice.length > 0;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.mergeTitle(productName(product))}
      description={words.mergeAbout}
    >
      <div className="dialog-body">
        {pair ? (
          <MergePair
            {...pair}
            onTurn={() => look({ stays: pair.goes, goes: pair.stays })}
            onAnother={() => setPair(undefined)}
          />
        ) : (
          <ProductChoice
            label={words.search}
            except={product.id}
            onChoose={(goes) => look({ stays: product, goes })}
          />
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
        {pair && !plan && !failure && <Spinner label={common.loading} />}
        {pair && plan && <MergePlanView plan={plan} />}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{common.cancel}</Button>
        {pair && plan && !isRefused && (
          <Button
            look={plan.warnings.length > 0 ? 'danger-solid' : 'primary'}
            busy={busy}
            onClick={() => void merge(pair)}
          >
            {plan.warnings.length > 0 ? words.mergeAnyway : words.mergeNow}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const isOfProducts = (path: unknown): boolean =>
  typeof path === 'string' && /^\/api\/admin\/(?:products|parity|reviews|offers)/.test(path);
