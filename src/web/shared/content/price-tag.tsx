import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { formatMoment } from '#i18n/date-format.ts';
import { formatMoney, formatPercent } from '#i18n/money.ts';
import type { ContentView } from './content-view.ts';

interface PriceTagProps {
  offer: ShownOffer | null;
  view: ContentView;
  /** Says that there is no price now, where a reader expects one; an article just goes on without. */
  tellMissing?: boolean;
}

/** A price with the moment it was true for, or none: an old price is not shown at all. */
export function PriceTag({ offer, view, tellMissing = false }: PriceTagProps) {
  const { content } = view.dictionary;
  if (offer?.availability === 'out_of_stock') return <p className="price-note">{content.unavailable}</p>;
  if (!offer || offer.price === null || offer.asOf === null) {
    return tellMissing ? <p className="price-note">{content.noPrice}</p> : null;
  }
  const moment = formatMoment(new Date(offer.asOf), view.language, view.timeZone);
  return (
    <p className="price">
      <data value={(offer.price / 100).toFixed(2)}>
        {formatMoney(offer.price, offer.currency, view.language)}
      </data>{' '}
      <time dateTime={offer.asOf}>{content.asOf(moment)}</time>
      {offer.discount && (
        <span className="price-drop">
          {content.belowLow(formatPercent(offer.discount.percent, view.language))}
        </span>
      )}
      {offer.availability === 'scarce' && <span>{content.scarce}</span>}
    </p>
  );
}
