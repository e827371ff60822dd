import type { Known } from '#contract/commerce/networks/recognise/recognise.ts';
import {
  networksOf,
  type ShopFacts,
  shopsOf,
} from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';

/** The networks and shops by which an edition knows what was pasted. */
export const knownOf = (edition: ShopFacts): Known => ({
  networks: [...networksOf(edition).values()],
  shops: shopsOf(edition).all.map(({ key, shop, at }) => ({ id: key, network: shop.network ?? '', ...at })),
});
