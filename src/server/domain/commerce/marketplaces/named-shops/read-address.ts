import { ownNames } from '#contract/commerce/networks/make-link.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import { plainHref, readDestination } from '#contract/commerce/networks/read-destination.ts';
import { readTracked } from '#contract/commerce/networks/read-tracked.ts';
import { trackedPlaces } from '#contract/commerce/networks/tracked-places.ts';
import type { NamedShop } from './named-shop.ts';
import { hostOfShop, type ShopFacts, type ShopsOfEdition, shopsOf } from './shops-of.ts';

export type AddressProblem = 'unknown_host' | 'shop_closed' | 'no_destination' | 'too_long';
/** A shop's page as it is kept: its own address, or a minted link where nobody can tell what is behind it. */
export type ShopAddress = { shop: NamedShop; url: string } | { problem: AddressProblem };

const isOwnHost = (shop: NamedShop, host: string) => shop.at.hosts.includes(host);

/** One of the shop's own pages, without anybody's tags; of a shop without a network as it is, tags and all. */
function ownPage(shop: NamedShop, href: string): ShopAddress {
  if (shop.shop.closed) return { problem: 'shop_closed' };
  if (!shop.network) return { shop, url: href };
  const read = readDestination(href, shop.at.hosts, ownNames(shop.network));
  if (!('problem' in read)) return { shop, url: read.address };
  return { problem: read.problem === 'too_long' ? 'too_long' : 'unknown_host' };
}

/** What stands inside a link of one of the networks that pay this edition. */
function destinationIn(href: string, { all }: ShopsOfEdition): string | undefined {
  for (const { network, at } of all) {
    if (!network || network.link.kind === 'append') continue;
    const tracked = readTracked(network, href, at);
    if (tracked) return tracked.destination;
  }
  return undefined;
}

const leadsOver = (network: Network, host: string) =>
  trackedPlaces(network).some((place) => place.host === host);

/**
 * Which shop of the edition an address leads to, and where exactly: a network's deep link, ours or anybody else's, is taken
 * for the page inside it, so that shop, page and tracking are three things.
 */
export function readShopAddress(href: string, edition: ShopFacts): ShopAddress {
  const shops = shopsOf(edition);
  const host = hostOfShop(href) ?? '';
  const direct = shops.byHost.get(host);
  if (direct && isOwnHost(direct, host)) return ownPage(direct, href);
  const inside = destinationIn(href, shops);
  if (inside !== undefined) {
    const insideHost = hostOfShop(inside) ?? '';
    const shop = shops.byHost.get(insideHost);
    return shop && isOwnHost(shop, insideHost)
      ? ownPage(shop, inside.replace(/^http:/, 'https:'))
      : { problem: 'unknown_host' };
  }
  if (direct?.shop.closed) return { problem: 'shop_closed' };
  if (direct) return { shop: direct, url: plainHref(new URL(href)) };
  const isTracked = shops.all.some(({ network }) => network && leadsOver(network, host));
  return { problem: isTracked ? 'no_destination' : 'unknown_host' };
}
