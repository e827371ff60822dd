import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editionFacts } from '#seed/facts/editions.ts';
import { amazon } from './amazon.ts';
import { type OfferFacts, priceToShow } from './marketplace.ts';
import { shopee } from './shopee.ts';

const offer = (facts: Partial<OfferFacts>): OfferFacts => ({
  externalId: null,
  url: null,
  tagOverride: null,
  price: null,
  fetchedAt: null,
  ...facts,
});
const editions = Object.values(editionFacts).map((facts) => ({ ...facts, showPrices: true }));

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

test('no moment shows a price past its age, nor one that the edition hides', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.boolean(),
      fc.constantFrom(amazon, shopee),
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
