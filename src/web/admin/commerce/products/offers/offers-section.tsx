import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';
import { useProduct } from '../edit/product-context.tsx';
import { marketplacesOf } from './marketplace-names.ts';
import { OfferCard } from './offer-card.tsx';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

/** Where a product can be bought in an edition, and what its readers see of that. */
export function OffersSection({ locale }: { locale: Locale }) {
  const { productEditor } = useTexts();
  const { product, canEdit } = useProduct();
  const { data: edition } = useQuery(editionQuery(locale));
  const { offers } = product.editions[locale];
  const [adding, setAdding] = useState(false);
  const free = marketplacesOf(locale).filter(
    (shop) => shop === 'other' || offers.every((offer) => offer.marketplace !== shop),
  );
  return (
    <section className="panel form-panel" aria-label={productEditor.offers} data-field="offers">
      <div>
        <h2 className="text-base">{productEditor.offers}</h2>
        {edition && <p className="text-mute text-sm">{productEditor.offersAbout(edition.amazonDomain)}</p>}
      </div>
      {offers.length === 0 && <p className="text-mute">{productEditor.noOffers}</p>}
      {edition && offers.map((offer) => <OfferCard key={offer.id} offer={offer} edition={edition} />)}
      {canEdit && free.length > 0 && (
        <span>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {productEditor.addOffer}
          </Button>
        </span>
      )}
      {adding && edition && (
        <Suspense>
          <OfferDialog edition={edition} marketplaces={free} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
