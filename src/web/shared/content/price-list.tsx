import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { ListedOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import type { ContentView } from './content-view.ts';
import { OfferLink } from './offer-link.tsx';
import { PriceTag } from './price-tag.tsx';

interface PriceListProps {
  offer: ListedOffer | null;
  name: string;
  view: ContentView;
  position: ClickPosition;
}

/** The other shops that have it: the cheapest first, then those without a price, then those where it is sold out. */
export const PriceList = ({ offer, view, ...link }: PriceListProps) =>
  offer?.others && (
    <ul className="price-list" aria-label={view.dictionary.content.otherShops}>
      {offer.others.map((other) => (
        <li key={other.id}>
          <OfferLink offer={other} view={view} className="text-link" withPrice {...link} />
          <PriceTag offer={other} view={view} inButton />
        </li>
      ))}
    </ul>
  );
