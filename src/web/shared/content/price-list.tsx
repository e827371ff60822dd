import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { ListedOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { Amount, AsOf, pricedOf } from './amount.tsx';
import type { ContentView } from './content-view.ts';
import { OfferLink } from './offer-link.tsx';

interface PriceListProps {
  offer: ListedOffer | null;
  name: string;
  view: ContentView;
  position: ClickPosition;
}

/** The other shops that have it: the cheapest first, then those without a price, then those where it is sold out. */
export function PriceList({ offer, name, view, position }: PriceListProps) {
  const { content } = view.dictionary;
  if (!offer?.others) return null;
  return (
    <ul className="price-list" aria-label={content.otherShops}>
      {offer.others.map((other) => {
        const priced = pricedOf(other);
        return (
          <li key={other.id}>
            <OfferLink offer={other} name={name} view={view} className="text-link" position={position}>
              {priced && <Amount offer={priced} view={view} />}
            </OfferLink>
            {priced && <AsOf offer={priced} view={view} />}
            {other.availability === 'out_of_stock' && <span>{content.unavailable}</span>}
          </li>
        );
      })}
    </ul>
  );
}
