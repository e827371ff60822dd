import { lazy, Suspense, useState } from 'react';
import type { AdminOffer, OfferChange } from '#contract/commerce/products/offers.admin.schemas.ts';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { formatMoney } from '#i18n/money.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useProduct, useRefreshProduct } from '../edit/product-context.tsx';
import { whatReadersSee } from './what-readers-see.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface OfferCardProps {
  offer: AdminOffer;
  edition: Edition;
}

export function OfferCard({ offer, edition }: OfferCardProps) {
  const { productEditor } = useTexts();
  const shopName = offer.shopName || productEditor.otherShop;
  const { product, canEdit } = useProduct();
  const { offers } = product.editions[edition.locale];
  const { words, tone } = whatReadersSee(offer, offers, edition, productEditor);
  const money = (amount: number | null) =>
    amount === null ? productEditor.empty : formatMoney(amount, offer.currency, edition.language);
  return (
    <article className="offer-card" aria-label={shopName}>
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 wrap-anywhere">{shopName}</h3>
        <OfferActions offer={offer} edition={edition} />
      </header>
      <p>
        <span className="text-mute text-sm">{productEditor.readersSee}: </span>
        <Badge tone={tone}>{words}</Badge>{' '}
        {offer.preferred && <Badge tone="neutral">{productEditor.preferredBadge}</Badge>}
      </p>
      <KeyValues
        facts={[
          { name: productEditor.price, value: money(offer.price) },
          ...(offer.listPrice === null
            ? []
            : [{ name: productEditor.listPrice, value: money(offer.listPrice) }]),
          ...(offer.deliveryPrice === null
            ? []
            : [{ name: productEditor.deliveryPrice, value: money(offer.deliveryPrice) }]),
          { name: productEditor.availability, value: productEditor.availabilities[offer.availability] },
          { name: productEditor.source, value: productEditor.sources[offer.source] },
          {
            name: productEditor.when,
            value: offer.fetchedAt ? <RelativeTime moment={offer.fetchedAt} /> : productEditor.never,
          },
          // Only Amazon's links are made with a tag; another shop's carry their own.
          ...(offer.marketplace === 'amazon'
            ? [
                {
                  name: productEditor.tag,
                  value: offer.tagOverride ?? `${edition.affiliateId} (${productEditor.tagOfEdition})`,
                },
              ]
            : []),
          ...(offer.link ? [{ name: productEditor.link, value: <OfferLink link={offer.link} /> }] : []),
        ]}
      />
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          {offer.price !== null && <ConfirmPrice offer={offer} />}
          {(offers.length > 1 || offer.preferred) && <Prefer offer={offer} />}
        </div>
      )}
    </article>
  );
}

function OfferLink({ link }: { link: string }) {
  const { productEditor } = useTexts();
  const { host, pathname } = new URL(link);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener nofollow sponsored"
      className="inline-flex items-center gap-1"
      aria-label={`${productEditor.openLink}: ${link}`}
    >
      <span className="wrap-anywhere">{`${host}${pathname}`}</span>
      <Icon of="external-link" size={12} />
    </a>
  );
}

/** One change of an offer by a button, and what is told of it. */
function useOfferChange(offer: AdminOffer) {
  const texts = useTexts();
  const { productEditor } = texts;
  const refresh = useRefreshProduct();
  async function change(body: OfferChange, title: string, description: string): Promise<void> {
    try {
      await callApi('PATCH /api/admin/offers/:id', { id: offer.id, body });
      await refresh();
      toast({ title, description });
    } catch (error) {
      const reason = explainFailure(error, texts).message;
      toast({ title: productEditor.notDone, description: reason, variant: 'destructive' });
    }
  }
  return change;
}

/** Somebody has looked: the price is as it was, and counts from now on. */
function ConfirmPrice({ offer }: { offer: AdminOffer }) {
  const { productEditor } = useTexts();
  const change = useOfferChange(offer);
  return (
    <Button
      icon="badge-check"
      onClick={() => void change({ confirmed: true }, productEditor.confirmed, productEditor.confirmedText)}
    >
      {productEditor.confirmPrice}
    </Button>
  );
}

/** It stands first whatever the others cost, or no longer. */
function Prefer({ offer }: { offer: AdminOffer }) {
  const { productEditor } = useTexts();
  const change = useOfferChange(offer);
  const { preferred } = offer;
  const label = preferred ? productEditor.unprefer : productEditor.prefer;
  const told = preferred ? productEditor.unpreferredText : productEditor.preferredText;
  return (
    <Button icon="arrow-up" onClick={() => void change({ preferred: !preferred }, label, told)}>
      {label}
    </Button>
  );
}

function OfferActions({ offer, edition }: OfferCardProps) {
  const { productEditor } = useTexts();
  const { canEdit } = useProduct();
  const refresh = useRefreshProduct();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  if (!canEdit) return null;
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/offers/:id', { id: offer.id });
    await refresh();
    toast({ title: productEditor.offerRemoved, description: offer.shopName });
  }
  return (
    <>
      <IconButton
        label={productEditor.changeOffer(offer.shopName)}
        icon="pencil"
        onClick={() => setOpen('change')}
      />
      <IconButton
        label={productEditor.removeOffer(offer.shopName)}
        icon="trash"
        onClick={() => setOpen('remove')}
      />
      {open === 'change' && (
        <Suspense>
          <OfferDialog edition={edition} marketplaces={[offer.marketplace]} offer={offer} onClose={close} />
        </Suspense>
      )}
      <Confirm
        open={open === 'remove'}
        onClose={close}
        title={productEditor.removeOfferTitle(offer.shopName)}
        consequence={productEditor.removeOfferText}
        action={productEditor.removeOfferAction}
        danger
        onConfirm={remove}
      />
    </>
  );
}
