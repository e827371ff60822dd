import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { formatMoment } from '#i18n/date-format.ts';
import { formatMoney } from '#i18n/money.ts';
import type { ContentView } from './content-view.ts';

interface PricedProps {
  offer: ShownOffer & { price: number; asOf: string };
  view: ContentView;
}

/** What it costs now, if that may be said; what cannot be bought costs nothing. */
export const pricedOf = (offer: ShownOffer | null): PricedProps['offer'] | undefined =>
  offer && offer.price !== null && offer.asOf !== null && offer.availability !== 'out_of_stock'
    ? { ...offer, price: offer.price, asOf: offer.asOf }
    : undefined;

export const Amount = ({ offer, view }: PricedProps) => (
  <data value={(offer.price / 100).toFixed(2)}>
    {formatMoney(offer.price, offer.currency, view.language)}
  </data>
);

/** When it cost that: a price never stands without it. */
export const AsOf = ({ offer, view, bare = false }: PricedProps & { bare?: boolean }) => {
  const moment = formatMoment(new Date(offer.asOf), view.language, view.timeZone);
  return <time dateTime={offer.asOf}>{bare ? moment : view.dictionary.content.asOf(moment)}</time>;
};
