import { type Network, withUsualNumbers } from '#contract/commerce/networks/network.ts';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { trackedPlaces } from '#contract/commerce/networks/tracked-places.ts';
import type { EditionFacts } from '../marketplace.ts';
import { createNamedShop, type NamedShop } from './named-shop.ts';

/** What of an edition its shops are made of. */
export type ShopFacts = Pick<EditionFacts, 'locale' | 'shops' | 'networkNumbers' | 'ownNetworks'>;

/** An edition's shops, and whose each host is. */
export interface ShopsOfEdition {
  all: NamedShop[];
  byHost: ReadonlyMap<string, NamedShop>;
}

/** Those that come with the program, and the owner's; of two with one name the owner's. */
export const networksOf = ({ ownNetworks }: Pick<EditionFacts, 'ownNetworks'>): Map<string, Network> =>
  new Map([...readyMade, ...ownNetworks].map((network) => [network.id, network]));

/** Hosts over which only links of this shop can lead: its own tracking host, or its network's where links are minted. */
function trackedHostsOf({ network, at }: NamedShop): string[] {
  if (!network) return [];
  if (network.link.kind === 'stored') return trackedPlaces(network, at).map(({ host }) => host);
  const numbers = { ...at.account, ...at.shop };
  return network.shopNumbers.flatMap(({ key, isHost }) => (isHost && numbers[key] ? [numbers[key]] : []));
}

function read({ locale, shops, networkNumbers, ownNetworks }: ShopFacts): ShopsOfEdition {
  const networks = networksOf({ ownNetworks });
  const all = shops.map((shop) => {
    const network = shop.network === null ? undefined : networks.get(shop.network);
    const account = (shop.network !== null && networkNumbers[shop.network]) || {};
    const given = { account, shop: shop.numbers, hosts: shop.hosts };
    return createNamedShop(shop, network, network ? withUsualNumbers(network, locale, given) : given);
  });
  const own = all.flatMap((shop) => shop.at.hosts.map((host) => [host, shop] as const));
  const tracked = Map.groupBy(
    all.flatMap((shop) => trackedHostsOf(shop).map((host) => ({ host, shop }))),
    ({ host }) => host,
  );
  // A host that could be of two shops is nobody's.
  const sure = [...tracked].flatMap(([host, found]) => {
    const [first] = found;
    return first && found.every(({ shop }) => shop === first.shop) ? [[host, first.shop] as const] : [];
  });
  return { all, byHost: new Map([...sure, ...own]) };
}

/** Patterns are made once for an edition as it is remembered, not for every offer of a page. */
const known = new WeakMap<object, { facts: ShopFacts; shops: ShopsOfEdition }>();

export function shopsOf(facts: ShopFacts): ShopsOfEdition {
  const kept = known.get(facts.shops);
  const isSame =
    kept?.facts.locale === facts.locale &&
    kept.facts.networkNumbers === facts.networkNumbers &&
    kept.facts.ownNetworks === facts.ownNetworks;
  if (kept && isSame) return kept.shops;
  const shops = read(facts);
  known.set(facts.shops, { facts, shops });
  return shops;
}

/** By which a shop is known: its host. `offers.shop` is the same, made by the database. */
export const hostOfShop = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

export const shopAt = (edition: ShopFacts, url: string | null): NamedShop | undefined =>
  url === null ? undefined : shopsOf(edition).byHost.get(hostOfShop(url) ?? '');
