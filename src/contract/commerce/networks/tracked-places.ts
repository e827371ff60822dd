import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import type { Network, NetworkShop } from './network.ts';
import { networkLimits } from './network-limits.ts';
import { hostOfTemplate, piecesOf } from './template.ts';

/** A host without "www.", and the beginning of a path where not all of the host is meant. */
export interface TrackedPlace {
  host: string;
  path: string;
}

export function readPlace(written: string): TrackedPlace {
  const at = written.indexOf('/');
  const host = at < 0 ? written : written.slice(0, at);
  return { host: host.replace(/^www\./, ''), path: at < 0 ? '/' : written.slice(at) };
}

/** Whether it can be one: a host that is nobody's with rules of its own, and at most a plain path. */
export function isTrackedPlace(written: string): boolean {
  if (written.length > networkLimits.placeChars) return false;
  const { host, path } = readPlace(written);
  return isShopHost(host) && /^\/(?:[A-Za-z0-9_-]{1,40}\/){0,4}$/.test(path);
}

/** Where links of this network lead over; with a shop, its own tracking hosts too. */
export function trackedPlaces(network: Network, shop?: NetworkShop): TrackedPlace[] {
  const { link, trackingPlaces, accountNumbers, shopNumbers } = network;
  const pieces = link.kind === 'template' ? piecesOf(link.template) : undefined;
  const place = pieces && hostOfTemplate(pieces);
  const own = place && 'host' in place ? [place.host] : [];
  const numbers = { ...shop?.account, ...shop?.shop };
  const hosts = [...accountNumbers, ...shopNumbers].flatMap(({ key, isHost }) =>
    isHost && Object.hasOwn(numbers, key) && numbers[key] ? [numbers[key]] : [],
  );
  const all = [...trackingPlaces, ...own, ...hosts].map(readPlace);
  return all.filter(
    ({ host, path }, index) =>
      isShopHost(host) &&
      all.findIndex((other) => other.host === host && (other.path === path || other.path === '/')) === index,
  );
}
