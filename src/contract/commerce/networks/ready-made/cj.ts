import { type Network, usualLinkRel } from '../network.ts';

/** Links: OL of our notes on networks and several programs; reports: CJ, OA. The PID is not the company's number. */
export const cj: Network = {
  id: 'cj',
  name: 'CJ Affiliate',
  editions: ['us', 'it', 'es'],
  accountNumbers: [
    {
      key: 'pid',
      label: 'PID (website ID)',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '1234567',
    },
  ],
  shopNumbers: [],
  link: {
    kind: 'template',
    template: 'https://www.anrdoezrs.net/links/{pid}/type/dlg[/sid/{sub}]/{rawUrl}',
    otherForms: [
      'https://www.anrdoezrs.net/links/{pid}/type/am[/sid/{sub}]/{rawUrl}',
      'https://www.anrdoezrs.net/links/{pid}[/sid/{sub}]/{rawUrl}',
      'https://www.anrdoezrs.net/click-{pid}-{ad}?[sid={sub}&]url={url}',
    ],
  },
  sub: {
    params: ['sid'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com'],
  feed: null,
  // Closed is settled; only one program says that it is reversed. A correction is a row with an id of its own, and takes away.
  report: {
    fields: {
      day: 'eventDate',
      id: 'commissionId',
      state: 'actionStatus',
      amount: 'pubCommissionAmountPubCurrency',
      sale: 'saleAmountPubCurrency',
      sub: 'shopperId',
      publisher: 'websiteId',
    },
    states: { new: 'pending', extended: 'pending', locked: 'approved', closed: 'paid' },
    changes: 'negative_row',
    dayOrder: 'year',
    timeZone: 'UTC',
  },
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['sub_id_length', 'price_age', 'price_history', 'feed_columns'],
  examples: [
    {
      numbers: { pid: '1234567' },
      shopHosts: ['tienda.example'],
      destination: 'https://www.tienda.example/hervidor?ref=2',
      sub: 'es-9-list',
      link: 'https://www.anrdoezrs.net/links/1234567/type/dlg/sid/es-9-list/https://www.tienda.example/hervidor?ref=2',
    },
    {
      numbers: { pid: '1234567' },
      shopHosts: ['tienda.example'],
      destination: 'https://www.tienda.example/hervidor',
      link: 'https://www.anrdoezrs.net/links/1234567/type/dlg/https://www.tienda.example/hervidor',
    },
  ],
};
