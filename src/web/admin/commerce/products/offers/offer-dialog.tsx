import { useState } from 'react';
import type { AdminOffer } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Availability, Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { readMoney, writeMoney } from '#i18n/read-money.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { marketplaceName, marketplaceOfAddress } from './marketplace-names.ts';
import { PriceField } from './price-field.tsx';

/** Not in the words of the contract, which carries its schemas along. */
const availabilities: Availability[] = ['in_stock', 'scarce', 'preorder', 'out_of_stock', 'unknown'];

interface OfferDialogProps {
  edition: Edition;
  /** Which shops can be chosen. */
  marketplaces: Marketplace[];
  /** The one that is changed; without it a new one is made. */
  offer?: AdminOffer;
  onClose: () => void;
}

/** An address or a number from the shop, and what somebody has seen there. */
export function OfferDialog({ edition, marketplaces, offer, onClose }: OfferDialogProps) {
  const { productEditor, common } = useTexts();
  const { product } = useProduct();
  const refresh = useRefreshProduct();
  const [marketplace, setMarketplace] = useState<Marketplace>(marketplaces[0] ?? 'amazon');
  const [dirty, setDirty] = useState(false);
  const [close, question] = useLeaveQuestion(dirty, onClose);
  const address = offer?.externalId ?? offer?.url ?? '';
  const amount = (price: number | null | undefined) =>
    typeof price === 'number' ? writeMoney(price, edition.language) : '';

  const hints: Partial<Record<Marketplace, string>> = {
    amazon: productEditor.addressAmazon(edition.amazonDomain),
    shopee: productEditor.addressShort,
    other: productEditor.addressOther,
  };

  function read(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const price = (name: string) => {
      if (text(name) === '') return null;
      const value = readMoney(text(name), edition.language);
      const isSum = name === 'deliveryPrice' ? value !== undefined : value;
      if (!isSum) throw new FieldProblem({ [name]: productEditor.priceUnread });
      return value ?? null;
    };
    const typed = text('externalId');
    return {
      // What stands there already is not sent again: it may be older than today's rules.
      ...(typed !== address && { externalId: typed || null }),
      ...(data.has('trackedUrl') && { trackedUrl: text('trackedUrl') || null }),
      tagOverride: text('tagOverride') || null,
      price: price('price'),
      listPrice: price('listPrice'),
      deliveryPrice: price('deliveryPrice'),
      availability: text('availability') as Availability,
    };
  }
  async function send(data: FormData): Promise<void> {
    const body = read(data);
    if (offer) await callApi('PATCH /api/admin/offers/:id', { id: offer.id, body });
    else {
      const place = { productId: product.id, locale: edition.locale, marketplace };
      await callApi('POST /api/admin/offers', { body: { ...body, ...place } });
    }
    await refresh();
    toast({ title: productEditor.offerSaved, description: productEditor.offerSavedText });
    onClose();
  }
  return (
    <Dialog open wide onClose={close} title={offer ? productEditor.editOffer : productEditor.addOffer}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body" onInput={() => setDirty(true)}>
          {marketplaces.length > 1 && (
            <SelectField
              name="marketplace"
              label={productEditor.marketplace}
              value={marketplace}
              options={marketplaces.map((value) => ({ value, label: marketplaceName(value, productEditor) }))}
              onChange={setMarketplace}
            />
          )}
          <TextField
            name="externalId"
            label={productEditor.address}
            hint={hints[marketplace]}
            spellCheck={false}
            autoComplete="off"
            maxLength={limits.products.urlChars}
            defaultValue={address}
            onChange={(event) => {
              const told = marketplaceOfAddress(event.target.value);
              if (told && marketplaces.includes(told)) setMarketplace(told);
            }}
          />
          {offer && (offer.waitsForLink || offer.trackedUrl !== null) && (
            <TextField
              name="trackedUrl"
              label={productEditor.trackedUrl}
              hint={productEditor.trackedUrlHint}
              spellCheck={false}
              autoComplete="off"
              maxLength={limits.products.urlChars}
              defaultValue={offer.trackedUrl ?? ''}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <PriceField
              name="price"
              label={productEditor.price}
              edition={edition}
              first={amount(offer?.price)}
            />
            <PriceField
              name="listPrice"
              label={productEditor.listPrice}
              edition={edition}
              first={amount(offer?.listPrice)}
              hint={productEditor.listPriceHint}
            />
            <PriceField
              name="deliveryPrice"
              label={productEditor.deliveryPrice}
              edition={edition}
              first={amount(offer?.deliveryPrice)}
              hint={productEditor.deliveryHint}
            />
          </div>
          <SelectField
            name="availability"
            label={productEditor.availability}
            defaultValue={offer?.availability ?? 'in_stock'}
            options={availabilities.map((value) => ({ value, label: productEditor.availabilities[value] }))}
            onChange={() => setDirty(true)}
          />
          {marketplace === 'amazon' && (
            <TextField
              name="tagOverride"
              label={productEditor.tagOverride}
              optional={common.optional}
              hint={productEditor.tagHint(edition.affiliateId)}
              spellCheck={false}
              autoComplete="off"
              maxLength={limits.products.tagChars}
              defaultValue={offer?.tagOverride ?? ''}
            />
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{common.save}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
