import { placedSub } from '#contract/commerce/clicks/link-place.ts';
import { linkOf } from '#contract/commerce/networks/link-of.ts';
import { linkPattern, trackedPattern } from '#contract/commerce/networks/link-pattern.ts';
import type { Network, NetworkShop } from '#contract/commerce/networks/network.ts';
import { plainHref } from '#contract/commerce/networks/read-destination.ts';
import { type Shop, usualTerms } from '#contract/commerce/shops/shop.ts';
import { HOUR } from '#contract/site/durations.ts';
import { isLinkable, type LinkRule, type Marketplace } from '../marketplace.ts';

/** A shop that an edition names, by the same rules as every marketplace. */
export interface NamedShop extends Marketplace {
  shop: Shop;
  network: Network | undefined;
  /** The numbers and hosts that its links are made of. */
  at: NetworkShop;
}

/** The rest of an address: nothing in it can end an attribute, and no second host hides behind an "@". */
const REST = '([/?][^\\s"\'<>\\\\]*)?$';

const plainPattern = ({ hosts }: Shop): RegExp | undefined =>
  hosts.length === 0
    ? undefined
    : new RegExp(`^https://(www\\.)?(${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})${REST}`);

function ruleOf(shop: Shop, network: Network | undefined, at: NetworkShop): LinkRule | undefined {
  // A network that nobody defines any more pays nobody.
  if (shop.closed || (shop.network !== null && !network)) return undefined;
  const isStored = network?.link.kind === 'stored';
  const pattern = network
    ? isStored
      ? trackedPattern(network, at)
      : linkPattern(network, at)
    : plainPattern(shop);
  return pattern && { fields: isStored ? ['trackedUrl', 'url'] : ['url'], pattern };
}

export function createNamedShop(shop: Shop, network: Network | undefined, at: NetworkShop): NamedShop {
  const { maxAgeHours, keepsHistory, standsApart } = network?.price ?? usualTerms;
  const rule = ruleOf(shop, network, at);
  return {
    id: 'other',
    key: shop.key,
    name: shop.name,
    shop,
    network,
    at,
    maxPriceAge: (shop.priceHours ?? maxAgeHours) * HOUR,
    keepsHistory: shop.keepsHistory ?? keepsHistory,
    standsApart,
    linkRule: () => rule,
    buildLink(offer, edition, place) {
      if (!rule || !isLinkable(rule, offer)) return undefined;
      if (network?.link.kind === 'stored') {
        const kept = [offer.trackedUrl, offer.url].find((each) => each !== null && rule.pattern.test(each));
        return kept ? plainHref(new URL(kept)) : undefined;
      }
      if (!network || offer.url === null) return offer.url ?? undefined;
      const { productId } = offer;
      const sub = placedSub(network, { locale: edition.locale, productId, place });
      const made = linkOf(network, at, offer.url, sub);
      return 'link' in made ? made.link : undefined;
    },
  };
}
