import { DAY } from '#contract/site/durations.ts';
import { isLinkable, type Marketplace } from '../marketplace.ts';

const SHORT_LINK = /^https:\/\/s\.shopee\.com\.br\/[A-Za-z0-9]+$/;

export const isShopeeLink = (url: string): boolean => SHORT_LINK.test(url);

/**
 * Brazil only: short links that the programme gave us, kept as they are. What its terms say of keeping prices is not
 * published, so none is kept.
 */
export const shopee: Marketplace = {
  id: 'shopee',
  key: 'shopee',
  name: 'Shopee',
  maxPriceAge: DAY,
  keepsHistory: false,
  standsApart: false,
  linkRule: ({ locale }) => (locale === 'br' ? { fields: ['url'], pattern: SHORT_LINK } : undefined),
  buildLink(offer, edition) {
    return isLinkable(shopee.linkRule(edition), offer) && offer.url !== null ? offer.url : undefined;
  },
};
