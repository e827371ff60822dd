import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../why.ts';
import { amazonPlace, asinsIn, isAmazonsPicture, widgetOf } from './amazon-places.ts';
import { type EditionShops, shopHref } from './shop-href.ts';

const edition: EditionShops = {
  locale: 'br',
  amazonDomain: 'amazon.com.br',
  affiliateId: 'nossa-20',
  shops: [],
  networkNumbers: {},
  ownNetworks: [],
  preferredShop: '',
  currency: 'BRL',
};
function led(address: string, changes: Partial<EditionShops> = {}) {
  const left: string[] = [];
  const href = shopHref(new URL(address), { ...edition, ...changes }, (kind, reason) =>
    left.push(`${kind}: ${sentenceOf(reason)}`),
  );
  return { href, left };
}
const HERE = 'https://www.amazon.com.br/dp/B0VITRINA1?tag=nossa-20';

describe('a link to Amazon', () => {
  test.each([
    'https://www.amazon.com.br/dp/B0VITRINA1?tag=nossa-20',
    'https://www.amazon.com.br/Panela-Azul/dp/B0VITRINA1/ref=as_li_ss_tl?linkCode=ll1&linkId=abc&psc=1',
    'http://amazon.com.br/gp/product/B0VITRINA1/?ie=UTF8',
    'https://m.amazon.com.br/gp/aw/d/b0vitrina1',
    'https://www.amazon.com.br/exec/obidos/ASIN/B0VITRINA1/nossa-20',
    'https://amzn.com/B0VITRINA1',
  ])('leads straight to the product, with this edition’s tag: %s', (address) => {
    expect(led(address)).toEqual({ href: HERE, left: [] });
  });

  test('loses a tag that is somebody else’s, which is told', () => {
    expect(led('https://www.amazon.com.br/dp/B0VITRINA1?tag=antiga-20')).toEqual({
      href: HERE,
      left: ['tag: A tag that is not this edition’s was taken off: antiga-20'],
    });
  });

  test('to another country leads to this edition’s shop, which is told', () => {
    const { href, left } = led('https://www.amazon.com/dp/B0VITRINA1?tag=antiga-20');
    expect(href).toBe(HERE);
    expect(left).toHaveLength(2);
    expect(left[1]).toContain('led to amazon.com');
    expect(led('https://www.amazon.de/s?k=panela&tag=x-21')).toMatchObject({
      href: 'https://www.amazon.de/s?k=panela',
    });
  });

  test('to no product keeps what it looks for, and nothing of who has sent it', () => {
    expect(led('https://www.amazon.com.br/s?k=panela&linkCode=ur2&linkId=9&ref=x').href).toBe(
      'https://www.amazon.com.br/s?k=panela&tag=nossa-20',
    );
  });

  test('has no tag where the edition has none', () => {
    expect(led('https://www.amazon.com.br/dp/B0VITRINA1', { affiliateId: '' }).href).toBe(
      'https://www.amazon.com.br/dp/B0VITRINA1',
    );
  });

  test.each(['https://amzn.to/3abc', 'https://a.co/d/xyz', 'https://amzn.eu/d/x'])(
    'that is a short one stays, and is told: %s',
    (address) => {
      const { href, left } = led(address);
      expect(href).toBe(address);
      expect(left[0]).toContain('short link');
    },
  );

  test.each([
    'https://loja.example/dp/B0VITRINA1',
    'https://amazon.com.br.evil.example/dp/B0VITRINA1',
    'https://evil.example/https://www.amazon.com.br/dp/B0VITRINA1',
  ])('is none at %s', (address) => {
    expect(led(address)).toEqual({ href: undefined, left: [] });
  });

  test('never bears another tag, whatever it was', () => {
    const host = fc.constantFrom('www.amazon.com.br', 'amazon.com', 'www.amazon.it', 'amzn.com');
    const path = fc.constantFrom('/dp/B0VITRINA1', '/gp/product/B0VITRINA1/x', '/s', '/', '/b/ref=x');
    const query = fc.array(fc.tuple(fc.constantFrom('tag', 'k', 'TAG', 'linkId'), fc.webQueryParameters()), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(host, path, query, (where, what, asked) => {
        const url = new URL(`https://${where}${what}`);
        for (const [name, value] of asked) url.searchParams.append(name, value);
        const made = new URL(led(url.href).href ?? '');
        expect([undefined, 'nossa-20']).toContain(made.searchParams.get('tag') ?? undefined);
        expect(made.protocol).toBe('https:');
      }),
      { numRuns: 40 },
    );
  });
});

test('numbers are told from words, and Amazon’s own frames, pictures and counters from others', () => {
  expect(asinsIn('b0vitrina1, B0VITRINA2;8535914846 panela B0SHORT')).toEqual([
    'B0VITRINA1',
    'B0VITRINA2',
    '8535914846',
  ]);
  expect(amazonPlace(new URL('https://www.amazon.com.br/review/R1'))?.asin).toBeUndefined();
  expect(widgetOf('//ws-na.amazon-adsystem.com/widgets/q?ASIN=B0VITRINA1&tag=x-20')).toEqual({
    asins: ['B0VITRINA1'],
    isPixel: false,
    tag: 'x-20',
  });
  expect(widgetOf('//ir-na.amazon-adsystem.com/e/ir?t=x-20&l=am2&o=1&a=B0VITRINA1')?.isPixel).toBe(true);
  expect(widgetOf('https://evil.example/amazon-adsystem.com?ASIN=B0VITRINA1')).toBeUndefined();
  expect(isAmazonsPicture('https://m.media-amazon.com/images/I/x.jpg')).toBe(true);
  expect(isAmazonsPicture('https://antigo.example/media-amazon.com/x.jpg')).toBe(false);
});

test.each([
  ['https://m.media-amazon.com/images/I/1.jpg', true],
  ['//ssl-images-amazon.com/images/1.jpg', true],
  ['https://images-na.ssl-images-amazon.com/images/1.jpg', true],
  ['http://ecx.images-amazon.com/images/1.jpg', true],
  ['https://images-eu.amazon.co.uk/images/1.jpg', true],
  ['https://media-amazon.com.example/1.jpg', false],
  ['https://old.example/media-amazon.com/1.jpg', false],
])('%s is Amazon’s own picture: %s', (src, isTheirs) => {
  expect(isAmazonsPicture(src)).toBe(isTheirs);
});
