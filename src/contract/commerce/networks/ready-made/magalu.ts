import { type Network, usualLinkRel } from '../network.ts';

/** The shop's path below one's own store (several programs); short links are kept as given. */
export const magalu: Network = {
  id: 'magalu',
  name: 'Magazine Você (Magalu)',
  editions: ['br'],
  accountNumbers: [
    {
      key: 'store',
      label: 'Nome da loja',
      characters: ['digits', 'lower'],
      max: 60,
      required: true,
      example: 'vitrinademo',
    },
  ],
  shopNumbers: [],
  link: {
    kind: 'rewritePath',
    from: 'www.magazineluiza.com.br',
    to: 'https://www.magazinevoce.com.br/magazine{store}',
  },
  sub: null,
  trackingPlaces: ['magazinevoce.com.br', 'maga.lu', 'magazineluiza.onelink.me'],
  feed: null,
  report: null,
  price: { maxAgeHours: 24, keepsHistory: false, standsApart: false },
  rel: usualLinkRel,
  disclosure: true,
  notFound: ['price_age', 'price_history', 'feed_columns', 'report_columns'],
  examples: [
    {
      numbers: { store: 'vitrinademo' },
      shopHosts: ['magazineluiza.com.br'],
      destination: 'https://www.magazineluiza.com.br/panela-aurora-4l/p/ab12cd34ef/ud/pane/?utm_source=x',
      link: 'https://www.magazinevoce.com.br/magazinevitrinademo/panela-aurora-4l/p/ab12cd34ef/ud/pane/',
    },
    {
      numbers: { store: 'vitrinademo' },
      shopHosts: ['magazineluiza.com.br'],
      destination: 'https://maga.lu/aBc123',
      link: 'https://maga.lu/aBc123',
    },
  ],
};
