import { locales } from '#contract/site/locales.ts';
import { type Network, usualLinkRel } from '../network.ts';

/** Links and click references: A1, A2 of our notes on networks; columns of feeds: W; states of reports: AW. */
export const awin: Network = {
  id: 'awin',
  name: 'Awin',
  editions: locales,
  accountNumbers: [
    {
      key: 'publisher',
      label: 'Publisher ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '123456',
    },
  ],
  shopNumbers: [
    {
      key: 'merchant',
      label: 'Advertiser ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '7890',
    },
  ],
  link: {
    kind: 'template',
    template:
      'https://www.awin1.com/cread.php?awinmid={merchant}&awinaffid={publisher}[&clickref={sub}]&ued={url}',
    otherForms: [
      'https://www.awin1.com/cread.php?awinmid={merchant}&awinaffid={publisher}[&clickref={sub}]&p={url}',
      'https://www.awin1.com/awclick.php?mid={merchant}&id={publisher}[&clickref={sub}]&p={url}',
    ],
  },
  // There is no limit; reports that are grouped show fifty characters.
  sub: {
    params: ['clickref', 'clickref2', 'clickref3', 'clickref4', 'clickref5', 'clickref6'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['awin1.com'],
  feed: {
    format: 'delimited',
    columns: {
      by: 'name',
      fields: {
        url: 'aw_deep_link',
        name: 'product_name',
        brand: 'brand_name',
        ean: 'ean',
        externalId: 'merchant_product_id',
        imageUrl: 'merchant_image_url',
        price: 'search_price',
        listPrice: 'rrp_price',
        currency: 'currency',
        availability: 'in_stock',
      },
    },
    currency: null,
    decimal: 'unsaid',
    minorUnits: false,
  },
  report: {
    fields: {
      day: 'transactionDate',
      id: 'id',
      state: 'commissionStatus',
      amount: 'commissionAmount.amount',
      sale: 'saleAmount.amount',
      currency: 'commissionAmount.currency',
      sub: 'clickRefs.clickRef',
      publisher: 'publisherId',
    },
    states: { pending: 'pending', approved: 'approved', declined: 'declined', deleted: 'declined' },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['deep_links_allowed', 'price_age', 'price_history'],
  examples: [
    {
      numbers: { publisher: '123456', merchant: '7890' },
      shopHosts: ['loja.example'],
      destination: 'https://www.loja.example/cafeteira-alba?cor=azul&utm_source=x',
      sub: 'br-1042-top',
      link: 'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&clickref=br-1042-top&ued=https%3A%2F%2Fwww.loja.example%2Fcafeteira-alba%3Fcor%3Dazul',
    },
    {
      numbers: { publisher: '123456', merchant: '7890' },
      shopHosts: ['loja.example'],
      destination: 'https://loja.example/p/1',
      link: 'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&ued=https%3A%2F%2Floja.example%2Fp%2F1',
    },
  ],
};
