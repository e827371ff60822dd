import { type Network, usualLinkRel } from '../network.ts';

/** Links: M of our notes on networks; states of reports: OA. */
export const webgains: Network = {
  id: 'webgains',
  name: 'Webgains',
  editions: ['es', 'it'],
  accountNumbers: [
    {
      key: 'site',
      label: 'Campaign ID (site)',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '81001',
    },
  ],
  shopNumbers: [
    {
      key: 'program',
      label: 'Program ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '5001',
    },
  ],
  link: {
    kind: 'template',
    template:
      'https://track.webgains.com/click.html?wgcampaignid={site}&wgprogramid={program}[&clickref={sub}]&wgtarget={url}',
  },
  sub: {
    params: ['clickref'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['track.webgains.com'],
  feed: null,
  report: {
    fields: {
      day: 'date',
      id: 'transactionID',
      state: 'status',
      amount: 'commission',
      sale: 'saleValue',
      currency: 'currency',
      sub: 'clickRef',
    },
    states: { confirmed: 'approved', delayed: 'pending', cancelled: 'declined' },
    changes: 'same_id',
    dayOrder: 'year',
    timeZone: null,
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['sub_id_length', 'price_age', 'price_history', 'feed_columns'],
  examples: [
    {
      numbers: { site: '81001', program: '5001' },
      shopHosts: ['tienda.example'],
      destination: 'https://tienda.example/plancha',
      sub: 'es-4-card',
      link: 'https://track.webgains.com/click.html?wgcampaignid=81001&wgprogramid=5001&clickref=es-4-card&wgtarget=https%3A%2F%2Ftienda.example%2Fplancha',
    },
  ],
};
