import { amazonDomains } from '#contract/commerce/marketplaces/amazon-shops.ts';
import type { EndRule } from '../end-rule.ts';

const link = 'https://www.amazon.com.br/dp/B0TESTE001?tag=vitrina-20';

/** A product that is gone answers 404; one that nobody sells now has a page of its own kind. */
export const amazonEnd: EndRule = {
  id: 'amazon',
  hosts: amazonDomains,
  search: [{ path: '/s', parameter: 'k' }, { path: '/gp/search' }, { path: '/s/' }],
  category: [
    { path: '/b', parameter: 'node' },
    { path: '/b/' },
    { path: '/gp/browse' },
    { path: '/stores/' },
  ],
  soldOut: ['id="outofstock"', "id='outofstock'", 'id="outofstockbuybox_feature_div"'],
  walls: [{ path: '/errors/validatecaptcha' }],
  wallTexts: ['/errors/validatecaptcha', 'to discuss automated access to amazon data'],
  source:
    'Programs that read its pages: the box #outOfStock, the form of /errors/validateCaptcha (public repositories).',
  examples: [
    { asked: link, page: '<div id="outOfStock"><span>Não disponível.</span></div>', kind: 'sold_out' },
    { asked: link, page: '<div id="availability"><span>Em estoque</span></div>', kind: null },
    { asked: link, page: '<form action="/errors/validateCaptcha"></form>', kind: 'unclear' },
    {
      asked: link,
      hops: ['https://www.amazon.com.br/s?k=cafeteira&tag=vitrina-20'],
      kind: 'search_instead',
    },
    { asked: link, hops: ['https://www.amazon.com.br/?tag=vitrina-20'], kind: 'home_instead' },
    {
      asked: link,
      hops: ['https://www.amazon.com.br/b?node=16957125011&tag=vitrina-20'],
      kind: 'category_instead',
    },
    { asked: link, hops: ['https://www.amazon.com.br/Cafeteira/dp/B0TESTE001'], kind: 'tag_lost' },
    { asked: link, hops: ['https://www.amazon.com.br/Cafeteira/dp/B0TESTE001?tag=vitrina-20'], kind: null },
    { asked: 'https://www.amazon.com.br/s?k=cafeteira&tag=vitrina-20', kind: null },
  ],
};
