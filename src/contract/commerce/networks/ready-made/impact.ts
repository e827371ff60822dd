import { type Network, usualLinkRel } from '../network.ts';

/** Links and sub-ids: I1, I2 of our notes on networks, `u` by several programs; feeds and reports: IM. */
export const impact: Network = {
  id: 'impact',
  name: 'Impact',
  editions: ['us', 'mx', 'br'],
  accountNumbers: [
    {
      key: 'publisher',
      label: 'Partner ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '1234567',
    },
  ],
  shopNumbers: [
    {
      key: 'trackingHost',
      label: 'Tracking domain',
      isHost: true,
      characters: ['digits', 'lower', 'hyphen', 'dot'],
      max: 100,
      required: true,
      example: 'goto.shop.example',
    },
    { key: 'ad', label: 'Ad ID', characters: ['digits'], max: 12, required: true, example: '100200' },
    {
      key: 'program',
      label: 'Program ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '3003',
    },
  ],
  link: {
    kind: 'template',
    template: 'https://{trackingHost}/c/{publisher}/{ad}/{program}?[subId1={sub}&]u={url}',
  },
  sub: {
    params: ['subId1', 'subId2', 'subId3'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: [],
  // Of its two files the one in Google's names.
  feed: {
    format: 'delimited',
    columns: {
      by: 'name',
      fields: {
        externalId: 'id',
        name: 'title',
        brand: 'brand',
        url: 'link',
        imageUrl: 'image_link',
        price: 'price',
        salePrice: 'sale_price',
        saleDates: 'sale_price_effective_date',
        availability: 'availability',
        ean: 'gtin',
      },
    },
    currency: null,
    decimal: 'point',
    minorUnits: false,
  },
  report: {
    fields: {
      day: 'EventDate',
      id: 'Id',
      state: 'State',
      amount: 'Payout',
      sale: 'Amount',
      currency: 'Currency',
      sub: 'SubId1',
    },
    states: { pending: 'pending', approved: 'approved', reversed: 'declined' },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['sub_id_length', 'price_age', 'price_history'],
  examples: [
    {
      numbers: { publisher: '1234567', trackingHost: 'goto.shop.example', ad: '100200', program: '3003' },
      shopHosts: ['shop.example'],
      destination: 'https://www.shop.example/ip/kettle/55',
      sub: 'us-77-card',
      link: 'https://goto.shop.example/c/1234567/100200/3003?subId1=us-77-card&u=https%3A%2F%2Fwww.shop.example%2Fip%2Fkettle%2F55',
    },
    {
      numbers: { publisher: '1234567', trackingHost: 'goto.shop.example', ad: '100200', program: '3003' },
      shopHosts: ['shop.example'],
      destination: 'https://www.shop.example/ip/kettle/55?irclickid=x',
      link: 'https://goto.shop.example/c/1234567/100200/3003?u=https%3A%2F%2Fwww.shop.example%2Fip%2Fkettle%2F55',
    },
  ],
};
