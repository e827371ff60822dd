import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { type MergeChoice, MergeItems } from '../merge/merge-menu.tsx';
import { productName } from '../product-name.ts';
import { useProduct, useRefreshProduct } from './product-context.tsx';

const MergeDialog = lazy(async () => ({ default: (await import('../merge/merge-dialog.tsx')).MergeDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('../merge/split-dialog.tsx')).SplitDialog }));

/** Letting go of what was typed, putting a product away, and deleting one that nothing shows. */
export function ProductMenu() {
  const texts = useTexts();
  const { productEditor } = texts;
  const { product, board } = useProduct();
  const { unsaved } = useSyncExternalStore(board.subscribe, board.getState);
  const refresh = useRefreshProduct();
  const client = useQueryClient();
  const navigate = useNavigate();
  const link = useEditionLink();
  const [asking, setAsking] = useState<'discard' | 'remove' | MergeChoice>();
  const close = () => setAsking(undefined);
  const isAway = product.archivedAt !== null;

  async function put(action: 'archive' | 'restore'): Promise<void> {
    try {
      const body = { ids: [product.id], action };
      const { batchId } = await callApi('POST /api/admin/products/bulk', { body });
      await refresh();
      const done = action === 'archive' ? 'archived' : 'restored';
      undoable(texts, {
        title: productEditor[done],
        description: productEditor[`${done}Text`],
        undo: async () => {
          await callApi('POST /api/admin/products/bulk/undo', { body: { batchId } });
          await refresh();
        },
      });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: productEditor.notDone, description, variant: 'destructive' });
    }
  }

  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/products/:id', { id: product.id });
    await client.invalidateQueries({ queryKey: ['/api/admin/products'] });
    toast({ title: productEditor.removed, description: productName(product) });
    await navigate(link(adminRoutes.products));
  }

  return (
    <>
      <Menu trigger={<IconButton label={productEditor.more} icon="ellipsis-vertical" />}>
        {unsaved.length > 0 && (
          <MenuItem icon="undo-2" onChoose={() => setAsking('discard')}>
            {productEditor.discard}
          </MenuItem>
        )}
        <MenuItem
          icon={isAway ? 'archive-restore' : 'archive'}
          onChoose={() => void put(isAway ? 'restore' : 'archive')}
        >
          {isAway ? productEditor.restore : productEditor.archive}
        </MenuItem>
        <MergeItems unsaved={unsaved.length > 0} onChoose={setAsking} />
        <MenuItem icon="trash" danger onChoose={() => setAsking('remove')}>
          {productEditor.remove}
        </MenuItem>
      </Menu>
      <Confirm
        open={asking === 'discard'}
        onClose={close}
        title={productEditor.discardTitle}
        consequence={productEditor.discardText(unsaved.join(', '))}
        action={productEditor.discard}
        danger
        onConfirm={async () => board.discardAll()}
      />
      <Confirm
        open={asking === 'remove'}
        onClose={close}
        title={productEditor.removeTitle(productName(product))}
        consequence={productEditor.removeText}
        action={productEditor.remove}
        danger
        onConfirm={remove}
      />
      <Suspense>
        {asking === 'merge' && <MergeDialog onClose={close} />}
        {asking === 'split' && <SplitDialog onClose={close} />}
      </Suspense>
    </>
  );
}
