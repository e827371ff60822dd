import { type Network, usualLinkRel } from '../network.ts';

/** Links: E1, E2 of our notes on networks, rotation ids by several programs; standing apart: E4; reports: OA. */
export const ebay: Network = {
  id: 'ebay',
  name: 'eBay Partner Network',
  editions: ['us', 'it', 'es'],
  accountNumbers: [
    {
      key: 'campaign',
      label: 'Campaign ID',
      characters: ['digits'],
      min: 10,
      max: 10,
      required: true,
      example: '5338000001',
    },
    {
      key: 'rotation',
      label: 'Rotation ID (mkrid)',
      characters: ['digits', 'hyphen'],
      max: 40,
      required: true,
      example: '711-53200-19255-0',
      usual: { us: '711-53200-19255-0', it: '724-53478-19255-0', es: '1185-53479-19255-0' },
    },
  ],
  shopNumbers: [],
  link: {
    kind: 'append',
    parameters: [
      { name: 'mkevt', value: '1' },
      { name: 'mkcid', value: '1' },
      { name: 'mkrid', value: '{rotation}' },
      { name: 'campid', value: '{campaign}' },
      { name: 'toolid', value: '10001' },
      { name: 'customid', value: '{sub}' },
    ],
  },
  sub: {
    params: ['customid'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 255,
    join: '-',
  },
  trackingPlaces: [],
  feed: null,
  report: {
    fields: {
      day: 'EventDate',
      id: 'EpnTransactionId',
      state: 'Status',
      amount: 'Earnings',
      sale: 'Sales',
      sub: 'CustomId',
    },
    states: { approved: 'approved', pending: 'pending', reversed: 'declined' },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 24, keepsHistory: false, standsApart: true },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history'],
  examples: [
    {
      numbers: { campaign: '5338000001', rotation: '711-53200-19255-0' },
      shopHosts: ['ebay.com'],
      destination: 'https://www.ebay.com/itm/123456789012?mkcid=1&campid=5338999999&customid=somebody',
      sub: 'us-6-box',
      link: 'https://www.ebay.com/itm/123456789012?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=5338000001&toolid=10001&customid=us-6-box',
    },
    {
      numbers: { campaign: '5338000001', rotation: '724-53478-19255-0' },
      shopHosts: ['ebay.it'],
      destination: 'https://www.ebay.it/itm/123456789012?var=5',
      link: 'https://www.ebay.it/itm/123456789012?var=5&mkevt=1&mkcid=1&mkrid=724-53478-19255-0&campid=5338000001&toolid=10001',
    },
  ],
};
