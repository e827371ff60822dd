import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useProduct } from '../edit/product-context.tsx';
import { productName } from '../product-name.ts';
import { useMergeTexts } from './merge-texts.ts';

/** Offers that are of something else become a product of their own. */
export function SplitDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { common } = texts;
  const words = useMergeTexts();
  const { product } = useProduct();
  const client = useQueryClient();
  const nameOf = useEditionNames();
  const [chosen, setChosen] = useState<number[]>([]);
  const offers = locales.flatMap((locale) => product.editions[locale].offers);
  const refresh = () => client.invalidateQueries();

  async function split(data: FormData): Promise<void> {
    if (chosen.length === 0) throw new FieldProblem({ offerIds: words.chooseSome });
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const body = { offerIds: chosen, brand: text('brand'), name: text('name') };
    const { mergeId } = await callApi('POST /api/admin/products/:id/split', { id: product.id, body });
    await refresh();
    onClose();
    undoable(texts, {
      title: words.splitDone,
      description: words.splitDoneText(`${body.brand} ${body.name}`),
      undo: async () => {
        await callApi('POST /api/admin/product-merges/:id/undo', { id: mergeId });
        await refresh();
      },
    });
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.splitTitle(productName(product))}
      description={words.splitAbout}
    >
      <Form onSend={split} className="dialog-form">
        <div className="dialog-body">
          {offers.length === 0 && <p className="text-mute">{words.noOffers}</p>}
          {offers.length > 0 && (
            <fieldset className="flex flex-col gap-1">
              <legend className="field-label mb-1">{words.whichOffers}</legend>
              {offers.map(({ id, locale, shopName, externalId, url }) => (
                <label key={id} className="choice-line">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen((all) => (target.checked ? [...all, id] : all.filter((each) => each !== id)))
                    }
                  />
                  {flagOf(locale, 18)}
                  <span className="sr-only">{nameOf(locale)}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {shopName} <span className="text-mute">{externalId ?? url}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <TextField
            name="brand"
            label={words.brand}
            defaultValue={product.brand}
            maxLength={limits.products.brandChars}
          />
          <TextField name="name" label={words.name} maxLength={limits.products.nameChars} />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {offers.length > 0 && <SubmitButton>{words.splitNow}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
