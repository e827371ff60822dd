import { locales } from '#contract/site/locales.ts';
import { type Network, usualLinkRel } from '../network.ts';

/** Links: several programs; reports: AL, AF of our notes on networks. Its sub-id is the tracking id behind the key. */
export const aliexpress: Network = {
  id: 'aliexpress',
  name: 'AliExpress',
  editions: locales,
  accountNumbers: [
    {
      key: 'key',
      label: 'Short key (aff_short_key)',
      characters: ['digits', 'lower', 'upper', 'underscore'],
      max: 40,
      required: true,
      example: 'aBcDeFgH',
    },
  ],
  shopNumbers: [],
  link: {
    kind: 'template',
    template: 'https://s.click.aliexpress.com/deep_link.htm?aff_short_key={key}&dl_target_url={url}',
  },
  sub: null,
  trackingPlaces: ['s.click.aliexpress.com'],
  feed: null,
  report: {
    fields: {
      day: 'created_time',
      id: 'sub_order_id',
      state: 'order_status',
      amount: 'estimated_paid_commission',
      sale: 'paid_amount',
      sub: 'tracking_id',
      external: 'product_id',
    },
    states: {
      'payment completed': 'pending',
      'buyer confirmed receipt': 'pending',
      'completed settlement': 'approved',
      invalid: 'declined',
    },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: 'America/Los_Angeles',
    currency: 'USD',
    minorUnits: true,
  },
  price: { maxAgeHours: 24, keepsHistory: false, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history', 'feed_columns'],
  examples: [
    {
      numbers: { key: 'aBcDeFgH' },
      shopHosts: ['pt.aliexpress.com', 'aliexpress.com'],
      destination: 'https://pt.aliexpress.com/item/1005001234567890.html?aff_fcid=abc',
      link: 'https://s.click.aliexpress.com/deep_link.htm?aff_short_key=aBcDeFgH&dl_target_url=https%3A%2F%2Fpt.aliexpress.com%2Fitem%2F1005001234567890.html',
    },
  ],
};
