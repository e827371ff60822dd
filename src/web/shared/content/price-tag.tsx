import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { formatPercent } from '#i18n/money.ts';
import { Amount, AsOf, pricedOf } from './amount.tsx';
import type { ContentView } from './content-view.ts';

interface PriceTagProps {
  offer: ShownOffer | null;
  view: ContentView;
  /** Says that there is no price now, where a reader expects one; an article just goes on without. */
  tellMissing?: boolean;
  /** The button beside it says how much it is: only what else there is to say. */
  inButton?: boolean;
}

/** A price with the moment it was true for, or none: an old price is not shown at all. */
export function PriceTag({ offer, view, tellMissing, inButton }: PriceTagProps) {
  const { content } = view.dictionary;
  const priced = pricedOf(offer);
  if (!priced) {
    const isGone = offer?.availability === 'out_of_stock';
    const note = isGone ? content.unavailable : tellMissing && content.noPrice;
    return note && <p className="price-note">{note}</p>;
  }
  return (
    <p className="price">
      {!inButton && <Amount offer={priced} view={view} />} <AsOf offer={priced} view={view} />
      {priced.delivery && <span>{priced.delivery}</span>}
      {priced.preferred && <span>{content.preferred}</span>}
      {priced.discount && (
        <span className="price-drop">
          {content.belowLow(formatPercent(priced.discount.percent, view.language))}
        </span>
      )}
      {priced.availability === 'scarce' && <span>{content.scarce}</span>}
    </p>
  );
}
