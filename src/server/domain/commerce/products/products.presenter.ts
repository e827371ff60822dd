import type { ProductCard, ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import type { ProductsService, ShownOfferFacts } from './products.service.ts';

type CardFacts = Awaited<ReturnType<ProductsService['listCards']>>[number];

export const presentOffer = (offer: ShownOfferFacts): ShownOffer => ({
  id: offer.id,
  marketplace: offer.marketplace,
  shopName: offer.shopName,
  url: offer.url,
  availability: offer.availability,
  price: offer.shown?.price ?? null,
  currency: offer.currency,
  asOf: offer.shown?.asOf.toISOString() ?? null,
  ...(offer.discount && { discount: { percent: offer.discount.percent, low: offer.discount.low } }),
});

/** Who is led to Shopee already needs no second way there. */
export const presentShopLink = (slug: string | undefined, offer: ShownOfferFacts | undefined) =>
  slug !== undefined && offer?.marketplace !== 'shopee' ? { shopLink: slug } : {};

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
  offer: offer ? presentOffer(offer) : null,
  ...presentShopLink(shopLink, offer),
});
