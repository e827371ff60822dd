import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shopLimits } from '#contract/commerce/shops/shop-limits.ts';
import type { AdminShop, PastedMinted } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useShopTexts } from './shop-texts.ts';

interface PasteLinksProps {
  locale: Locale;
  shop: AdminShop;
  onClose: () => void;
}

/** Addresses out, links in: looked at first, and saved only when every line is good. Nothing that was pasted is lost. */
export function PasteLinksDialog({ locale, shop, onClose }: PasteLinksProps) {
  const { shops, common } = useShopTexts();
  const client = useQueryClient();
  const { key } = shop;
  const address = { locale, key };
  // As they were when the window opened: links are matched to them by their order.
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/shops/:locale/:key/unminted', address),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<PastedMinted>();
  const [close, question] = useLeaveQuestion(text !== '', onClose);
  const items = data?.items ?? [];
  const isReady = seen !== undefined && seen.bad === 0 && seen.good > 0;

  async function send(): Promise<void> {
    const body = { text, offerIds: items.map(({ offerId }) => offerId), dryRun: !isReady };
    const answer = await callApi('POST /api/admin/shops/:locale/:key/minted', { ...address, body });
    if (!answer.stored) return setSeen(answer);
    await client.invalidateQueries({ queryKey: [`/api/admin/shops/${locale}`] });
    toast({ title: shops.linksSaved, description: shops.linksSavedText(answer.good) });
    onClose();
  }

  return (
    <Dialog
      open
      wide="extra"
      title={shops.pasteTitle(shop.name)}
      description={shops.pasteAbout}
      onClose={close}
    >
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          {error && <TableError error={error} retry={refetch} />}
          {data && items.length === 0 && <p>{shops.nothingWaits}</p>}
          {items.length > 0 && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="field-label">{shops.addresses(items.length)}</p>
                <CopyButton label={shops.copyAddresses} text={items.map(({ url }) => url).join('\n')} />
              </div>
              <ol className="paste-addresses">
                {items.map(({ offerId, title, url }) => (
                  <li key={offerId} className="wrap-anywhere">
                    <strong>{title}</strong> <span className="text-mute text-sm">{url}</span>
                  </li>
                ))}
              </ol>
              {data?.more && <p className="text-mute text-sm">{shops.moreWaiting}</p>}
              <TextAreaField
                name="text"
                label={shops.links}
                rows={6}
                spellCheck={false}
                maxLength={shopLimits.pastedChars}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setSeen(undefined);
                }}
              />
            </>
          )}
          {seen && (
            <div role="status">
              <Notice tone={seen.bad > 0 ? 'danger' : 'info'}>
                <p className="font-semibold">{seen.bad > 0 ? shops.bad(seen.bad) : shops.good(seen.good)}</p>
                <ul className="problem-list">
                  {seen.lines.map(({ line, written, outcome, title, link }) => (
                    <li key={line} className="wrap-anywhere">
                      <strong>{shops.line(line)}:</strong> {title ?? written} · {shops.outcomes[outcome]}
                      {link && title && <span className="text-mute"> · {link}</span>}
                    </li>
                  ))}
                </ul>
              </Notice>
            </div>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          {items.length > 0 && (
            <SubmitButton>{isReady ? shops.saveLinks(seen.good) : shops.look}</SubmitButton>
          )}
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
