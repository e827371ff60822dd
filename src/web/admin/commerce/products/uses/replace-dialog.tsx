import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProductRow, ProductUse } from '#contract/commerce/products/products.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { productName } from '../product-name.ts';
import { ProductChoice } from './product-choice.tsx';
import { UseList } from './use-list.tsx';

/** First which, then where it would be: nothing changes before that was seen. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { productEditor, common } = texts;
  const { product } = useProduct();
  const client = useQueryClient();
  const refresh = useRefreshProduct();
  const [by, setBy] = useState<AdminProductRow>();
  const [preview, setPreview] = useState<ProductUse[]>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const call = (id: number, dryRun: boolean) =>
    callApi('POST /api/admin/products/:id/replacement', { id: product.id, body: { by: id, dryRun } });
  const explain = (error: unknown) => setFailure(explainFailure(error, texts).message);

  function choose(other: AdminProductRow): void {
    setBy(other);
    setPreview(undefined);
    setFailure(undefined);
    call(other.id, true).then(({ items }) => setPreview(items), explain);
  }
  async function replace(): Promise<void> {
    if (!by) return;
    setBusy(true);
    try {
      const { items } = await call(by.id, false);
      await Promise.all([
        refresh(),
        client.invalidateQueries({ queryKey: [`/api/admin/products/${product.id}/uses`] }),
      ]);
      toast({
        title: productEditor.replaced,
        description: productEditor.replacedText(items.length, productName(by)),
      });
      onClose();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={productEditor.replaceTitle(productName(product))}
      description={productEditor.replaceAbout}
    >
      <div className="dialog-body">
        {by ? (
          <p className="flex flex-wrap items-center gap-2">
            <span className="line-through">{productName(product)}</span>
            <Icon of="arrow-right" size={16} />
            <strong>{productName(by)}</strong>
            <Button look="ghost" onClick={() => setBy(undefined)}>
              {productEditor.otherProduct}
            </Button>
          </p>
        ) : (
          <ProductChoice label={productEditor.searchProduct} except={product.id} onChoose={choose} />
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
        {by && !preview && !failure && <Spinner label={common.loading} />}
        {by && preview?.length === 0 && <p>{productEditor.nothingToReplace}</p>}
        {by && preview && preview.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3>{productEditor.willChange(preview.length)}</h3>
            <UseList uses={preview} label={productEditor.willChange(preview.length)} />
            <p className="text-mute text-sm">{productEditor.launchesStay}</p>
          </section>
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{common.cancel}</Button>
        {by && preview && preview.length > 0 && (
          <Button look="primary" busy={busy} onClick={() => void replace()}>
            {productEditor.replaceNow}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
