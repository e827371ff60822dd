import { bareHost, isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { linkOf } from '#contract/commerce/networks/link-of.ts';
import type { MadeLink } from '#contract/commerce/networks/make-link.ts';
import type { LinkExample, Network } from '#contract/commerce/networks/network.ts';
import { cleanSub } from '#contract/commerce/networks/sub-id.ts';
import type { Trial } from './network-draft.ts';

export interface TriedLink {
  made: MadeLink;
  /** As an example of the definition would have it. */
  example: Omit<LinkExample, 'link'>;
}

/** The shop that is tried is whoever the address belongs to; where the network has one shop, it is that one. */
function shopHostsOf({ link }: Network, address: string): string[] {
  const host = bareHost(link.kind === 'rewritePath' ? link.from : address);
  return isShopHost(host) ? [host] : [];
}

/** The numbers that somebody has typed, or those that the definition itself names as examples. */
export function trialNumbers({ accountNumbers, shopNumbers }: Network, typed: Trial['numbers']) {
  return Object.fromEntries(
    [...accountNumbers, ...shopNumbers]
      .filter(({ key }) => key !== '')
      .map(({ key, example }) => [key, Object.hasOwn(typed, key) ? (typed[key] ?? '') : example] as const),
  );
}

/** What comes out of a definition that is still being written; undefined as long as there is no address. */
export function tryDraft(
  network: Network,
  { numbers: typed, address: given, sub: wanted }: Trial,
): TriedLink | undefined {
  const address = given.trim();
  if (address === '') return undefined;
  const all = trialNumbers(network, typed);
  const numbers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const hosts = shopHostsOf(network, address);
  const sub = cleanSub(network, wanted.trim());
  return {
    made: linkOf(network, { account: numbers, shop: numbers, hosts }, address, sub),
    example: { numbers, shopHosts: hosts, destination: address, ...(sub && { sub }) },
  };
}
