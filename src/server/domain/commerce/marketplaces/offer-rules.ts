import {
  type Marketplace as MarketplaceId,
  marketplaces,
} from '#contract/commerce/products/products.schemas.ts';
import { type EditionFacts, freshSince, type LinkRule } from './marketplace.ts';
import { marketplaceOf } from './registry.ts';

/** What every shop allows an edition to show at one moment, as data for a query. */
export interface OfferRules {
  currency: string;
  showPrices: boolean;
  shops: { id: MarketplaceId; freshSince: Date; link: LinkRule }[];
}

export const offerRulesOf = (edition: EditionFacts & { currency: string }, now: Date): OfferRules => ({
  currency: edition.currency,
  showPrices: edition.showPrices,
  shops: marketplaces.flatMap((id) => {
    const shop = marketplaceOf(id);
    const link = shop.linkRule(edition);
    return link ? [{ id, link, freshSince: freshSince(shop, now) }] : [];
  }),
});
