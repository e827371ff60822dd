import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkLimits } from '../network-limits.ts';
import { readyMade } from '../ready-made.ts';
import { type Known, recognise } from './recognise.ts';

const known: Known = {
  networks: readyMade,
  shops: [
    {
      id: 'loja',
      network: 'awin',
      account: { publisher: '1' },
      shop: { merchant: '2' },
      hosts: ['loja.example'],
    },
  ],
};
const read = (text: string) => recognise(text, known);
const one = (text: string) => {
  const [first, ...others] = read(text);
  expect(others).toEqual([]);
  return first;
};

describe('an address of a shop that everybody knows', () => {
  test.each([
    ['https://www.amazon.com.br/Nome-do-Produto/dp/B0DEMO0001/ref=sr_1_1?tag=x-20', 'amazon', 'B0DEMO0001'],
    ['amazon.it/gp/product/b0demo0001', 'amazon', 'B0DEMO0001'],
    ['https://m.amazon.es/gp/aw/d/B0DEMO0001?psc=1', 'amazon', 'B0DEMO0001'],
    [
      'https://produto.mercadolivre.com.br/MLB-1234567890-panela-aurora-_JM#position=1',
      'mercado-livre',
      'MLB1234567890',
    ],
    ['https://www.mercadolivre.com.br/panela-aurora/p/MLB12345678?x=1', 'mercado-livre', 'MLB12345678'],
    ['https://articulo.mercadolibre.com.mx/MLM-987654321-olla-_JM', 'mercado-livre', 'MLM987654321'],
    ['https://www.magazineluiza.com.br/panela-aurora/p/ab12cd34ef/ud/pane/', 'magalu', 'ab12cd34ef'],
    ['https://www.magazinevoce.com.br/magazineoutro/panela/p/ab12cd34ef/ud/pane/', 'magalu', 'ab12cd34ef'],
    ['https://pt.aliexpress.com/item/1005001234567890.html?aff_fcid=x', 'aliexpress', '1005001234567890'],
    ['https://www.amazon.com.br/dp/product/B0DEMO0001', 'amazon', 'B0DEMO0001'],
    ['amzn.com/dp/B0DEMO0001', 'amazon', 'B0DEMO0001'],
    ['https://shopee.com.br/universal-link/product/12345/67890', 'shopee', '12345.67890'],
    ['https://www.google.com/url?q=https://www.ebay.it/itm/123456789012&sa=D', 'ebay', '123456789012'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Famazon.it%2Fdp%2FB0DEMO0001&h=x', 'amazon', 'B0DEMO0001'],
    ['https://www.ebay.com/itm/Blue-Kettle/123456789012?mkcid=1&campid=5', 'ebay', '123456789012'],
    ['https://shopee.com.br/Panela-Aurora-4L-i.12345.67890?sp_atk=x', 'shopee', '12345.67890'],
    ['https://shopee.com.br/product/12345/67890', 'shopee', '12345.67890'],
    ['https://www.walmart.com/ip/Blue-Kettle/5551234567?irclickid=x', 'walmart', '5551234567'],
  ])('%s', (text, shop, externalId) => {
    expect(one(text)).toMatchObject({ kind: 'address', shop, externalId });
    expect(one(text)?.address).not.toMatch(/[?#]/);
  });

  test.each([
    ['https://amzn.to/3xYz', 'amazon'],
    ['https://a.co/d/abc123', 'amazon'],
    ['https://s.shopee.com.br/9abc', 'shopee'],
    ['https://meli.la/2aBc', 'mercado-livre'],
    ['https://mercadolivre.com/sec/1aBc', 'mercado-livre'],
    ['https://maga.lu/aBc', 'magalu'],
    ['https://s.click.aliexpress.com/e/_abc', 'aliexpress'],
  ])('%s is short: nobody knows what is behind it', (text, shop) => {
    expect(one(text)).toMatchObject({ shop, isShort: true, address: text });
    expect(one(text)).not.toHaveProperty('externalId');
  });

  test.each([
    'https://amazon.com.evil.example/dp/B0DEMO0001',
    'https://evil.example/amazon.com/dp/B0DEMO0001',
    'https://notshopee.com.br/product/1/2',
  ])('%s is none', (text) => {
    expect(one(text)).not.toHaveProperty('shop');
  });
});

describe('a link of a network', () => {
  test('is what is inside it, whosever it was', () => {
    const inside = encodeURIComponent('https://www.loja.example/p/9?cor=azul&utm_source=x');
    expect(one(`https://www.awin1.com/cread.php?awinmid=5&awinaffid=999&ued=${inside}`)).toEqual({
      kind: 'address',
      written: `https://www.awin1.com/cread.php?awinmid=5&awinaffid=999&ued=${inside}`,
      shopId: 'loja',
      network: 'awin',
      address: 'https://www.loja.example/p/9?cor=azul',
      removed: ['utm_source'],
    });
    const walmart = encodeURIComponent('https://www.walmart.com/ip/Kettle/5551234567');
    expect(one(`https://goto.walmart.com/c/1/2/3?u=${walmart}`)).toMatchObject({
      network: 'impact',
      shop: 'walmart',
      externalId: '5551234567',
    });
    const shopee = encodeURIComponent('https://shopee.com.br/product/1/2');
    expect(one(`https://s.shopee.com.br/an_redir?origin_link=${shopee}&affiliate_id=3`)).toMatchObject({
      externalId: '1.2',
    });
  });

  test('that says nothing is kept as it is', () => {
    const tracked = 'https://www.awin1.com/pclick.php?p=1&a=2&m=3';
    expect(one(tracked)).toMatchObject({ network: 'awin', isShort: true, address: tracked });
  });
});

test('a colleague’s message', () => {
  const found = read(`Oi! Olha essas 👉https://www.amazon.com.br/dp/B0DEMO0001?tag=outro-20, e também
    (www.loja.example/panela?gclid=1). [Esta](https://meli.la/2aBc); de novo: amazon.com.br/dp/B0DEMO0001!
    EAN: 7891234567895, ASIN B0DEMO0002, tel. 11987654321, em 20261118 e/ou ver.depois/sim`);
  expect(found.map(({ written }) => written)).toEqual([
    'https://www.amazon.com.br/dp/B0DEMO0001?tag=outro-20',
    'www.loja.example/panela?gclid=1',
    'https://meli.la/2aBc',
    '7891234567895',
    'B0DEMO0002',
  ]);
  expect(found[0]).toMatchObject({ address: 'https://www.amazon.com.br/dp/B0DEMO0001', removed: ['tag'] });
  expect(found[1]).toMatchObject({ shopId: 'loja', network: 'awin', removed: ['gclid'] });
});

test('addresses that somebody pasted into each other are two', () => {
  const both = 'https://www.amazon.es/dp/B0DEMO0001https://www.amazon.it/dp/B0DEMO0002';
  expect(read(both).map(({ address }) => address)).toEqual([
    'https://www.amazon.es/dp/B0DEMO0001',
    'https://www.amazon.it/dp/B0DEMO0002',
  ]);
  expect(read('https://www.mercadolivre.com.br/a/p/MLB12345678')[0]?.address).toContain('//www.');
});

describe('a number by itself', () => {
  test('is an ASIN or a barcode', () => {
    expect(one('B0DEMO0001')).toMatchObject({ kind: 'asin', shop: 'amazon', externalId: 'B0DEMO0001' });
    expect(one('b0demo0001')).toMatchObject({ externalId: 'B0DEMO0001' });
    expect(one('asin:8532530788')).toMatchObject({ externalId: '8532530788' });
    expect(one('7891234567895')).toMatchObject({ kind: 'ean', ean: '7891234567895' });
    expect(one('96385074')).toMatchObject({ ean: '96385074' });
    expect(one('EAN 96385074')).toMatchObject({ ean: '96385074' });
    expect(one('7 891234 567895')).toMatchObject({ ean: '7891234567895' });
    expect(one('ISBN: 978-85-325-3078-3')).toMatchObject({ ean: '9788532530783' });
    expect(one('ean:789-123456789-5')).toMatchObject({ ean: '7891234567895' });
  });

  test.each([
    'em 96385074 dias',
    '7891234567890',
    '0000000000000',
    '2000000000008',
    '8532530788',
    'INTERESSES',
  ])('%s is nothing', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('and an address with it are one, of which the address says more', () => {
    expect(one('B0DEMO0001 https://www.amazon.it/dp/B0DEMO0001')).toMatchObject({
      address: 'https://www.amazon.it/dp/B0DEMO0001',
    });
  });
});

test('any text is read, each thing once, and no more than so many', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.webUrl(),
    fc.constantFrom(
      'https://',
      'https://a.example/?u=https://b.example',
      'B0DEMO0001',
      '7891234567895',
      '%',
      '://',
    ),
    fc.constantFrom(...readyMade.flatMap(({ examples }) => examples.map(({ link }) => link))),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(' ', '', '\n', ','), (pieces, sign) => {
      const found = read(pieces.join(sign));
      expect(found.length).toBeLessThanOrEqual(networkLimits.found);
      const keys = found.map(({ shop, shopId, externalId, ean, address }) =>
        JSON.stringify(externalId ? [shop, externalId] : [shopId, ean, address]),
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const { address } of found)
        if (address !== undefined) expect(address).toMatch(/^https:\/\/[^\s"'<>\\`]+$/);
    }),
    { numRuns: 200 },
  );
  expect(read(Array.from({ length: 900 }, (_, n) => `https://a.example/${n}`).join(' '))).toHaveLength(
    networkLimits.found,
  );
});

test('no text takes longer than its length allows', () => {
  for (const sign of ['.', ',', 'a.', 'https://', '/', 'http://a/,', '-i.1.', '%2F', '(', ' '])
    expect(read(sign.repeat(20_000)).length).toBeLessThanOrEqual(networkLimits.found);
});
