import type { PlaceTags } from '#contract/commerce/clicks/clicks.words.ts';
import type { LinkPlace } from '#contract/commerce/clicks/link-place.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { Marketplace as MarketplaceId } from '#contract/commerce/products/products.schemas.ts';
import type { NetworkNumbers, Shop } from '#contract/commerce/shops/shop.ts';
import type { Locale } from '#contract/site/locales.ts';

/** What of an offer its shop's rules look at. */
export interface OfferFacts {
  /** Reports then say which product a sale was of. */
  productId?: number | undefined;
  externalId: string | null;
  url: string | null;
  /** As its network has minted it for this address. */
  trackedUrl: string | null;
  tagOverride: string | null;
  price: number | null;
  fetchedAt: Date | null;
}

/** The edition's side of an affiliate link. */
export interface EditionFacts {
  locale: Locale;
  amazonDomain: string;
  affiliateId: string;
  /** Tags of some places, instead of that one. */
  placeTags?: PlaceTags | undefined;
  /** Other shops that it links to, and the publisher's numbers at their networks. */
  shops: Shop[];
  networkNumbers: NetworkNumbers;
  /** Definitions of the owner's own, besides those that come with the program. */
  ownNetworks: Network[];
  /** The shop that stands first wherever it can be bought from; empty where the price alone decides. */
  preferredShop: string;
  showPrices: boolean;
}

/**
 * Which offers an honest link can be made for: one of the fields has to look so. It is data, so that SQL can ask the same
 * question: the patterns are plain enough to mean the same to JavaScript and to PostgreSQL.
 */
export interface LinkRule {
  fields: readonly ('externalId' | 'url' | 'trackedUrl')[];
  pattern: RegExp;
  /** How an offer's own tag must look, and whether the edition has a good one for offers without. */
  tag?: { pattern: RegExp; editionHasOne: boolean };
}

/** What a shop's programme allows. Pages and jobs ask it and decide nothing. */
export interface ShopPolicy {
  /** How old a price, and the word on availability, may be on a page, in milliseconds. */
  maxPriceAge: number;
  /** Whether it may be kept and shown what a price was. */
  keepsHistory: boolean;
  /** Whether its offers must not stand among those of others. */
  standsApart: boolean;
}

/** One shop: what its programme allows, and how its links are made. docs/marketplaces.md says how to add one. */
export interface Marketplace extends ShopPolicy {
  id: MarketplaceId;
  /** By which it is known among all shops of an edition. */
  key: string;
  name: string;
  /** undefined where the edition has no way into this shop. */
  linkRule(edition: EditionFacts): LinkRule | undefined;
  /**
   * undefined where no honest link can be made: the page then shows none. Where it stands changes what a report says
   * of it later, and nothing else.
   */
  buildLink(offer: OfferFacts, edition: EditionFacts, place?: LinkPlace): string | undefined;
}

export function isLinkable(rule: LinkRule | undefined, offer: OfferFacts): boolean {
  if (!rule?.fields.some((field) => rule.pattern.test(offer[field] ?? ''))) return false;
  const { tag } = rule;
  return !tag || (offer.tagOverride === null ? tag.editionHasOne : tag.pattern.test(offer.tagOverride));
}

/** What was learned at this moment or later may be on a page now. */
export const freshSince = (shop: ShopPolicy, now: Date): Date => new Date(now.getTime() - shop.maxPriceAge);

export const isFresh = (shop: ShopPolicy, { fetchedAt }: OfferFacts, now: Date): boolean =>
  fetchedAt !== null && fetchedAt >= freshSince(shop, now);

/** The price that may be shown at this moment, if any. */
export function priceToShow(
  shop: ShopPolicy,
  offer: OfferFacts,
  edition: Pick<EditionFacts, 'showPrices'>,
  now: Date,
): { price: number; asOf: Date } | undefined {
  const { price, fetchedAt } = offer;
  if (!edition.showPrices || price === null || fetchedAt === null || !isFresh(shop, offer, now)) {
    return undefined;
  }
  return { price, asOf: fetchedAt };
}
