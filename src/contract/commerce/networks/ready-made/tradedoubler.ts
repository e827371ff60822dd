import { type Network, usualLinkRel } from '../network.ts';

/** Links and the epi: T, M of our notes on networks; states of reports: OA. Its feeds come page by page from an API. */
export const tradedoubler: Network = {
  id: 'tradedoubler',
  name: 'Tradedoubler',
  editions: ['es', 'it'],
  accountNumbers: [
    {
      key: 'site',
      label: 'Site ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '3000001',
    },
  ],
  shopNumbers: [
    {
      key: 'program',
      label: 'Program ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '270001',
    },
  ],
  link: {
    kind: 'template',
    template: 'https://clk.tradedoubler.com/click?p={program}&a={site}[&epi={sub}]&url={url}',
  },
  // Letters and digits alone: a capital parts what we put together, of which nothing has one.
  sub: { params: ['epi'], characters: ['digits', 'lower', 'upper'], max: 64, join: 'Z' },
  trackingPlaces: ['clk.tradedoubler.com', 'pdt.tradedoubler.com'],
  feed: null,
  report: {
    fields: {
      day: 'timeOfTransaction',
      id: 'orderNumber',
      state: 'status',
      amount: 'commission',
      sale: 'orderValue',
      sub: 'epi',
    },
    states: { a: 'approved', p: 'pending', d: 'declined' },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history'],
  examples: [
    {
      numbers: { site: '3000001', program: '270001' },
      shopHosts: ['negozio.example'],
      destination: 'https://www.negozio.example/moka?colore=rosso',
      sub: 'it-12-top',
      link: 'https://clk.tradedoubler.com/click?p=270001&a=3000001&epi=it12top&url=https%3A%2F%2Fwww.negozio.example%2Fmoka%3Fcolore%3Drosso',
    },
  ],
};
