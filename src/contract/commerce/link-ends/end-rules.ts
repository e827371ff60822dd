import { isOnHost } from './addresses.ts';
import type { EndRule, NetworkEnd } from './end-rule.ts';
import { amazonEnd } from './rules/amazon.ts';
import { anyShopEnd } from './rules/any-shop.ts';
import { aliexpressEnd, ebayEnd, magaluEnd, mercadoLivreEnd, shopeeEnd } from './rules/marketplaces.ts';
import { networkEnds } from './rules/networks.ts';

export const endRules: readonly EndRule[] = [
  amazonEnd,
  mercadoLivreEnd,
  shopeeEnd,
  magaluEnd,
  aliexpressEnd,
  ebayEnd,
];

export const endRuleOf = (url: URL): EndRule =>
  endRules.find(({ hosts }) => isOnHost(url, hosts)) ?? anyShopEnd;

export const networkEndOf = (id: string | undefined): NetworkEnd | undefined =>
  networkEnds.find(({ network }) => network === id);
