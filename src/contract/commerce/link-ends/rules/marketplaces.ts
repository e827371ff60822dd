import type { EndRule } from '../end-rule.ts';

const meli = 'https://www.mercadolivre.com.br/cafeteira-alba/p/MLB12345678';
export const mercadoLivreEnd: EndRule = {
  id: 'mercado-livre',
  hosts: ['.mercadolivre.com.br', 'mercadolivre.com.br', '.mercadolibre.com.mx', 'mercadolibre.com.mx'],
  category: [{ path: '/c/' }, { path: '/categorias' }],
  walls: [{ path: '/gz/account-verification' }, { path: '/captcha' }],
  source:
    'Its own addresses: lists stand on the host "lista", products are known by their number (known-shops.ts).',
  examples: [
    { asked: meli, hops: ['https://lista.mercadolivre.com.br/cafeteira-alba'], kind: 'search_instead' },
    { asked: meli, hops: ['https://www.mercadolivre.com.br/c/eletrodomesticos'], kind: 'category_instead' },
    { asked: meli, hops: ['https://www.mercadolivre.com.br/'], kind: 'home_instead' },
    { asked: meli, hops: ['https://www.mercadolivre.com.br/gz/account-verification?go=x'], kind: 'unclear' },
    { asked: meli, hops: ['https://www.mercadolivre.com.br/cafeteira-alba-preta/p/MLB12345678'], kind: null },
  ],
};

/** Its pages are drawn by scripts: of what they sell, nothing stands in them. */
export const shopeeEnd: EndRule = {
  id: 'shopee',
  hosts: ['shopee.com.br'],
  search: [{ path: '/search', parameter: 'keyword' }],
  walls: [{ path: '/verify/' }, { path: '/buyer/login' }],
  source: 'Its own addresses.',
  examples: [
    {
      asked: 'https://shopee.com.br/product/1/2',
      hops: ['https://shopee.com.br/search?keyword=cafeteira'],
      kind: 'search_instead',
    },
    {
      asked: 'https://shopee.com.br/product/1/2',
      hops: ['https://shopee.com.br/verify/traffic/error?type=1'],
      kind: 'unclear',
    },
  ],
};

export const magaluEnd: EndRule = {
  id: 'magalu',
  hosts: ['magazineluiza.com.br', 'magazinevoce.com.br'],
  search: [{ path: '/busca/' }],
  category: [{ path: '/l/' }, { path: '/selecao/' }],
  source: 'Its own addresses; those of a publisher’s shop stand behind its name.',
  examples: [
    {
      asked: 'https://www.magazineluiza.com.br/cafeteira/p/abc123456/ep/cafe/',
      hops: ['https://www.magazineluiza.com.br/busca/cafeteira/'],
      kind: 'search_instead',
    },
    {
      asked: 'https://www.magazinevoce.com.br/magazinevitrina/cafeteira/p/abc123456/',
      hops: ['https://www.magazineluiza.com.br/cafeteira/p/abc123456/'],
      kind: 'tag_lost',
    },
    { asked: 'https://www.magazinevoce.com.br/magazinevitrina/cafeteira/p/abc123456/', kind: null },
  ],
};

const item = 'https://pt.aliexpress.com/item/1005001234567890.html';
export const aliexpressEnd: EndRule = {
  id: 'aliexpress',
  hosts: ['aliexpress.com', '.aliexpress.com', 'aliexpress.us'],
  search: [{ path: '/w/wholesale' }, { path: '/wholesale', parameter: 'searchtext' }],
  category: [{ path: '/category/' }],
  walls: [{ path: '/_____tmd_____/' }, { path: '/punish' }],
  source: 'Its own addresses.',
  examples: [
    { asked: item, hops: ['https://pt.aliexpress.com/w/wholesale-cafeteira.html'], kind: 'search_instead' },
    { asked: item, hops: ['https://pt.aliexpress.com/'], kind: 'home_instead' },
  ],
};

const listing =
  'https://www.ebay.com/itm/123456789012?mkevt=1&mkcid=1&mkrid=711-53200-19255-0&campid=5338000001&toolid=10001';
export const ebayEnd: EndRule = {
  id: 'ebay',
  hosts: ['ebay.com', 'ebay.it', 'ebay.es', 'ebay.de', 'ebay.fr', 'ebay.co.uk', 'ebay.com.mx'],
  search: [{ path: '/sch/' }],
  category: [{ path: '/b/' }],
  walls: [{ path: '/splashui/' }],
  source: 'Its own addresses; campaign numbers: E1 and E2 of our notes on networks.',
  examples: [
    { asked: listing, hops: ['https://www.ebay.com/sch/i.html?_nkw=kettle'], kind: 'search_instead' },
    { asked: listing, hops: ['https://www.ebay.com/itm/123456789012'], kind: 'tag_lost' },
    { asked: listing, kind: null },
  ],
};
