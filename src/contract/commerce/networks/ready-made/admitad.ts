import { type Network, usualLinkRel } from '../network.ts';

/** Links, sub-ids and reports: AD of our notes on networks. The code is minted for an ad space and a programme. */
export const admitad: Network = {
  id: 'admitad',
  name: 'Admitad',
  editions: ['br', 'mx', 'es', 'it'],
  accountNumbers: [],
  shopNumbers: [
    {
      key: 'code',
      label: 'Deeplink code',
      characters: ['digits', 'lower', 'upper'],
      max: 40,
      required: true,
      example: '1a2b3c4d5e6f7a8b9c0d',
    },
  ],
  link: {
    kind: 'template',
    template: 'https://ad.admitad.com/goto/{code}/?[subid={sub}&]ulp={url}',
    otherForms: ['https://ad.admitad.com/g/{code}/?[subid={sub}&]ulp={url}'],
  },
  sub: {
    params: ['subid', 'subid1', 'subid2', 'subid3', 'subid4'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['ad.admitad.com'],
  feed: null,
  report: {
    fields: {
      day: 'action_date',
      id: 'action_id',
      state: 'status',
      amount: 'payment',
      sale: 'cart',
      currency: 'currency',
      sub: 'subid',
    },
    states: {
      pending: 'pending',
      approved: 'approved',
      approved_but_stalled: 'approved',
      declined: 'declined',
    },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history', 'feed_columns'],
  examples: [
    {
      numbers: { code: '1a2b3c4d5e6f7a8b9c0d' },
      shopHosts: ['loja.example'],
      destination: 'https://loja.example/ferro-a-vapor',
      sub: 'br-3-verdict',
      link: 'https://ad.admitad.com/goto/1a2b3c4d5e6f7a8b9c0d/?subid=br-3-verdict&ulp=https%3A%2F%2Floja.example%2Fferro-a-vapor',
    },
  ],
};
