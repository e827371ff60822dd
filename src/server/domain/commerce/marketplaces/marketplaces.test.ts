import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import { marketplaces } from '#contract/commerce/products/products.schemas.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { amazon } from './amazon/amazon.ts';
import { anyShop } from './any-shop/any-shop.ts';
import { type OfferFacts, priceToShow } from './marketplace.ts';
import { marketplaceOf, shopNameOf } from './registry.ts';
import { shopee } from './shopee/shopee.ts';

const offer = (facts: Partial<OfferFacts>): OfferFacts => ({
  externalId: null,
  url: null,
  trackedUrl: null,
  tagOverride: null,
  price: null,
  fetchedAt: null,
  ...facts,
});
const editions = locales.map((locale) => ({
  locale,
  ...editionFacts[locale],
  shops: ['loja.example', 'outra-loja.example'].map(plainShop),
  networkNumbers: {},
  ownNetworks: [],
  preferredShop: '',
  showPrices: true,
}));

describe('Amazon', () => {
  test('any ASIN, tag and edition make exactly one valid address on the edition\u2019s own shop', () => {
    const asin = fc.stringMatching(/^[A-Z0-9]{10}$/);
    const tag = fc.stringMatching(/^[a-z0-9]{3,20}-2[01]$/);
    fc.assert(
      fc.property(asin, tag, fc.constantFrom(...editions), (externalId, tagOverride, edition) => {
        const url = new URL(amazon.buildLink(offer({ externalId, tagOverride }), edition) ?? '');
        expect(url.protocol).toBe('https:');
        expect(url.hostname).toBe(`www.${edition.amazonDomain}`);
        expect(url.pathname).toBe(`/dp/${externalId}`);
        expect([...url.searchParams]).toEqual([['tag', tagOverride]]);
      }),
    );
  });

  test('a place with a tag of its own has that one, unless the offer has one or it is no tag', () => {
    const placeTags = { verdict: 'verdict-20', card: 'no tag', button: 'button-20' };
    const [edition] = editions.map((each) => ({ ...each, affiliateId: 'usual-20', placeTags }));
    const tagAt = (position: ClickPosition, tagOverride: string | null = null) => {
      const asked = offer({ externalId: 'B0DEMO0001', tagOverride });
      const link = edition && amazon.buildLink(asked, edition, { position });
      return new URL(link ?? '').searchParams.get('tag');
    };
    expect([tagAt('verdict'), tagAt('button'), tagAt('forward')]).toEqual([
      'verdict-20',
      'button-20',
      'button-20',
    ]);
    expect([tagAt('card'), tagAt('list')]).toEqual(['usual-20', 'usual-20']);
    expect(tagAt('verdict', 'own-20')).toBe('own-20');
  });

  test('nothing else makes an address at all', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...editions), (externalId, edition) => {
        fc.pre(!/^[A-Z0-9]{10}$/.test(externalId));
        expect(amazon.buildLink(offer({ externalId }), edition)).toBeUndefined();
      }),
    );
    const [edition] = editions;
    if (!edition) throw new Error('no edition');
    const good = offer({ externalId: 'B0DEMO0001' });
    expect(amazon.buildLink(good, { ...edition, amazonDomain: 'evil.example' })).toBeUndefined();
    expect(amazon.buildLink(good, { ...edition, affiliateId: '' })).toBeUndefined();
    expect(amazon.buildLink(good, { ...edition, affiliateId: 'a&b' })).toBeUndefined();
  });
});

test('Shopee keeps its own short links and no others', () => {
  const [edition] = editions;
  if (!edition) throw new Error('no edition');
  const link = (url: string) => shopee.buildLink(offer({ url }), edition);
  expect(link('https://s.shopee.com.br/abc')).toBe('https://s.shopee.com.br/abc');
  for (const url of [
    'http://s.shopee.com.br/a',
    'https://s.shopee.com.br.evil.example/a',
    '//s.shopee.com.br/a',
  ]) {
    expect(link(url)).toBeUndefined();
  }
});

test('Shopee is Brazil’s alone', () => {
  const links = editions.map((edition) =>
    shopee.buildLink(offer({ url: 'https://s.shopee.com.br/abc' }), edition),
  );
  expect(links.filter(Boolean)).toHaveLength(1);
});

describe('any other shop', () => {
  const [edition] = editions;
  if (!edition) throw new Error('no edition');
  const link = (url: string, shops = edition.shops) =>
    anyShop.buildLink(offer({ url }), { ...edition, shops });

  test.each([
    'https://loja.example/p/1?ref=a&b=c#d',
    'https://www.loja.example/',
    'https://outra-loja.example',
  ])('keeps %s as it is', (url) => {
    expect(link(url)).toBe(url);
    expect(shopNameOf({ marketplace: 'other', url }, edition)).toBe(
      new URL(url).hostname.replace(/^www\./, ''),
    );
    expect(link(url, [])).toBeUndefined();
  });

  test.each([
    'http://loja.example/p',
    'https://loja.example.evil.example/p',
    'https://loja.example@evil.example/p',
    'https://loja.example:8443/p',
    'https://evil.example/loja.example',
    'https://lojaXexample/p',
    'https://shop.loja.example/p',
    'https://loja.example/"onclick=1',
    'https://loja.example/\\evil.example',
    'https://loja.example/a b',
    'https://loja.example/\nx',
    '//loja.example/p',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    expect(link(url)).toBeUndefined();
  });
});

test('no moment shows a price past its age, nor one that the edition hides', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.boolean(),
      fc.constantFrom(...marketplaces.map(marketplaceOf)),
      (fetchedAt, now, showPrices, shop) => {
        const [edition] = editions;
        if (!edition) return;
        const shown = priceToShow(shop, offer({ price: 100, fetchedAt }), { ...edition, showPrices }, now);
        const age = now.getTime() - fetchedAt.getTime();
        expect(shown !== undefined).toBe(showPrices && age <= shop.maxPriceAge);
      },
    ),
  );
});
