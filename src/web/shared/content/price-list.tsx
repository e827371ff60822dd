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

/**
 * The other shops that have it: the cheapest first, then those without a price, then those where it is sold out. One whose
 * rules say so stands apart from them.
 */
export const PriceList = ({ offer, view, ...link }: PriceListProps) =>
  [offer?.others, offer?.apart && [offer.apart]].map(
    (others, index) =>
      others && (
        <ul
          key={others[0]?.id}
          className={index ? 'price-list price-apart' : 'price-list'}
          aria-label={view.dictionary.content.otherShops}
        >
          {others.map((other) => (
            <li key={other.id}>
              <OfferLink offer={other} view={view} className="text-link" withPrice {...link} />
              <PriceTag offer={other} view={view} inButton />
            </li>
          ))}
        </ul>
      ),
  );
