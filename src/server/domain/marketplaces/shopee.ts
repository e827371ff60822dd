import type { Marketplace } from './marketplace.ts';

const DAY = 24 * 3_600_000;
const SHORT_LINK = /^https:\/\/s\.shopee\.com\.br\/[A-Za-z0-9]+$/;

export const isShopeeLink = (url: string): boolean => SHORT_LINK.test(url);

/** Brazil only: short links that the programme gave us, kept as they are. */
export const shopee: Marketplace = {
  id: 'shopee',
  name: 'Shopee',
  maxPriceAge: DAY,
  buildLink({ url }) {
    return url !== null && isShopeeLink(url) ? url : undefined;
  },
};
