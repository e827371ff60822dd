import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { LinkPlace, PlacedPage } from '#contract/commerce/clicks/link-place.ts';
import type {
  ListedOffer,
  ProductCard,
  ShownOffer,
} from '#contract/commerce/products/product-cards.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { ProductsService, ShownOfferFacts } from './products.service.ts';

type CardFacts = Awaited<ReturnType<ProductsService['listCards']>>[number];

type OneOffer = ShownOfferFacts['others'][number];

/** The offer alone: where there is room for one. With a place, the link is as it stands there. */
export const presentOffer = (offer: OneOffer, place?: LinkPlace): ShownOffer => ({
  id: offer.id,
  marketplace: offer.marketplace,
  shopName: offer.shopName,
  url: place ? offer.linkAt(place) : offer.url,
  availability: offer.availability,
  price: offer.shown?.price ?? null,
  currency: offer.currency,
  asOf: offer.shown?.asOf.toISOString() ?? null,
  ...(offer.delivery !== undefined && { delivery: offer.delivery }),
  ...(offer.discount && { discount: { percent: offer.discount.percent, low: offer.discount.low } }),
  ...((offer.preferred || offer.isPreferredShop) && { preferred: true }),
});

/** With as many of the others as a list has room for. */
export function presentOffers(
  offer: ShownOfferFacts,
  present = (each: OneOffer) => presentOffer(each),
): ListedOffer {
  const others = offer.others.slice(0, limits.products.shownOffers - 1).map(present);
  return {
    ...present(offer),
    ...(others.length > 0 && { others }),
    ...(offer.apart && { apart: present(offer.apart) }),
  };
}

/** For what is drawn here and now: one product stands in several places of a text, and each has a link of its own. */
export const placeCard =
  (page: PlacedPage) =>
  (facts: CardFacts): ProductCard => {
    const { offer } = facts;
    const placed = (each: OneOffer) => ({
      ...presentOffer(each),
      linkAt: (position: ClickPosition) => each.linkAt({ page, position }),
    });
    return { ...presentProductCard(facts), offer: offer ? presentOffers(offer, placed) : null };
  };

/** Who is led to Shopee already needs no second way there. */
export const presentShopLink = (slug: string | undefined, offer: ShownOfferFacts | undefined) => {
  const isThere = offer && [offer, ...offer.others].some(({ marketplace }) => marketplace === 'shopee');
  return slug !== undefined && !isThere ? { shopLink: slug } : {};
};

export const presentProductCard = ({ product, review, offer, shopLink }: CardFacts): ProductCard => ({
  id: product.id,
  brand: product.brand,
  name: product.name,
  imageUrl: product.imageUrl,
  specs: product.specs,
  reviewSlug: review?.slug ?? null,
  score: review?.score ?? null,
  verdict: review?.verdict ?? '',
  bestFor: review?.bestFor ?? '',
  pros: review?.pros ?? [],
  cons: review?.cons ?? [],
  offer: offer ? presentOffers(offer) : null,
  ...presentShopLink(shopLink, offer),
});
