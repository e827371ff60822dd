import { type ClickPosition, offerMark } from '#contract/commerce/clicks/clicks.words.ts';
import type { ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import { Amount, pricedOf } from './amount.tsx';
import type { ContentView } from './content-view.ts';

interface OfferLinkProps {
  /** In a text that is drawn on the server, with what the link is where it stands. */
  offer: (ShownOffer & { linkAt?: (position: ClickPosition) => string }) | null;
  /** The product's, for those who hear the link alone. */
  name: string;
  view: ContentView;
  className: string;
  position: ClickPosition;
  /** What it costs there stands beside the shop's name. */
  withPrice?: boolean;
}

/** The one action of a product: it names the shop. */
export function OfferLink({ offer, name, view, className, position, withPrice }: OfferLinkProps) {
  const { content } = view.dictionary;
  if (!offer) return null;
  const priced = withPrice && pricedOf(offer);
  const priceThere = offer.price === null && offer.availability !== 'out_of_stock';
  const label = priceThere ? content.seePriceAt(offer.shopName) : content.seeAt(offer.shopName);
  return (
    <a
      href={offer.linkAt?.(position) ?? offer.url}
      target="_blank"
      rel={affiliateRel}
      className={className}
      data-at={offerMark(position, offer.id)}
    >
      {label}
      {priced && <Amount offer={priced} view={view} />}
      <span className="sr-only">{`: ${name}`}</span>
    </a>
  );
}
