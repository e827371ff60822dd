import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { formatMoment } from '#i18n/date-format.ts';
import { formatMoney } from '#i18n/money.ts';
import type { ContentView } from './content-view.ts';

interface PricedProps {
  offer: ShownOffer & { price: number; asOf: string };
  view: ContentView;
}

/** The offer where its price may be told; what cannot be bought costs nothing. */
export const pricedOf = (offer: ShownOffer | null) =>
  offer?.price && offer.asOf && offer.availability !== 'out_of_stock'
    ? (offer as PricedProps['offer'])
    : undefined;

export const Amount = ({ offer, view }: PricedProps) => (
  <data value={(offer.price / 100).toFixed(2)}>
    {formatMoney(offer.price, offer.currency, view.language)}
  </data>
);

/** When it cost that: a price never stands without it. */
export const AsOf = ({ offer, view }: PricedProps) => (
  <time dateTime={offer.asOf}>{view.dictionary.content.asOf(momentOf(offer, view))}</time>
);

export const momentOf = ({ asOf }: PricedProps['offer'], { language, timeZone }: ContentView): string =>
  formatMoment(new Date(asOf), language, timeZone);
