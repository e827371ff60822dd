import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Catalogue } from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';

export function EmptyCatalogue({ catalogue: { id, feed } }: { catalogue: Catalogue }) {
  const words = useCatalogueTexts();
  const client = useQueryClient();
  const [, change] = useUrlParams();
  const [open, setOpen] = useState(false);
  async function empty(): Promise<void> {
    await callApi('DELETE /api/admin/catalogues/:id', { id });
    change({ catalogue: null });
    await client.invalidateQueries({ queryKey: ['/api/admin/catalogues'] });
    await client.invalidateQueries({ queryKey: ['/api/admin/catalogue'] });
    toast({ title: words.emptied, description: words.emptiedText(feed) });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <>
      <Button look="ghost" icon="trash" onClick={() => setOpen(true)}>
        {words.empty}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.emptyTitle(feed)}
        consequence={words.emptyConsequence}
        action={words.empty}
        danger
        onConfirm={empty}
      />
    </>
  );
}
