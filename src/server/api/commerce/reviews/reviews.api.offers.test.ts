import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { ListedOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { locales } from '#contract/site/locales.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { everything } from '#test/harness/data/everything.ts';
import { offerAgreement } from '#test/harness/data/offer-agreement.ts';
import { engines } from '#test/harness/database.ts';

const HOUR = 3_600_000;

describe.each(engines)('reviews by what their offers may say, on %s', (engine) => {
  const site = useApp(engine);
  const { list, expectAgreement } = offerAgreement(site);
  const later = (hours: number) => site().clock.moveTo(new Date(start.getTime() + hours * HOUR));
  const start = new Date('2026-10-15T12:00:00Z');
  afterEach(() => site().clock.moveTo(start));

  test('every live price is in a band, in each currency', async () => {
    for (const locale of everything || engine === 'pg' ? locales : (['br', 'us'] as const)) {
      expect(await expectAgreement(locale)).toEqual({ prices: 24, buyable: 22 });
    }
  });

  test('a band holds what costs more than its lower end and no more than its upper one', async () => {
    const price = async (query: string) =>
      (await list(`locale=br&brand=Nimbra&price=${query}`)).items.map(({ offer }) => offer?.price);
    await site().db.update(offers).set({ price: 100_000 }).where(nimbra);
    expect(await price('500-1000')).toEqual([100_000]);
    expect(await price('1000-')).toEqual([]);
    await site().db.update(offers).set({ price: 100_001 }).where(nimbra);
    expect(await price('500-1000')).toEqual([]);
    expect(await price('1000-')).toEqual([100_001]);
    await site().db.update(offers).set({ price: 154_990 }).where(nimbra);
  });

  test('what has grown too old for its shop counts nowhere', async () => {
    later(23);
    expect(await expectAgreement('br')).toEqual({ prices: 24, buyable: 22 });
    later(23 + 1 / HOUR);
    expect(await expectAgreement('br')).toEqual({ prices: 0, buyable: 0 });
  });

  test('each shop has its own age, and the first honest link is the offer that counts', async () => {
    const productId = await productOf('nimbra-aero-3');
    await site().db.delete(offers).where(nimbra);
    await site()
      .db.insert(offers)
      .values([
        { ...offer(productId), marketplace: 'amazon', externalId: 'not an ASIN', price: 20_000 },
        { ...offer(productId), marketplace: 'shopee', url: 'https://s.shopee.com.br/abc', price: 30_000 },
      ]);
    expect((await list('locale=br&brand=Nimbra')).items[0]?.offer?.price).toBe(30_000);
    await expectAgreement('br');
    later(23.5);
    expect(await expectAgreement('br')).toEqual({ prices: 1, buyable: 1 });
    later(24.5);
    expect(await expectAgreement('br')).toEqual({ prices: 0, buyable: 0 });
  });

  test('any other shop counts on the hosts that its edition names, and on no others', async () => {
    const url = 'https://www.loja.example/p?id=1';
    await site().db.delete(offers).where(nimbra);
    const productId = await productOf('nimbra-aero-3');
    await site()
      .db.delete(offers)
      .where(and(eq(offers.locale, 'br'), eq(offers.productId, productId)));
    await site()
      .db.insert(offers)
      .values({ ...offer(productId), marketplace: 'other', url, price: 30_000 });
    const named = (hosts: string[]) =>
      site()
        .db.update(editions)
        .set({ shops: hosts.map(plainShop) })
        .where(eq(editions.locale, 'br'));
    const shown = async () => (await list('locale=br&brand=Nimbra')).items[0]?.offer;
    expect(await shown()).toBeNull();
    for (const host of ['loja.example.evil', 'lojaXexample', 'oja.example']) {
      await named([host]);
      expect(await shown()).toBeNull();
    }
    expect(await expectAgreement('br')).toEqual({ prices: 23, buyable: 21 });
    await named(['outra.example', 'loja.example']);
    expect(await shown()).toMatchObject({ url, shopName: 'loja.example', price: 30_000 });
    expect(await expectAgreement('br')).toEqual({ prices: 24, buyable: 22 });
    later(47);
    expect(await expectAgreement('br')).toEqual({ prices: 1, buyable: 1 });
    later(48.5);
    expect(await expectAgreement('br')).toEqual({ prices: 0, buyable: 0 });
    await named([]);
  });

  test('of several shops the one that stands first is the one that counts', async () => {
    const productId = await productOf('nimbra-aero-3');
    const own = and(eq(offers.locale, 'br'), eq(offers.productId, productId));
    const hosts = ['um.example', 'dois.example', 'tres.example', 'quatro.example', 'cinco.example'];
    const named = (hosts: string[]) =>
      site()
        .db.update(editions)
        .set({ shops: hosts.map(plainShop) })
        .where(eq(editions.locale, 'br'));
    await named(hosts);
    const sell = async (parts: Partial<typeof offers.$inferInsert>[]) => {
      await site().db.delete(offers).where(own);
      const rows = parts.map((part, place) => ({
        ...{ ...offer(productId), marketplace: 'other' as const, url: `https://${hosts[place]}/p` },
        ...part,
      }));
      await site().db.insert(offers).values(rows);
      await expectAgreement('br');
      const { offer: first } = (
        await site().app.inject('/api/reviews/by-slug/nimbra-aero-3?locale=br')
      ).json<{ offer: ListedOffer }>();
      return [first, ...(first.others ?? [])].map(({ shopName, price }) => [shopName, price]);
    };
    const out = { availability: 'out_of_stock' } as const;
    const long = { fetchedAt: new Date(start.getTime() - 50 * HOUR) };
    expect(
      await sell([{ price: 900, ...out }, { price: 100, ...long }, { price: 800 }, { price: 700 }]),
    ).toEqual([
      ['quatro.example', 700],
      ['tres.example', 800],
      ['dois.example', null],
      ['um.example', 900],
    ]);
    expect(
      await sell([{ price: 500 }, { price: 400, currency: 'USD' }, { price: 900, preferred: true }, {}, out]),
    ).toEqual([
      ['tres.example', 900],
      ['um.example', 500],
      ['dois.example', 400],
      ['quatro.example', null],
    ]);
    expect((await sell([{ price: 500 }, { price: 1, preferred: true, ...out }]))[0]).toEqual([
      'um.example',
      500,
    ]);
    await named([]);
  });

  test('a tag that is none, a domain that is none and hidden prices count as they show', async () => {
    const config = (values: Partial<typeof editions.$inferInsert>) =>
      site().db.update(editions).set(values).where(eq(editions.locale, 'es'));
    await site().db.update(offers).set({ tagOverride: 'a&b' }).where(inEs(1));
    await site().db.update(offers).set({ tagOverride: 'own-tag-21' }).where(inEs(2));
    expect(await expectAgreement('es')).toEqual({ prices: 23, buyable: 21 });
    await config({ affiliateId: '' });
    // The one with a tag of its own, and six of the demo's own shop, which knows no tags.
    expect((await expectAgreement('es')).prices).toBe(7);
    await config({ affiliateId: 'vitrinademoes-21', showPrices: false });
    expect(await expectAgreement('es')).toEqual({ prices: 0, buyable: 21 });
    await config({ showPrices: true, amazonDomain: 'evil.example' });
    expect(await expectAgreement('es')).toEqual({ prices: 6, buyable: 6 });
    await config({ amazonDomain: 'amazon.es', currency: 'XTS' });
    expect((await list('locale=es')).prices).toEqual([]);
    expect((await list('locale=es&price=0-9999')).total).toBe(0);
  });

  test('where nothing is left, it says which filter to drop', async () => {
    const found = await list('locale=it&category=casa&price=0-50&brand=Kaluma&sort=name');
    expect(found).toMatchObject({ total: 0, items: [] });
    expect(found.without).toEqual([{ filter: 'price', count: 1 }]);
    const two = await list('locale=it&q=nimbra&minScore=9.9&available=now');
    expect(two.without).toEqual([{ filter: 'minScore', count: 1 }]);
    expect((await list('locale=it&q=nimbra&brand=Kaluma')).without).toEqual([
      { filter: 'q', count: 1 },
      { filter: 'brand', count: 1 },
    ]);
    expect((await list('locale=it&q=zzzz')).without).toEqual([{ filter: 'q', count: 24 }]);
    expect((await list('locale=it&category=casa')).without).toEqual([]);
  });

  test('a choice that matches nothing is offered still, so that a form can show it', async () => {
    const found = await list('locale=it&category=casa&brand=Zzz');
    expect(found.categories).toEqual([{ value: 'casa', name: 'Casa', count: 0 }]);
    expect(found.brands).toContainEqual({ value: 'Zzz', name: 'Zzz', count: 0 });
    expect((await list('locale=it&category=nada&q=zzzz')).categories).toEqual([]);
  });

  test.each(['price=50', 'price=a-b', 'price=-5-10', 'available=later', 'available='])(
    'refuses %s',
    async (query) => {
      expect((await site().app.inject(`/api/reviews?${query}`)).statusCode).toBe(400);
    },
  );

  const nimbra = and(eq(offers.locale, 'br'), eq(offers.externalId, 'B0DEMO0001'));
  const inEs = (number: number) => and(eq(offers.locale, 'es'), eq(offers.externalId, `B0DEMO000${number}`));
  const offer = (productId: number) =>
    ({ productId, locale: 'br', currency: 'BRL', availability: 'in_stock', fetchedAt: start }) as const;
  const productOf = async (slug: string) =>
    (await site().app.inject(`/api/reviews/by-slug/${slug}?locale=br`)).json<{ product: { id: number } }>()
      .product.id;
});
