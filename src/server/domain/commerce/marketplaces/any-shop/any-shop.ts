import { HOUR } from '#contract/site/durations.ts';
import { isLinkable, type Marketplace } from '../marketplace.ts';

/** The rest of an address: nothing in it can end an attribute, and no second host hides behind an "@". */
const REST = '([/?][^\\s"\'<>\\\\]*)?$';

/** By which a shop is known: its host. `offers.shop` is the same, made by the database. */
export const hostOfShop = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

/**
 * Whatever shop an edition names by its host (decision 028). Its links are kept as its feed gave them, its prices come
 * with the feed, and what they were may be kept: nothing in such programmes forbids it.
 */
export const anyShop: Marketplace = {
  id: 'other',
  name: '…',
  nameOf: ({ url }) => (url !== null && hostOfShop(url)) || '',
  maxPriceAge: 48 * HOUR,
  keepsHistory: true,
  linkRule({ shopHosts }) {
    if (shopHosts.length === 0) return undefined;
    const hosts = shopHosts.map((host) => host.replaceAll('.', '\\.')).join('|');
    return { field: 'url', pattern: new RegExp(`^https://(www\\.)?(${hosts})${REST}`) };
  },
  buildLink(offer, edition) {
    return isLinkable(anyShop.linkRule(edition), offer) && offer.url !== null ? offer.url : undefined;
  },
};
