import type { Marketplace as MarketplaceId } from '#contract/commerce/products/products.schemas.ts';
import { amazon } from './amazon/amazon.ts';
import { createAmazonPrices } from './amazon/price-source.ts';
import { anyShop } from './any-shop/any-shop.ts';
import { demo } from './demo/demo.ts';
import { createDemoPrices } from './demo/price-source.ts';
import type { EditionFacts, Marketplace, OfferFacts } from './marketplace.ts';
import { hostOfShop, type ShopFacts, shopAt } from './named-shops/shops-of.ts';
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

type OfferOfShop = Pick<OfferFacts, 'url'> & { marketplace: MarketplaceId };

/** The shop of an offer, with its own rules where many shops stand behind one marketplace. */
export const shopOf = ({ marketplace, url }: OfferOfShop, edition: ShopFacts): Marketplace =>
  (marketplace === 'other' && shopAt(edition, url)) || marketplaceOf(marketplace);

/** What its readers and its editors call the shop of an offer: one without a name is known by its host. */
export function shopNameOf(offer: OfferOfShop, edition: ShopFacts): string {
  const shop = shopOf(offer, edition);
  return shop === anyShop ? ((offer.url && hostOfShop(offer.url)) ?? '') : shop.name;
}

/** Whether the edition wants this shop to stand first. */
export const isPreferredShop = (
  shop: Marketplace,
  { preferredShop }: Pick<EditionFacts, 'preferredShop'>,
): boolean => preferredShop !== '' && shop.key === preferredShop;

export type PriceSources = Map<MarketplaceId, PriceSource>;

export const createPriceSources = (parts: PriceSourceParts): PriceSources =>
  new Map(
    (Object.keys(lines) as MarketplaceId[]).flatMap((id) => {
      const source = lines[id].prices?.(parts);
      return source ? [[id, source] as const] : [];
    }),
  );
