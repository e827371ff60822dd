import { type Network, usualLinkRel } from '../network.ts';

/**
 * Links: FM, R1 of our notes on networks; files without names of columns: R2, R3, the order of the columns by one
 * public program. A file ends each shop's rows with a line that begins with TRL.
 */
export const rakuten: Network = {
  id: 'rakuten',
  name: 'Rakuten Advertising',
  editions: ['us', 'br', 'it', 'es'],
  accountNumbers: [
    {
      key: 'publisher',
      label: 'Encrypted ID (deep links)',
      characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore', 'dot', 'star', 'slash'],
      min: 11,
      max: 11,
      required: true,
      example: 'aBcDeF12345',
    },
  ],
  shopNumbers: [
    {
      key: 'merchant',
      label: 'MID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '40001',
    },
  ],
  link: {
    kind: 'template',
    template: 'https://click.linksynergy.com/deeplink?id={publisher}&mid={merchant}[&u1={sub}]&murl={url}',
  },
  sub: {
    params: ['u1'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['click.linksynergy.com'],
  feed: {
    format: 'delimited',
    delimiter: '|',
    columns: {
      by: 'position',
      fields: {
        name: 2,
        externalId: 3,
        url: 6,
        imageUrl: 7,
        salePrice: 13,
        price: 14,
        saleFrom: 15,
        saleTo: 16,
        brand: 17,
        availability: 23,
        ean: 24,
        currency: 26,
      },
      notRows: ['HDR', 'TRL'],
    },
    currency: null,
    decimal: 'point',
    minorUnits: false,
  },
  // Several rows bear one order's number, and what was returned is a further one of them: none is known by it.
  report: {
    fields: {
      day: 'Transaction Date',
      amount: 'Total Commission',
      sale: 'Sales',
      currency: 'Currency',
      sub: 'Member ID (U1)',
      external: 'SKU',
    },
    states: {},
    changes: 'negative_row',
    dayOrder: 'month',
    timeZone: 'UTC',
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['sub_id_length', 'price_age', 'price_history'],
  examples: [
    {
      numbers: { publisher: 'aBcDeF12345', merchant: '40001' },
      shopHosts: ['shop.example'],
      destination: 'https://shop.example/p/9?size=m',
      sub: 'us-5-box',
      link: 'https://click.linksynergy.com/deeplink?id=aBcDeF12345&mid=40001&u1=us-5-box&murl=https%3A%2F%2Fshop.example%2Fp%2F9%3Fsize%3Dm',
    },
    {
      numbers: { publisher: '*a/bcDEF123', merchant: '40001' },
      shopHosts: ['shop.example'],
      destination: 'https://shop.example/p/9',
      link: 'https://click.linksynergy.com/deeplink?id=*a%2FbcDEF123&mid=40001&murl=https%3A%2F%2Fshop.example%2Fp%2F9',
    },
  ],
};
