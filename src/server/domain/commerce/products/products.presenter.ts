import type {
  ListedOffer,
  ProductCard,
  ShownOffer,
} from '#contract/commerce/products/product-cards.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { ProductsService, ShownOfferFacts } from './products.service.ts';

type CardFacts = Awaited<ReturnType<ProductsService['listCards']>>[number];

type OneOffer = ShownOfferFacts['others'][number];

/** The offer alone: where there is room for one. */
export const presentOffer = (offer: OneOffer): ShownOffer => ({
  id: offer.id,
  marketplace: offer.marketplace,
  shopName: offer.shopName,
  url: offer.url,
  availability: offer.availability,
  price: offer.shown?.price ?? null,
  currency: offer.currency,
  asOf: offer.shown?.asOf.toISOString() ?? null,
  ...(offer.delivery !== undefined && { delivery: offer.delivery }),
  ...(offer.discount && { discount: { percent: offer.discount.percent, low: offer.discount.low } }),
  ...((offer.preferred || offer.isPreferredShop) && { preferred: true }),
});

/** With as many of the others as a list has room for. */
export const presentOffers = (offer: ShownOfferFacts): ListedOffer => ({
  ...presentOffer(offer),
  ...(offer.others.length > 0 && {
    others: offer.others.slice(0, limits.products.shownOffers - 1).map(presentOffer),
  }),
  ...(offer.apart && { apart: presentOffer(offer.apart) }),
});

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
