import type { OfferSummary, ReviewSummary } from '#contract/commerce/products/products.admin.schemas.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

export interface Standing {
  review: ReviewSummary | null;
  offer: OfferSummary | null;
}

/** How old a price is to its readers: nobody is shown one past its shop's age. */
export const priceState = (offer: OfferSummary): 'none' | 'stale' | 'fresh' => {
  if (offer.price === null) return 'none';
  return offer.fresh ? 'fresh' : 'stale';
};

/** What an edition has of a product, in words: "avaliação publicada, sem link". */
export function standingWords(
  { review, offer }: Standing,
  { products }: Pick<AdminTexts, 'products'>,
): string[] {
  const prices = { none: products.noPrice, stale: products.stalePrice, fresh: products.freshPrice };
  return [
    review ? products.reviewIs(products.statuses[review.status]) : products.noReview,
    ...(review && review.toTranslate > 0 ? [products.toTranslate(review.toTranslate)] : []),
    ...(review?.drifted ? [products.drifted] : []),
    ...offerWords(offer, products, prices),
  ];
}

function offerWords(
  offer: OfferSummary | null,
  products: AdminTexts['products'],
  prices: Record<'none' | 'stale' | 'fresh', string>,
): string[] {
  if (!offer) return [products.noOffer];
  if (!offer.linked) return [products.noLink];
  if (offer.availability === 'out_of_stock' && offer.fresh) return [products.unavailable];
  return [prices[priceState(offer)]];
}
