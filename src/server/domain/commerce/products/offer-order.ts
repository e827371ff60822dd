import type { Availability } from '#contract/commerce/products/products.schemas.ts';

/** What of an offer its place among the others is made of. */
export interface RankedOffer {
  id: number;
  preferred: boolean;
  availability: Availability;
  currency: string;
  shown?: { price: number } | undefined;
}

/** First what an editor prefers, then true prices, then offers without one, and last what cannot be bought. */
function rankOf({ availability, preferred, shown, currency }: RankedOffer, own: string): number {
  if (availability === 'out_of_stock') return 3;
  if (preferred) return 0;
  return shown && currency === own ? 1 : 2;
}

/**
 * The cheapest first. Prices in another currency than the edition's are not converted, and so not compared.
 * `shownOffers` in reviews.offers.queries.ts puts them in the same order in SQL.
 */
export const inReadersOrder = <Offer extends RankedOffer>(offers: Offer[], currency: string): Offer[] => {
  const rank = (offer: Offer) => rankOf(offer, currency);
  const price = (offer: Offer) => (rank(offer) === 1 ? (offer.shown?.price ?? 0) : 0);
  return offers.toSorted((a, b) => rank(a) - rank(b) || price(a) - price(b) || a.id - b.id);
};
