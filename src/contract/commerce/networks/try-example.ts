import { linkOf } from './link-of.ts';
import type { MadeLink } from './make-link.ts';
import type { LinkExample, Network, NetworkShop } from './network.ts';

/** Numbers of an example go by their keys, whosever they are. */
export const shopOfExample = ({ numbers, shopHosts }: LinkExample): NetworkShop => ({
  account: numbers,
  shop: numbers,
  hosts: shopHosts,
});

/** What a definition makes of an example, and whether it is what it says. */
export function tryExample(network: Network, example: LinkExample): { made: MadeLink; fits: boolean } {
  const made = linkOf(network, shopOfExample(example), example.destination, example.sub);
  return { made, fits: 'link' in made && made.link === example.link };
}
