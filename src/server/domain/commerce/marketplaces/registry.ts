import type { Marketplace as MarketplaceId } from '#contract/commerce/products/products.schemas.ts';
import { amazon } from './amazon/amazon.ts';
import { createAmazonPrices } from './amazon/price-source.ts';
import { anyShop } from './any-shop/any-shop.ts';
import { demo } from './demo/demo.ts';
import { createDemoPrices } from './demo/price-source.ts';
import type { Marketplace, OfferFacts } from './marketplace.ts';
import type { PriceSource, PriceSourceParts } from './price-source.ts';
import { shopee } from './shopee/shopee.ts';

interface Line {
  shop: Marketplace;
  /** Where its prices can be asked for; the others' come by hand or with a feed. */
  prices?: (parts: PriceSourceParts) => PriceSource;
}

const lines: Record<MarketplaceId, Line> = {
  amazon: { shop: amazon, prices: createAmazonPrices },
  shopee: { shop: shopee },
  other: { shop: anyShop },
  demo: { shop: demo, prices: createDemoPrices },
};

export const marketplaceOf = (id: MarketplaceId): Marketplace => lines[id].shop;

/** What its readers and its editors call the shop of an offer. */
export function shopNameOf(offer: OfferFacts & { marketplace: MarketplaceId }): string {
  const shop = marketplaceOf(offer.marketplace);
  return shop.nameOf?.(offer) ?? shop.name;
}

export type PriceSources = Map<MarketplaceId, PriceSource>;

export const createPriceSources = (parts: PriceSourceParts): PriceSources =>
  new Map(
    (Object.keys(lines) as MarketplaceId[]).flatMap((id) => {
      const source = lines[id].prices?.(parts);
      return source ? [[id, source] as const] : [];
    }),
  );
