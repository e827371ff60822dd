import type { EndRule } from '../end-rule.ts';

const product = 'https://loja.example/cozinha/cafeteira-alba';
const ld = (availability: string) =>
  `<script type="application/ld+json">{"@type":"Product","offers":{"@type":"Offer","availability":"${availability}"}}</script>`;

/** What may be said of a shop that nobody has written a rule for. Its hosts are all the others. */
export const anyShopEnd: EndRule = {
  id: 'any-shop',
  hosts: [],
  search: [
    ...['/search', '/busca', '/buscar', '/pesquisa', '/ricerca', '/cerca', '/catalogsearch/result'].flatMap(
      (path) =>
        ['q', 'query', 'k', 's', 'keyword', 'text', 'term', 'ft'].map((parameter) => ({ path, parameter })),
    ),
  ],
  category: ['/categoria/', '/category/', '/categorie/', '/collections/', '/c/', '/departamento/'].map(
    (path) => ({ path }),
  ),
  wallTexts: [
    '<title>just a moment...</title>',
    'id="challenge-form"',
    'geo.captcha-delivery.com',
    'px-captcha',
  ],
  source:
    'schema.org/ItemAvailability; the names that shops’ programs give their search and categories; pages of those who guard shops.',
  examples: [
    { asked: product, page: ld('https://schema.org/OutOfStock'), kind: 'sold_out' },
    { asked: product, page: ld('http://schema.org/SoldOut'), kind: 'sold_out' },
    { asked: product, page: ld('Discontinued'), kind: 'sold_out' },
    { asked: product, page: ld('https://schema.org/InStock'), kind: null },
    {
      asked: product,
      page: '<meta property="product:availability" content="out of stock">',
      kind: 'sold_out',
    },
    {
      asked: product,
      page: '<link itemprop="availability" href="https://schema.org/OutOfStock">',
      kind: 'sold_out',
    },
    { asked: product, hops: ['https://loja.example/busca?q=alba'], kind: 'search_instead' },
    { asked: product, hops: ['https://loja.example/cozinha'], kind: 'category_instead' },
    { asked: product, hops: ['https://loja.example/categoria/cafeteiras'], kind: 'category_instead' },
    { asked: product, hops: ['https://loja.example/pt-br/'], kind: 'home_instead' },
    { asked: product, hops: ['https://www.loja.example/cozinha/cafeteira-alba-2'], kind: null },
    { asked: product, page: '<title>Just a moment...</title>', kind: 'unclear' },
    { asked: 'https://loja.example/', hops: ['https://www.loja.example/'], kind: null },
  ],
};

/** Who keeps addresses that nobody sells at any more, and what shops' programs say of a shop that is shut. */
export const closedShops = {
  hosts: [
    'sedo.com',
    'sedoparking.com',
    'parkingcrew.net',
    'bodis.com',
    'hugedomains.com',
    'dan.com',
    'afternic.com',
  ],
  paths: [{ path: '/password' }, { path: '/lander' }],
  texts: [
    'sorry, this shop is currently unavailable',
    'this shop is unavailable',
    'hugedomains.com/domain_profile',
  ],
  source:
    'Pages of those who park addresses; Shopify’s page of a shop that is shut, and the one that asks for a password.',
  examples: [
    { asked: product, hops: ['https://www.hugedomains.com/domain_profile.cfm?d=loja'], kind: 'shop_closed' },
    { asked: product, hops: ['https://loja.example/password'], kind: 'shop_closed' },
    { asked: product, page: '<h1>Sorry, this shop is currently unavailable.</h1>', kind: 'shop_closed' },
  ],
} as const satisfies {
  hosts: readonly string[];
  paths: EndRule['walls'];
  texts: readonly string[];
  source: string;
  examples: EndRule['examples'];
};
