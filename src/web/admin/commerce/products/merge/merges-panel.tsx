import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductMerge } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import type { ProductMergesTexts } from '#i18n/admin/pt/commerce/product-merges.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct } from '../edit/product-context.tsx';
import { useMergeTexts } from './merge-texts.ts';

/** As this product sees it. */
function sentenceOf({ kind, isTarget, other }: ProductMerge, words: ProductMergesTexts): string {
  const name = other.name || words.gone;
  if (kind === 'merge') return isTarget ? words.lineMergedHere(name) : words.lineMergedAway(name);
  return isTarget ? words.lineSplitFrom(name) : words.lineSplitOff(name);
}

/** What the product was merged with or split from, and the way back; nothing where it never was. */
export function MergesPanel() {
  const words = useMergeTexts();
  const { product, canEdit } = useProduct();
  const client = useQueryClient();
  const link = useEditionLink();
  const { data } = useQuery(apiQuery('GET /api/admin/products/:id/merges', { id: product.id }));
  const [asked, setAsked] = useState<ProductMerge>();
  if (!data || data.items.length === 0) return null;
  async function undo(): Promise<void> {
    if (!asked) return;
    await callApi('POST /api/admin/product-merges/:id/undo', { id: asked.id });
    await client.invalidateQueries();
    toast({ title: words.undoneToast, description: words.undoneText });
  }
  return (
    <section className="panel form-panel" aria-label={words.history}>
      <h2 className="text-base">{words.history}</h2>
      <ul className="flex flex-col gap-3">
        {data.items.map((merge) => (
          <li key={merge.id} className="flex flex-col items-start gap-1">
            {merge.other.name ? (
              <Link to={link(editProductPath(merge.other.id))} className="wrap-anywhere">
                {sentenceOf(merge, words)}
              </Link>
            ) : (
              <span>{sentenceOf(merge, words)}</span>
            )}
            <span className="text-mute text-sm">
              <RelativeTime moment={merge.at} /> {words.by(merge.by)}
            </span>
            {merge.undoneAt ? (
              <Badge>{words.undone}</Badge>
            ) : (
              canEdit && (
                <Button icon="undo-2" onClick={() => setAsked(merge)}>
                  {words.undo}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.undoTitle}
        consequence={words.undoText}
        action={words.undo}
        onConfirm={undo}
      />
    </section>
  );
}
