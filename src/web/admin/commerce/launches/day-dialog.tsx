import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminLaunchDay } from '#contract/commerce/launches/launches.admin.schemas.ts';
import { datedLaunchLocales, paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { languageTags } from '#contract/site/locales.ts';
import { readMoney } from '#i18n/read-money.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useDeviceDraft } from '#web/admin/ui/kept-texts/use-device-draft.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { ProductPicker } from '#web/admin/writing/editor/product-picker.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { type DraftProduct, draftOf, isChanged } from './day-draft.ts';
import { dayName } from './day-name.ts';
import { DayProducts } from './day-products.tsx';
import { DeleteDay } from './delete-day.tsx';
import { usePickProduct } from './use-pick-product.ts';

interface DayDialogProps {
  day: AdminLaunchDay;
  mayChange: boolean;
  onClose: () => void;
}

export function DayDialog({ day, mayChange, onClose }: DayDialogProps) {
  const { launches, common } = useTradeTexts();
  const { tag } = useLanguage();
  const client = useQueryClient();
  const { locale, date, live } = day;
  const language = languageTags[locale];
  // As it was when the window opened: saving looks whether it is still so.
  const [before] = useState(() => draftOf(day, language));
  const [products, setProducts] = useState(before);
  const [deleting, setDeleting] = useState(false);
  const draft = useDeviceDraft(`launch-${locale}-${date}`, {
    typed: products,
    isChanged: isChanged(before, products),
    put: setProducts,
  });
  const leave = () => {
    draft.forget();
    onClose();
  };
  const [close, question] = useLeaveQuestion(isChanged(before, products), leave);
  const pick = usePickProduct(products, setProducts);
  const priceOf = ({ price }: DraftProduct, position: number): number | null => {
    if (!price.trim()) return null;
    const read = readMoney(price, language);
    if (!read) throw new FieldProblem({ [`products.${position}.price`]: launches.priceUnread });
    return read;
  };
  async function save(): Promise<void> {
    if (products.length === 0) throw new FieldProblem({ products: launches.needsOne });
    await callApi('PUT /api/admin/launches/:locale/:date', {
      locale,
      date,
      body: {
        products: products.map((product, at) => ({
          productId: product.productId,
          price: priceOf(product, at),
        })),
        seen: before.map(({ productId }) => productId),
      },
    });
    await client.invalidateQueries({ queryKey: ['/api/admin/launches'] });
    toast({ title: launches.saved, description: launches.savedText(products.length) });
    leave();
  }
  const page = datedLaunchLocales.includes(locale) ? paths.launchDay(locale, date) : paths.launches(locale);
  return (
    <Dialog
      open
      wide
      title={launches.dayTitle(dayName(date, tag))}
      description={live ? mayChange && launches.dayText : launches.toComeText}
      onClose={close}
    >
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          {mayChange && draft.notice}
          <DayProducts
            products={products}
            onChange={setProducts}
            mayChange={mayChange}
            money={{ currency: day.currency, language }}
          />
          {mayChange && products.length < limits.launches.products && (
            <div>
              <ProductPicker label={launches.add} onPick={pick} modal />
            </div>
          )}
        </div>
        <div className="dialog-foot">
          {mayChange && before.length > 0 && (
            <Button look="danger" icon="trash" onClick={() => setDeleting(true)}>
              {launches.delete}
            </Button>
          )}
          {live && before.length > 0 && (
            <a href={page} target="_blank" rel="noopener" className={buttonClass('quiet', 'mr-auto')}>
              <Icon of="external-link" size={16} />
              {launches.view}
            </a>
          )}
          <Button onClick={close}>{mayChange ? common.cancel : common.close}</Button>
          {mayChange && <SubmitButton>{common.save}</SubmitButton>}
        </div>
      </Form>
      {question}
      {deleting && <DeleteDay day={day} onDeleted={onClose} onClose={() => setDeleting(false)} />}
    </Dialog>
  );
}
