import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, EyeOff, Send } from 'lucide-react';
import { useState } from 'react';

import type {
  AdminProductRow,
  ProductBulk,
  ProductBulkResult,
} from '#contract/commerce/products/products.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/confirm.tsx';
import { explainFailure } from '#web/admin/ui/explain-failure.ts';
import { undoable } from '#web/admin/ui/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { productName } from './product-name.ts';
import { tellLeft } from './tell-left.ts';

type ProductBulkAction = ProductBulk['action'];

const NAMED = 3;

interface BulkActionsProps {
  rows: AdminProductRow[];
  isArchive: boolean;
  onDone: () => void;
}

/** One step for everything that is selected; each can be taken back as one. */
export function BulkActions({ rows, isArchive, onDone }: BulkActionsProps) {
  const texts = useTexts();
  const { products } = texts;
  const [locale] = useEdition();
  const edition = useEditionNames()(locale);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'publish' | 'unpublish'>();
  const [busy, setBusy] = useState<ProductBulkAction>();
  const close = () => setAsking(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: ['/api/admin/products'] });

  function tell(action: ProductBulkAction, { batchId, results }: ProductBulkResult): void {
    const done = results.filter((each) => each.done).length;
    const left = tellLeft(results, rows, texts);
    if (done === 0) {
      return void toast({ title: products.nothingDone, description: left, variant: 'destructive' });
    }
    undoable(texts, {
      title: products.done[action](done),
      description: left || rows.slice(0, NAMED).map(productName).join(', '),
      undo: async () => {
        await callApi('POST /api/admin/products/bulk/undo', { body: { batchId } });
        await refresh();
      },
    });
  }

  async function run(action: ProductBulkAction): Promise<void> {
    setBusy(action);
    try {
      const isOfReviews = action === 'publish' || action === 'unpublish';
      const body = { ids: rows.map(({ id }) => id), action, ...(isOfReviews && { locale }) };
      const result = await callApi('POST /api/admin/products/bulk', { body });
      await refresh();
      onDone();
      tell(action, result);
    } finally {
      setBusy(undefined);
    }
  }
  const orSay = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      toast({
        title: products.nothingDone,
        description: explainFailure(error, texts).message,
        variant: 'destructive',
      }),
    );

  if (isArchive) {
    return (
      <Button icon={ArchiveRestore} busy={busy === 'restore'} onClick={() => orSay(run('restore'))}>
        {products.restore}
      </Button>
    );
  }
  return (
    <>
      <Button icon={Send} onClick={() => setAsking('publish')}>
        {products.publish}
      </Button>
      <Button icon={EyeOff} onClick={() => setAsking('unpublish')}>
        {products.unpublish}
      </Button>
      <Button icon={Archive} busy={busy === 'archive'} onClick={() => orSay(run('archive'))}>
        {products.archive}
      </Button>
      <Confirm
        open={asking === 'publish'}
        onClose={close}
        title={products.publishTitle(rows.length, edition)}
        consequence={products.publishText}
        action={products.publish}
        onConfirm={() => run('publish')}
      />
      <Confirm
        open={asking === 'unpublish'}
        onClose={close}
        title={products.unpublishTitle(rows.length, edition)}
        consequence={products.unpublishText}
        action={products.unpublish}
        danger
        onConfirm={() => run('unpublish')}
      />
    </>
  );
}
