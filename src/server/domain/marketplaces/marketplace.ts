import type { Marketplace as MarketplaceId } from '#contract/products.ts';

/** What of an offer its shop's rules look at. */
export interface OfferFacts {
  externalId: string | null;
  url: string | null;
  tagOverride: string | null;
  price: number | null;
  fetchedAt: Date | null;
}

/** The edition's side of an affiliate link. */
export interface EditionFacts {
  amazonDomain: string;
  affiliateId: string;
  showPrices: boolean;
}

/** One shop: what its programme allows, and how its links are made. Pages and jobs ask it and decide nothing. */
export interface Marketplace {
  id: MarketplaceId;
  name: string;
  /** How old a price may be on a page, in milliseconds. */
  maxPriceAge: number;
  /** undefined where no honest link can be made: the page then shows none. */
  buildLink(offer: OfferFacts, edition: EditionFacts): string | undefined;
}

/** The price that may be shown at this moment, if any. */
export function priceToShow(
  shop: Marketplace,
  offer: OfferFacts,
  edition: EditionFacts,
  now: Date,
): { price: number; asOf: Date } | undefined {
  if (!edition.showPrices || offer.price === null || offer.fetchedAt === null) return undefined;
  const age = now.getTime() - offer.fetchedAt.getTime();
  if (age > shop.maxPriceAge) return undefined;
  return { price: offer.price, asOf: offer.fetchedAt };
}
