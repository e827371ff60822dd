import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProductRow, ProductBulk } from '#contract/commerce/products/products.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useBulk } from '#web/admin/ui/table/use-bulk.ts';
import { productName } from './product-name.ts';

interface BulkActionsProps {
  rows: AdminProductRow[];
  isArchive: boolean;
  onDone: () => void;
}

/** One step for everything that is selected; each can be taken back as one. */
export function BulkActions({ rows, isArchive, onDone }: BulkActionsProps) {
  const { products } = useTexts();
  const [locale] = useEdition();
  const edition = useEditionNames()(locale);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'publish' | 'unpublish'>();
  const close = () => setAsking(undefined);
  const { busy, run, runOrSay } = useBulk({
    rows,
    nameOf: productName,
    words: products,
    send: (body: ProductBulk) => callApi('POST /api/admin/products/bulk', { body }),
    undo: (batchId) => callApi('POST /api/admin/products/bulk/undo', { body: { batchId } }),
    refresh: () => client.invalidateQueries({ queryKey: ['/api/admin/products'] }),
    onDone,
  });

  if (isArchive) {
    return (
      <Button
        icon="archive-restore"
        busy={busy === 'restore'}
        onClick={() => runOrSay({ action: 'restore' })}
      >
        {products.restore}
      </Button>
    );
  }
  return (
    <>
      <Button icon="send" onClick={() => setAsking('publish')}>
        {products.publish}
      </Button>
      <Button icon="eye-off" onClick={() => setAsking('unpublish')}>
        {products.unpublish}
      </Button>
      <Button icon="archive" busy={busy === 'archive'} onClick={() => runOrSay({ action: 'archive' })}>
        {products.archive}
      </Button>
      <Confirm
        open={asking === 'publish'}
        onClose={close}
        title={products.publishTitle(rows.length, edition)}
        consequence={products.publishText}
        action={products.publish}
        onConfirm={() => run({ action: 'publish', locale })}
      />
      <Confirm
        open={asking === 'unpublish'}
        onClose={close}
        title={products.unpublishTitle(rows.length, edition)}
        consequence={products.unpublishText}
        action={products.unpublish}
        danger
        onConfirm={() => run({ action: 'unpublish', locale })}
      />
    </>
  );
}
