import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { type GivenLink, readOfferLink } from './offer-link.ts';

const edition = (locale: Locale) => ({
  ...editionFacts[locale],
  locale,
  showPrices: true,
  shops: ['loja.example'].map(plainShop),
  networkNumbers: {},
  ownNetworks: [],
  preferredShop: '',
});
const read = (given: GivenLink, locale: Locale = 'br', changes: { affiliateId?: string } = {}) =>
  readOfferLink('amazon', given, { ...edition(locale), ...changes });
const asinOf = (result: ReturnType<typeof read>) => ('link' in result ? result.link.externalId : result);
const refusal = (field: string, code: string) => ({ problems: { [field]: { code } } });

describe('an address of Amazon', () => {
  test.each([
    'B0ABCDEF12',
    ' b0abcdef12 ',
    'https://www.amazon.com.br/dp/B0ABCDEF12',
    'http://amazon.com.br/dp/B0ABCDEF12/',
    'www.amazon.com.br/dp/B0ABCDEF12',
    'https://www.amazon.com.br/Fone-de-Ouvido/dp/B0ABCDEF12/ref=sr_1_1?keywords=fone&qid=1#top',
    'https://www.amazon.com.br/gp/product/B0ABCDEF12?psc=1',
    'https://m.amazon.com.br/gp/aw/d/B0ABCDEF12?tag=',
    'https://www.amazon.com.br/dp/B0ABCDEF12?tag=vitrinademo-20',
    'https://www.amazon.com.br/dp/B0ABCDEF12?tag=alguem-20',
    'https://www.amazon.com.br/dp/B0ABCDEF12?tag=vitrinademo-20&tag=alguem-20',
  ])('gives its product: %s', (text) => {
    expect(asinOf(read({ url: text }))).toBe('B0ABCDEF12');
    expect(asinOf(read({ externalId: text }))).toBe('B0ABCDEF12');
  });

  test.each([
    ['https://www.amazon.it/dp/B0ABCDEF12', 'wrong_country'],
    ['https://www.amazon.de/dp/B0ABCDEF12', 'wrong_country'],
    ['https://amzn.to/3abcdef', 'unknown_host'],
    ['https://www.amazon.com.br.evil.example/dp/B0ABCDEF12', 'unknown_host'],
    ['https://www.amazon.com.br@evil.example/dp/B0ABCDEF12', 'unknown_host'],
    ['https://evil.example/www.amazon.com.br/dp/B0ABCDEF12', 'unknown_host'],
    ['https://www.amazon.com.br/s?k=fone', 'no_product'],
    ['https://www.amazon.com.br/dp/B0ABCDEF123', 'no_product'],
    ['B0ABC', 'no_product'],
    ['javascript:alert(1)', 'no_product'],
  ])('is refused, with a reason: %s is %s', (url, code) => {
    expect(read({ url })).toEqual(refusal('url', code));
  });

  test('needs a tag: the edition’s, or one of the offer’s own that its shop could have given', () => {
    const url = 'https://www.amazon.com.br/dp/B0ABCDEF12';
    expect(read({ url }, 'br', { affiliateId: '' })).toEqual(refusal('tagOverride', 'missing_tag'));
    expect(read({ url, tagOverride: 'outra-20' }, 'br', { affiliateId: '' })).toMatchObject({
      link: { tagOverride: 'outra-20' },
    });
    expect(read({ url: `${url}?tag=outra-20`, tagOverride: 'outra-20' })).toHaveProperty('link');
    for (const tagOverride of ['outra-21', 'a b-20', 'outra']) {
      expect(read({ url, tagOverride })).toEqual(refusal('tagOverride', 'wrong_tag'));
    }
  });

  test('must be there', () => {
    expect(read({})).toEqual(refusal('externalId', 'required'));
    expect(read({ url: '  ', externalId: '' })).toEqual(refusal('externalId', 'required'));
  });
});

describe('an address of Shopee', () => {
  const shopee = (url: string, locale: Locale = 'br') => readOfferLink('shopee', { url }, edition(locale));

  test('is one of its short links, in Brazil', () => {
    expect(shopee('https://s.shopee.com.br/Abc123?utm=x')).toMatchObject({
      link: { url: 'https://s.shopee.com.br/Abc123', externalId: null },
    });
    expect(shopee('https://s.shopee.com.br/Abc123', 'it')).toEqual(refusal('url', 'wrong_country'));
    expect(shopee('https://shopee.com.br/produto-i.1.2')).toEqual(refusal('url', 'no_short_link'));
    expect(shopee('https://s.shopee.com.br.evil.example/Abc')).toEqual(refusal('url', 'unknown_host'));
    expect(shopee('nothing')).toEqual(refusal('url', 'unknown_host'));
  });
});

/** Hosts that people paste, ours and others', with everything that could hide one behind another. */
const host = fc.oneof(
  fc.constantFrom(...Object.values(editionFacts).map(({ amazonDomain }) => `www.${amazonDomain}`)),
  fc.constantFrom(
    'amzn.to',
    's.shopee.com.br',
    'amazon.com.br.evil.example',
    'amazon.it@evil.example',
    'xn--amzon-7sa.it',
  ),
  fc.domain(),
);
const pasted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .tuple(
      fc.constantFrom('https://', 'http://', '//', 'ftp://', 'javascript:', ''),
      host,
      fc.constantFrom('/dp/', '/gp/product/', '/x/dp/', '/', '/dp/../'),
      fc.stringMatching(/^[A-Za-z0-9]{9,11}$/),
      fc.constantFrom(
        '',
        '?tag=',
        '?tag=outro-20',
        '/ref=x?psc=1',
        '#x',
        '\\@evil.example',
        '?tag=vitrinademo-20',
      ),
    )
    .map((parts) => parts.join('')),
);

test.each(['amazon', 'shopee'] as const)(
  'whatever is pasted for %s becomes one link on the edition’s own shop, or a refusal',
  (marketplace) => {
    const fields = fc.constantFrom('url' as const, 'externalId' as const);
    fc.assert(
      fc.property(pasted, fields, fc.constantFrom(...locales), (text, field, locale) => {
        const facts = edition(locale);
        const result = readOfferLink(marketplace, { [field]: text }, facts);
        if ('problems' in result) {
          expect(Object.keys(result.problems)).toHaveLength(1);
          return;
        }
        const link = marketplaceOf(marketplace).buildLink(
          { ...result.link, price: null, fetchedAt: null },
          facts,
        );
        const url = new URL(link ?? '');
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password + url.port).toBe('');
        expect(url.hostname).toBe(marketplace === 'amazon' ? `www.${facts.amazonDomain}` : 's.shopee.com.br');
        if (marketplace === 'amazon') expect([...url.searchParams]).toEqual([['tag', facts.affiliateId]]);
      }),
      { numRuns: 2_000 },
    );
  },
);

describe('an address of a shop that the edition names', () => {
  const readOther = (url: string) => readOfferLink('other', { url }, edition('br'));

  test('is kept, over https', () => {
    for (const url of [
      'https://loja.example/p/1?ref=a',
      'http://loja.example/p/1?ref=a',
      'loja.example/p/1?ref=a',
    ]) {
      expect(readOther(url)).toMatchObject({ link: { url: 'https://loja.example/p/1?ref=a' } });
    }
  });

  test.each([
    'https://outra.example/p',
    'https://loja.example.evil.example/',
    'javascript:alert(1)',
    'uma loja',
  ])('is refused where it is none: %s', (url) => {
    expect(readOther(url)).toEqual(refusal('url', 'unknown_host'));
  });
});
