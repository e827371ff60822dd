import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { ListedOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { HOUR } from '#contract/site/durations.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { offerAgreement } from '#test/harness/data/offer-agreement.ts';
import { engines } from '#test/harness/database.ts';

describe.each(engines)('offers of shops that an edition names, on %s', (engine) => {
  const site = useApp(engine);
  const { expectAgreement } = offerAgreement(site);
  const start = new Date('2026-10-15T12:00:00Z');
  const later = (hours: number) => site().clock.moveTo(new Date(start.getTime() + hours * HOUR));
  afterEach(() => site().clock.moveTo(start));
  const offer = (productId: number) =>
    ({ productId, locale: 'br', currency: 'BRL', availability: 'in_stock', fetchedAt: start }) as const;
  const reviewOf = async (slug: string) =>
    (await site().app.inject(`/api/reviews/by-slug/${slug}?locale=br`)).json<{
      id: number;
      product: { id: number };
    }>();

  test('a network’s shops count by its links, its hours, where they stand and whom the edition prefers', async () => {
    const review = await reviewOf('nimbra-aero-3');
    const productId = review.product.id;
    const own = and(eq(offers.locale, 'br'), eq(offers.productId, productId));
    const shops = [
      { ...plainShop('barata.example'), name: 'Barata', network: 'awin', numbers: { merchant: '7890' } },
      { ...plainShop('ebay.com'), name: 'eBay', network: 'ebay' },
      { ...plainShop('mercadolivre.com.br'), name: 'Mercado Livre', network: 'mercado-livre' },
      { ...plainShop('fechada.example'), closed: true },
    ];
    const networkNumbers = {
      awin: { publisher: '123456' },
      ebay: { campaign: '5338000000', rotation: '711-53200-19255-0' },
    };
    const prefer = (preferredShop: string) =>
      site().db.update(editions).set({ preferredShop }).where(eq(editions.locale, 'br'));
    await site().db.update(editions).set({ shops, networkNumbers }).where(eq(editions.locale, 'br'));
    await site().db.delete(offers).where(own);
    const at = (url: string, price: number, part: object = {}) => ({
      ...{ ...offer(productId), marketplace: 'other' as const, url: `https://${url}`, price },
      ...part,
    });
    await site()
      .db.insert(offers)
      .values([
        at('www.barata.example/p?id=1', 700, { deliveryPrice: 0 }),
        at('www.ebay.com/itm/1234567890', 1),
        at('mercadolivre.com.br/p/MLB123456', 500),
        at('fechada.example/p', 2),
      ]);
    const seen = async () => {
      await expectAgreement('br');
      const found = await site().app.inject('/api/reviews/by-slug/nimbra-aero-3?locale=br');
      const { offer: first } = found.json<{ offer: ListedOffer }>();
      const { others = [], apart } = first;
      return { list: [first, ...others].map(({ shopName }) => shopName), apart: apart?.shopName, first };
    };
    const sub = `br-r${review.id}-verdict-${productId}`;
    const link = 'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456';
    expect(await seen()).toMatchObject({
      ...{ list: ['Barata'], apart: 'eBay' },
      first: {
        delivery: 'Entrega grátis',
        url: `${link}&clickref=${sub}&ued=https%3A%2F%2Fwww.barata.example%2Fp%3Fid%3D1`,
      },
    });
    // A link that is minted elsewhere, once somebody has brought it.
    await site()
      .db.update(offers)
      .set({ trackedUrl: 'https://meli.la/2abcDEF' })
      .where(and(own, eq(offers.price, 500)));
    expect(await seen()).toMatchObject({ list: ['Mercado Livre', 'Barata'], first: { price: 500 } });
    await prefer('barata.example');
    expect(await seen()).toMatchObject({ list: ['Barata', 'Mercado Livre'], first: { preferred: true } });
    // Mercado Livre's price is gone after a day, Awin's after two.
    later(30);
    await prefer('');
    expect((await seen()).list).toEqual(['Barata', 'Mercado Livre']);
    await site()
      .db.delete(offers)
      .where(and(own, eq(offers.shop, 'barata.example')));
    await site()
      .db.delete(offers)
      .where(and(own, eq(offers.shop, 'mercadolivre.com.br')));
    expect((await seen()).list).toEqual(['eBay']);
    await site().db.update(editions).set({ shops: [] }).where(eq(editions.locale, 'br'));
  });
});
