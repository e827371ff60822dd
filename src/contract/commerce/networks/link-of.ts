import { limits } from '#contract/site/limits.ts';
import { linkPattern, trackedPattern } from './link-pattern.ts';
import { type MadeLink, makeLink } from './make-link.ts';
import type { Network, NetworkShop } from './network.ts';
import { plainHref } from './read-destination.ts';

/**
 * The link of a stored address: made of the shop's own, or kept as it came where the network tracks by it already.
 * It is made exactly where `linkPattern` says so.
 */
export function linkOf(network: Network, shop: NetworkShop, storedUrl: string, sub = ''): MadeLink {
  if (storedUrl.length > limits.products.urlChars) return { problem: 'too_long' };
  if (trackedPattern(network, shop)?.test(storedUrl)) {
    return { link: plainHref(new URL(storedUrl)), removed: [] };
  }
  // Whoever asks again hears why: the shop's numbers, or the address.
  const made = makeLink(network, shop, storedUrl, sub);
  if ('problem' in made) return made;
  return linkPattern(network, shop)?.test(storedUrl) ? made : { problem: 'not_an_address' };
}
