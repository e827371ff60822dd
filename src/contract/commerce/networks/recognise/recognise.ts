import { limits } from '#contract/site/limits.ts';
import type { Network, NetworkShop } from '../network.ts';
import { networkLimits } from '../network-limits.ts';
import { plainHref } from '../read-destination.ts';
import { readTracked } from '../read-tracked.ts';
import { stripTags } from '../strip-tags.ts';
import { trackedPlaces } from '../tracked-places.ts';
import { findWritten } from './find-written.ts';
import { type KnownShop, shopPageOf } from './known-shops.ts';
import { nameInAddress } from './name-in-address.ts';
import { isShortened } from './shorteners.ts';

/** A shop of an edition, by whatever its owner calls it. */
export interface RecognisedShop extends NetworkShop {
  id: string;
  network: string;
}

export interface Known {
  networks: readonly Network[];
  shops: readonly RecognisedShop[];
}

/** One thing that somebody pasted, and what can be told of it without asking anybody. */
export interface Recognised {
  kind: 'address' | 'asin' | 'ean';
  /** As it stood there, at most so long as an address may be. */
  written: string;
  /** One that everybody knows, or one of the edition's. */
  shop?: KnownShop;
  shopId?: string;
  /** The network whose link it is, or that the shop is at. */
  network?: string;
  /** The shop's own number of the product. */
  externalId?: string;
  ean?: string;
  /** Where it leads, without anybody's tags. */
  address?: string;
  /** Names of the tags that were taken off. */
  removed: string[];
  /** A short link: nobody knows what is behind it without asking the shop. */
  isShort?: true;
  /** What the address calls the product; a suggestion. */
  name?: string;
}

/** Where networks lead over, by host. */
interface KnownPlaces extends Known {
  places: ReadonlyMap<string, { path: string; network: string }[]>;
}

const withPlaces = (known: Known): KnownPlaces => {
  const all = known.networks
    .filter(({ link }) => link.kind !== 'append')
    .flatMap((network) => trackedPlaces(network).map((place) => ({ ...place, network: network.id })));
  return { ...known, places: Map.groupBy(all, ({ host }) => host) };
};

interface Unwrapped {
  url: URL;
  network?: string;
}

/** What chats, searches and Shopee put around an address: host and path, and the parameters that it is in. */
const AROUND: [RegExp, string[]][] = [
  [/^(?:s\.shopee\.com\.br|shope\.ee)\/an_redir$/, ['origin_link']],
  [/^www\.google\.[a-z.]{2,6}\/url$/, ['q', 'url']],
  [/^(?:l|lm)\.facebook\.com\/l\.php$/, ['u']],
  [/^(?:l\.instagram\.com|l\.wl\.co)\/l?$/, ['u']],
  [/^www\.youtube\.com\/redirect$/, ['q']],
];

function insideOf({ hostname, pathname, searchParams }: URL): URL | undefined {
  const place = `${hostname}${pathname}`.slice(0, 200);
  const names = AROUND.find(([pattern]) => pattern.test(place))?.[1] ?? [];
  const inside = names.map((name) => searchParams.get(name) ?? '').find((each) => URL.canParse(each));
  return inside === undefined ? undefined : new URL(inside);
}

/** As any network's own, or else by the hosts of one of the shops. */
const trackedBy = (network: Network, { href }: URL, shops: readonly RecognisedShop[]) =>
  network.link.kind !== 'template'
    ? undefined
    : (readTracked(network, href) ??
      shops
        .filter((shop) => shop.network === network.id)
        .map((shop) => readTracked(network, href, shop))
        .find(Boolean));

/** What is inside a network's link, inside of which may be another's; no deeper than anybody would. */
function unwrap(given: URL, { networks, shops }: Known): Unwrapped {
  let found: Unwrapped = { url: given };
  for (let depth = 0; depth < 3; depth += 1) {
    const { url } = found;
    const inside = insideOf(url);
    if (inside) {
      found = { ...found, url: inside };
      continue;
    }
    const read = networks
      .map((network) => ({ network, tracked: trackedBy(network, url, shops) }))
      .find(({ tracked }) => tracked);
    if (!read?.tracked) return found;
    const { network, tracked } = read;
    found = { url: new URL(tracked.destination), network: network.id };
  }
  return found;
}

function readAddress(written: string, given: URL, known: KnownPlaces): Recognised | undefined {
  const { url, network } = unwrap(given, known);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password)
    return undefined;
  url.protocol = 'https:';
  const href = plainHref(url);
  if (href.length > limits.products.urlChars) return undefined;
  const stripped = stripTags(href);
  const page = shopPageOf(url);
  const host = url.hostname.replace(/^www\./, '');
  const own = known.shops.find(({ hosts }) => hosts.includes(host));
  const through = known.places.get(host)?.find(({ path }) => url.pathname.startsWith(path))?.network;
  const isShort =
    page?.isShort === true || (page === undefined && (through !== undefined || isShortened(url)));
  const networkId = network ?? own?.network ?? through;
  // Words with a dot and a stroke in them are many; without its beginning an address has to be somebody's we know.
  const isSaid = /^(?:https?:|www\.)/i.test(written);
  const name = isShort ? undefined : nameInAddress(url);
  if (!isSaid && !page && !isShort && networkId === undefined) return undefined;
  return {
    kind: 'address',
    written: written.slice(0, limits.products.urlChars),
    ...(page && { shop: page.shop }),
    ...(own && { shopId: own.id }),
    ...(networkId !== undefined && { network: networkId }),
    ...(page?.externalId !== undefined && { externalId: page.externalId }),
    address: page?.address ?? (isShort ? href : stripped.address),
    removed: stripped.removed,
    ...(isShort && { isShort }),
    ...(name !== undefined && { name }),
  };
}

/** By which two of them are the same. */
const keyOf = ({ shop, shopId, externalId, ean, address }: Recognised): string =>
  ean ?? (externalId === undefined ? `${shopId ?? ''} ${address ?? ''}` : `${shop} ${externalId}`);

/**
 * What somebody pasted: an address, a number, or a colleague's message with three links in it. Every address, ASIN and
 * EAN once, in the order in which they stand there. Nobody is asked for anything.
 */
export function recognise(text: string, known: Known): Recognised[] {
  const withHosts = withPlaces(known);
  const found = new Map<string, Recognised>();
  for (const each of findWritten(text.slice(0, networkLimits.pastedChars))) {
    if (found.size >= networkLimits.found) break;
    const { written } = each;
    const read: Recognised | undefined =
      each.kind === 'address'
        ? readAddress(written, each.url, withHosts)
        : each.kind === 'asin'
          ? { kind: 'asin', written, shop: 'amazon', externalId: written, removed: [] }
          : { kind: 'ean', written, ean: written, removed: [] };
    if (!read) continue;
    const earlier = found.get(keyOf(read));
    // A number by itself says less than an address with the same number.
    if (!earlier || (earlier.kind === 'asin' && read.kind === 'address')) found.set(keyOf(read), read);
  }
  return [...found.values()];
}
