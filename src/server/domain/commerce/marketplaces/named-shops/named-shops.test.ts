import { describe, expect, test } from 'vitest';
import { readyMade, readyMadeById } from '#contract/commerce/networks/ready-made.ts';
import { plainShop, type Shop } from '#contract/commerce/shops/shop.ts';
import { HOUR } from '#contract/site/durations.ts';
import type { EditionFacts, OfferFacts } from '../marketplace.ts';
import { shopNameOf, shopOf } from '../registry.ts';
import { readShopAddress } from './read-address.ts';
import { shopsOf } from './shops-of.ts';

const barata: Shop = {
  ...plainShop('barata.example'),
  key: 'barata',
  name: 'Barata',
  hosts: ['barata.example', 'm.barata.example'],
  network: 'awin',
  numbers: { merchant: '7890' },
};
const cara: Shop = { ...plainShop('cara.example'), key: 'cara', name: 'Cara', network: 'awin' };
const mercado: Shop = {
  ...plainShop('mercadolivre.com.br'),
  name: 'Mercado Livre',
  hosts: ['mercadolivre.com.br', 'produto.mercadolivre.com.br'],
  network: 'mercado-livre',
};
const edition = (shops: Shop[]): EditionFacts => ({
  ...{ locale: 'br', amazonDomain: 'amazon.com.br', affiliateId: 'nossa-20', showPrices: true },
  ...{ shops, networkNumbers: { awin: { publisher: '123456' } }, ownNetworks: [], preferredShop: '' },
});
const offer = (url: string, part: Partial<OfferFacts> = {}) => ({
  ...{ marketplace: 'other' as const, url, externalId: null, trackedUrl: null, tagOverride: null },
  ...{ price: null, fetchedAt: null, ...part },
});
const linkOf = (shops: Shop[], url: string, part: Partial<OfferFacts> = {}) => {
  const at = edition(shops);
  return shopOf(offer(url, part), at).buildLink(offer(url, part), at);
};

describe('a shop of an edition', () => {
  test('makes its links by its network, with the product as sub-id', () => {
    expect(linkOf([barata], 'https://www.barata.example/p/1', { productId: 42 })).toBe(
      'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&clickref=br-42&ued=https%3A%2F%2Fwww.barata.example%2Fp%2F1',
    );
  });

  test.each([
    ['closed', { ...barata, closed: true }],
    ['at a network that nobody defines', { ...barata, network: 'gone' }],
    ['without its number', { ...barata, numbers: {} }],
  ])('has no links while it is %s', (_what, shop) => {
    expect(linkOf([shop], 'https://www.barata.example/p/1')).toBeUndefined();
  });

  test('is called by its name on all of its hosts, and a stranger by its own', () => {
    const at = edition([barata]);
    expect(shopNameOf(offer('https://m.barata.example/p'), at)).toBe('Barata');
    expect(shopNameOf(offer('https://estranha.example/p'), at)).toBe('estranha.example');
    expect(
      shopOf(offer('https://estranha.example/p'), at).buildLink(offer('https://estranha.example/p'), at),
    ).toBe(undefined);
  });

  test('has its network’s terms, or its own', () => {
    const termsOf = (shop: Shop) => {
      const { maxPriceAge, keepsHistory, standsApart } = shopOf(
        offer('https://barata.example/p'),
        edition([shop]),
      );
      return [maxPriceAge / HOUR, keepsHistory, standsApart];
    };
    expect(termsOf(barata)).toEqual([48, true, false]);
    expect(termsOf({ ...barata, priceHours: 6, keepsHistory: false })).toEqual([6, false, false]);
    const ebay = readyMadeById.get('ebay');
    expect(termsOf({ ...barata, network: 'ebay' })).toEqual([
      ebay?.price.maxAgeHours,
      ebay?.price.keepsHistory,
      true,
    ]);
  });

  test('keeps links that its network mints, and makes none itself', () => {
    const page = 'https://www.mercadolivre.com.br/p/MLB123456';
    expect(linkOf([mercado], page)).toBeUndefined();
    expect(linkOf([mercado], page, { trackedUrl: 'https://meli.la/2abcDEF' })).toBe(
      'https://meli.la/2abcDEF',
    );
    expect(linkOf([mercado], 'https://meli.la/2abcDEF')).toBe('https://meli.la/2abcDEF');
    expect(linkOf([mercado], page, { trackedUrl: 'https://evil.example/2abcDEF' })).toBeUndefined();
  });

  test('is read once for as long as an edition is remembered', () => {
    const at = edition([barata]);
    expect(shopsOf({ ...at, showPrices: false } as EditionFacts)).toBe(shopsOf(at));
    expect(shopsOf({ ...at, networkNumbers: {} })).not.toBe(shopsOf(at));
  });

  test('of an owner’s network goes before the one that comes with the program', () => {
    const own = readyMade
      .filter(({ id }) => id === 'awin')
      .map((each) => ({ ...each, price: { ...each.price, maxAgeHours: 1 } }));
    const at = { ...edition([barata]), ownNetworks: own };
    expect(shopOf(offer('https://barata.example/p'), at).maxPriceAge).toBe(HOUR);
  });
});

describe('an address', () => {
  const at = edition([
    barata,
    cara,
    mercado,
    { ...plainShop('fechada.example'), closed: true },
    plainShop('solta.example'),
  ]);
  const read = (href: string) => {
    const found = readShopAddress(href, at);
    return 'problem' in found ? found.problem : `${found.shop.name} ${found.url}`;
  };
  test.each([
    ['https://www.barata.example/p?cor=azul&utm_source=x', 'Barata https://www.barata.example/p?cor=azul'],
    // Somebody else's deep link, and one for the other shop of the same network.
    [
      'https://www.awin1.com/cread.php?awinmid=1&awinaffid=999&ued=https%3A%2F%2Fm.barata.example%2Fp',
      'Barata https://m.barata.example/p',
    ],
    [
      'https://www.awin1.com/cread.php?awinmid=1&awinaffid=999&ued=http%3A%2F%2Fcara.example%2Fp',
      'Cara https://cara.example/p',
    ],
    [
      'https://www.awin1.com/cread.php?awinmid=1&awinaffid=999&ued=https%3A%2F%2Fevil.example%2Fp',
      'unknown_host',
    ],
    ['https://www.awin1.com/pclick.php?p=1&a=2&m=3', 'no_destination'],
    ['https://meli.la/2abcDEF', 'Mercado Livre https://meli.la/2abcDEF'],
    ['https://fechada.example/p', 'shop_closed'],
    ['https://solta.example/p?ref=nosso', 'solta.example https://solta.example/p?ref=nosso'],
    ['https://evil.example/barata.example', 'unknown_host'],
    ['https://barata.example@evil.example/', 'unknown_host'],
  ])('%s is taken for %s', (href, found) => {
    expect(read(href)).toBe(found);
  });
});
