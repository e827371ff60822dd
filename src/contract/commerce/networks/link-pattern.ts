import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { numberProblem } from './make-link.ts';
import type { Network, NetworkShop } from './network.ts';
import { type TrackedPlace, trackedPlaces } from './tracked-places.ts';

/** The rest of an address: nothing in it ends an attribute. By its numbers, because spaces are a matter of the engine. */
const REST = String.raw`[^\u0001-\u0020\u007f"'<>\\]*`;
/** What a network calls a link that it has minted. */
const CODE = '[A-Za-z0-9_-]+';

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** All of a host, or below a path one word: a longer way could lead out of it again. */
const ofPlace = ({ host, path }: TrackedPlace): string =>
  path === '/' ? `${plain(host)}([/?#]${REST})?` : `${plain(host)}${plain(path)}${CODE}/?([?#]${REST})?`;

/** Addresses that a network tracks by, which are kept as they came. */
export function trackedPattern(network: Network, shop?: NetworkShop): RegExp | undefined {
  const places = trackedPlaces(network, shop).map(ofPlace);
  return places.length === 0 ? undefined : new RegExp(`^https://(www\\.)?(${places.join('|')})$`);
}

/**
 * Which stored addresses an honest link can be made for: the shop's own, and those that came tracked. Undefined where
 * the shop has no way in. It means the same to JavaScript and to PostgreSQL, so that lists can ask it too.
 */
export function linkPattern(network: Network, shop: NetworkShop): RegExp | undefined {
  const hosts = shop.hosts.filter(isShopHost);
  const mayMake = network.link.kind !== 'stored' && !numberProblem(network, shop) && hosts.length > 0;
  const own = mayMake ? [`(${hosts.map(plain).join('|')})([/?#]${REST})?`] : [];
  const all = [...trackedPlaces(network, shop).map(ofPlace), ...own];
  return all.length === 0 ? undefined : new RegExp(`^https://(www\\.)?(${all.join('|')})$`);
}
