import { HOUR } from '#contract/site/durations.ts';
import { isLinkable, type Marketplace } from '../marketplace.ts';

/** A host that is reserved for examples: nobody is sent to a shop that knows nothing of the product. */
const LINK = /^https:\/\/example\.com\/[a-z0-9/-]+$/;

/** The demonstration's shop, invented like its brands: it shows what a shop looks like whose prices may be remembered. */
export const demo: Marketplace = {
  id: 'demo',
  key: 'demo',
  name: 'Feiranda',
  maxPriceAge: 23 * HOUR,
  keepsHistory: true,
  standsApart: false,
  linkRule: () => ({ fields: ['url'], pattern: LINK }),
  buildLink(offer, edition) {
    return isLinkable(demo.linkRule(edition), offer) && offer.url !== null ? offer.url : undefined;
  },
};
