import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { PastedLine, PastedPrices } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

const shops = ['amazon', 'shopee', 'other', 'demo'] as const;
type Shop = (typeof shops)[number];

function Line({ line, money }: { line: PastedLine; money: (amount: number) => string }) {
  const { imports: words } = useTradeTexts();
  const { product, from, to } = line;
  return (
    <li className="wrap-anywhere">
      <strong>{words.line(line.line)}:</strong> {product ? `${product.brand} ${product.name}` : line.written}
      {' · '}
      {words.pasted[line.outcome]}
      {to !== null && product && (
        <>
          {' · '}
          {from !== null && from !== to && <s className="text-mute">{money(from)}</s>} {money(to)}
        </>
      )}
      {line.jump && <span className="text-danger"> · {words.jump}</span>}
    </li>
  );
}

/** Prices alone: looked at first, and saved only when every line is good. Nothing that was pasted is lost. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { imports: words, prices, common } = useTradeTexts();
  const client = useQueryClient();
  const nameOf = useEditionNames();
  const [worked] = useEdition();
  const [locale, setLocale] = useState<Locale>(worked);
  const [marketplace, setMarketplace] = useState<Shop>('amazon');
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<PastedPrices>();
  const [close, question] = useLeaveQuestion(text !== '', onClose);
  const isReady = seen !== undefined && seen.bad === 0 && seen.good > 0;
  const money = (amount: number) => formatMoney(amount, seen?.currency ?? '', languageTags[locale]);

  async function send(): Promise<void> {
    const body = { locale, marketplace, text, dryRun: !isReady };
    const answer = await callApi('POST /api/admin/pasted-prices', { body });
    if (!answer.stored) return setSeen(answer);
    await client.invalidateQueries({ queryKey: ['/api/admin/products'] });
    toast({ title: words.pasteSaved, description: words.pasteSavedText(answer.good) });
    onClose();
  }
  return (
    <Dialog open wide="extra" title={words.pasteTitle} description={words.pasteAbout} onClose={close}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          <div className="import-columns">
            <SelectField
              name="locale"
              label={words.edition}
              options={locales.map((value) => ({ value, label: nameOf(value) }))}
              value={locale}
              onChange={(next) => {
                setLocale(next);
                setSeen(undefined);
              }}
            />
            <SelectField
              name="marketplace"
              label={words.shop}
              options={shops.map((value) => ({ value, label: prices.shops[value] }))}
              value={marketplace}
              onChange={(next) => {
                setMarketplace(next);
                setSeen(undefined);
              }}
            />
          </div>
          <TextAreaField
            name="text"
            label={words.pasteText}
            hint={words.pasteHint}
            rows={8}
            spellCheck={false}
            maxLength={importLimits.pastedChars}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setSeen(undefined);
            }}
          />
          {seen && (
            <div role="status">
              <Notice tone={seen.bad > 0 ? 'danger' : 'info'}>
                <p className="font-semibold">
                  {seen.bad > 0 ? words.pasteBad(seen.bad) : words.pasteGood(seen.good)}
                </p>
                <ul className="problem-list">
                  {seen.lines.map((line) => (
                    <Line key={line.line} line={line} money={money} />
                  ))}
                </ul>
              </Notice>
            </div>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{isReady ? words.pasteSave(seen.good) : words.pasteLook}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
