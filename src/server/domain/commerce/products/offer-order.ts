import type { Availability } from '#contract/commerce/products/products.schemas.ts';

/** What of an offer its place among the others is made of. */
export interface RankedOffer {
  id: number;
  preferred: boolean;
  /** The edition wants its shop to stand first. */
  isPreferredShop: boolean;
  /** Its shop's rules say that it must not stand among others. */
  standsApart: boolean;
  availability: Availability;
  currency: string;
  shown?: { price: number } | undefined;
}

/** Among others, or after all of them where it has to stand apart. */
const APART = 10;
const PRICED = 2;

/**
 * First what an editor prefers for this product, then the shop that the edition prefers, then true prices, then offers
 * without one, and last what cannot be bought.
 */
function rankOf(offer: RankedOffer, own: string): number {
  const { availability, preferred, isPreferredShop, shown, currency } = offer;
  if (availability === 'out_of_stock') return 4;
  if (preferred) return 0;
  if (isPreferredShop) return 1;
  return shown && currency === own ? PRICED : 3;
}

/**
 * The cheapest first. Prices in another currency than the edition's are not converted, and so not compared.
 * `shownOffers` in reviews.offers.queries.ts puts them in the same order in SQL.
 */
export const inReadersOrder = <Offer extends RankedOffer>(offers: Offer[], currency: string): Offer[] => {
  const place = (offer: Offer) => rankOf(offer, currency) + (offer.standsApart ? APART : 0);
  const price = (offer: Offer) => (rankOf(offer, currency) === PRICED ? (offer.shown?.price ?? 0) : 0);
  return offers.toSorted((a, b) => place(a) - place(b) || price(a) - price(b) || a.id - b.id);
};
