import type { Marketplace } from './marketplace.ts';

const DAY = 24 * 3_600_000;

/** Brazil only: short links that the programme gave us, kept as they are. */
export const shopee: Marketplace = {
  id: 'shopee',
  name: 'Shopee',
  maxPriceAge: DAY,
  buildLink({ url }) {
    return url?.startsWith('https://s.shopee.com.br/') ? url : undefined;
  },
};
