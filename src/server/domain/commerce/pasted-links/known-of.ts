import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import type { Known } from '#contract/commerce/networks/recognise/recognise.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';

/** The networks and shops by which an edition knows what was pasted. */
export const knownOf = ({ shopHosts }: Pick<EditionFacts, 'shopHosts'>): Known => ({
  networks: readyMade,
  shops: shopHosts.map((host) => ({ id: host, network: '', hosts: [host], account: {}, shop: {} })),
});
