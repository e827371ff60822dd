import { type Network, usualLinkRel } from '../network.ts';

/**
 * Its portal mints the links, which are kept as given (several programs). `matt_word` and `matt_tool` are built by
 * bots; whether they pay is not known, so nothing is made of them.
 */
export const mercadoLivre: Network = {
  id: 'mercado-livre',
  name: 'Mercado Livre',
  editions: ['br', 'mx'],
  accountNumbers: [],
  shopNumbers: [],
  link: { kind: 'stored' },
  sub: null,
  trackingPlaces: ['meli.la', 'mercadolivre.com/sec/', 'mercadolibre.com/sec/'],
  feed: null,
  report: null,
  price: { maxAgeHours: 24, keepsHistory: false, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history', 'feed_columns', 'report_columns'],
  examples: [
    {
      numbers: {},
      shopHosts: ['mercadolivre.com.br'],
      destination: 'https://meli.la/2aBcDeF',
      link: 'https://meli.la/2aBcDeF',
    },
    {
      numbers: {},
      shopHosts: ['mercadolivre.com.br'],
      destination: 'https://mercadolivre.com/sec/1aBcDeF',
      link: 'https://mercadolivre.com/sec/1aBcDeF',
    },
  ],
};
