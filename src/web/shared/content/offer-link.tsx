import type { ProductCard } from '#contract/product-cards.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';
import type { ContentView } from './content-view.ts';

/** The one action of a product: it names the shop, and the product for those who hear it alone. */
export function OfferLink({
  product,
  view,
  className,
}: {
  product: ProductCard;
  view: ContentView;
  className: string;
}) {
  const { content } = view.dictionary;
  const { offer } = product;
  if (!offer) return null;
  const label = offer.price === null ? content.seePriceAt(offer.shopName) : content.seeAt(offer.shopName);
  return (
    <a href={offer.url} target="_blank" rel={affiliateRel} className={className} data-offer={offer.id}>
      {label}
      <span className="sr-only">{`: ${product.brand} ${product.name}`}</span>
    </a>
  );
}
