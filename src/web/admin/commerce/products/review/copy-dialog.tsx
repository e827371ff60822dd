import { isLocale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { useReview } from './review-context.tsx';

/** The same review for an edition that has none yet. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { reviewEditor, products, common } = useTexts();
  const { product, show } = useProduct();
  const { session, record } = useReview();
  const refresh = useRefreshProduct();
  const nameOf = useEditionNames();
  const free = locales.filter((locale) => product.editions[locale].review === null);
  const [first] = free;
  async function send(data: FormData): Promise<void> {
    const locale = data.get('locale');
    if (!isLocale(locale)) return;
    await session.save();
    await callApi('POST /api/admin/reviews/:id/copy', { id: record.id, body: { locale } });
    await refresh();
    toast({
      title: products.copied,
      description: products.copiedText(nameOf(locale)),
      action: { label: products.openCopy, run: () => show(locale) },
    });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={reviewEditor.copyTo} description={reviewEditor.copyAbout}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          {first ? (
            <SelectField
              name="locale"
              label={reviewEditor.copyEdition}
              defaultValue={first}
              options={free.map((locale) => ({ value: locale, label: nameOf(locale) }))}
            />
          ) : (
            <p>{reviewEditor.everywhere}</p>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {first && <SubmitButton>{reviewEditor.copy}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
