import {
  type Marketplace as MarketplaceId,
  marketplaces,
} from '#contract/commerce/products/products.schemas.ts';
import { type EditionFacts, freshSince, type LinkRule, type Marketplace } from './marketplace.ts';
import { shopsOf } from './named-shops/shops-of.ts';
import { isPreferredShop, marketplaceOf } from './registry.ts';

/** What one shop allows an edition to show at one moment. */
export interface ShopRules {
  id: MarketplaceId;
  /** Of a marketplace with many shops: which `offers.shop` are this one's. */
  hosts?: string[];
  freshSince: Date;
  link: LinkRule;
  isPreferred: boolean;
  standsApart: boolean;
}

/** What every shop allows an edition to show at one moment, as data for a query. */
export interface OfferRules {
  currency: string;
  showPrices: boolean;
  shops: ShopRules[];
}

export function offerRulesOf(edition: EditionFacts & { currency: string }, now: Date): OfferRules {
  const rulesOf = (shop: Marketplace, hosts?: string[]): ShopRules[] => {
    const link = shop.linkRule(edition);
    if (!link) return [];
    const { id, standsApart } = shop;
    const isPreferred = isPreferredShop(shop, edition);
    return [
      { id, ...(hosts && { hosts }), link, freshSince: freshSince(shop, now), isPreferred, standsApart },
    ];
  };
  const { all, byHost } = shopsOf(edition);
  const hostsOf = Map.groupBy(byHost, ([, shop]) => shop);
  const named = all.flatMap((shop) =>
    rulesOf(
      shop,
      (hostsOf.get(shop) ?? []).map(([host]) => host),
    ),
  );
  return {
    currency: edition.currency,
    showPrices: edition.showPrices,
    shops: [...marketplaces.flatMap((id) => rulesOf(marketplaceOf(id))), ...named],
  };
}
