import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import type {
  FailingLink,
  LinkReplacementResult,
  Nearest,
} from '#contract/writing/links/failing-links.admin.schemas.ts';
import { formatMoney } from '#i18n/money.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useReloadLinks } from '../use-reload-links.ts';
import { useFailingTexts } from './failing-texts.ts';

/** What is nearest, each one press away, and the way back. */
export function ReplaceWith({ link: { id, product, nearest } }: { link: FailingLink }) {
  const { texts: all, tag } = useLanguage();
  const texts = useFailingTexts();
  const client = useQueryClient();
  const reload = useReloadLinks();
  const [busy, setBusy] = useState<number>();
  const nameOf = ({ way, product: by, shopName }: Nearest) =>
    way === 'offer' ? texts.ways.offer(shopName) : texts.ways.successor(by.title, shopName);
  const refresh = () =>
    Promise.all([reload(), client.invalidateQueries({ queryKey: ['/api/admin/products'] })]);

  function tell({ id: replacement, done, left }: LinkReplacementResult, by: Nearest): void {
    const lines = left.map(({ title, reason }) => texts.leftText(title, texts.left[reason]));
    if (replacement === null) {
      toast({ title: texts.nothingReplaced, description: lines.join(' '), variant: 'destructive' });
      return;
    }
    undoable(all, {
      title: texts.replaced,
      description: [texts.replacedText(done, nameOf(by)), ...lines].join(' '),
      undo: async () => {
        await callApi('POST /api/admin/link-replacements/:id/undo', { id: replacement });
        await refresh();
      },
    });
  }

  async function replace(by: Nearest): Promise<void> {
    setBusy(by.offerId);
    try {
      const result = await callApi('POST /api/admin/failing-links/:id/replace', {
        id,
        body: { offerId: by.offerId },
      });
      tell(result, by);
      await refresh();
    } catch (error) {
      const description = explainFailure(error, all).message;
      toast({ title: all.common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  }

  if (nearest.length === 0)
    return (
      <p className="text-mute">
        {product ? texts.noneNear : texts.noProduct}{' '}
        {product && (
          <Link to={editProductPath(product.id)} className="underline">
            {texts.nameSuccessor}
          </Link>
        )}
      </p>
    );
  return (
    <section className="flex flex-wrap items-center gap-2" aria-label={texts.instead}>
      <h2 className="text-mute text-sm font-normal">{texts.instead}</h2>
      {nearest.map((by, index) => (
        <Button
          key={by.offerId}
          look={index === 0 ? 'primary' : 'quiet'}
          busy={busy === by.offerId}
          data-tip={by.url}
          onClick={() => void replace(by)}
        >
          {nameOf(by)}
          {by.price !== null && ` · ${formatMoney(by.price, by.currency, tag)}`}
        </Button>
      ))}
    </section>
  );
}
