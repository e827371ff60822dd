import { type Network, usualLinkRel } from '../network.ts';

/** Links: several programs; which form still pays is not known. Prices of its API are in reais, by one program. */
export const lomadee: Network = {
  id: 'lomadee',
  name: 'Lomadee',
  editions: ['br'],
  accountNumbers: [
    {
      key: 'publisher',
      label: 'Source ID',
      characters: ['digits'],
      max: 12,
      required: true,
      example: '36001234',
    },
  ],
  shopNumbers: [],
  link: {
    kind: 'template',
    template: 'https://redir.lomadee.com/v2/deeplink?url={url}&sourceId={publisher}[&mdasc={sub}]',
  },
  sub: {
    params: ['mdasc'],
    characters: ['digits', 'lower', 'upper', 'hyphen', 'underscore'],
    max: 50,
    join: '-',
  },
  trackingPlaces: ['redir.lomadee.com'],
  feed: null,
  report: null,
  price: { maxAgeHours: 48, keepsHistory: true, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['still_pays', 'sub_id_length', 'price_age', 'price_history', 'feed_columns', 'report_columns'],
  examples: [
    {
      numbers: { publisher: '36001234' },
      shopHosts: ['loja.example'],
      destination: 'https://www.loja.example/panela/p',
      sub: 'br-8-list',
      link: 'https://redir.lomadee.com/v2/deeplink?url=https%3A%2F%2Fwww.loja.example%2Fpanela%2Fp&sourceId=36001234&mdasc=br-8-list',
    },
  ],
};
