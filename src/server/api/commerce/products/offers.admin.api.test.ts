import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('offers on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let serial = 0;
  const product = async (): Promise<number> => {
    serial += 1;
    return (await call('editor', 'POST', '/products', { brand: 'Lumbrea', name: `Luz ${serial}` })).body.id;
  };
  const offer = (input: object) => call('editor', 'POST', '/offers', { locale: 'br', ...input });
  const URL_BR = 'https://www.amazon.com.br/Luz/dp/B0LUMBREA1/ref=x';

  afterEach(() => site().clock.moveTo(demoNow));

  test('are made of a pasted address, in the edition’s currency, and told by a person now', async () => {
    const productId = await product();
    const { status, body } = await offer({
      productId,
      url: URL_BR,
      price: 12_990,
      listPrice: 15_990,
      availability: 'in_stock',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      productId,
      marketplace: 'amazon',
      shopName: 'Amazon',
      externalId: 'B0LUMBREA1',
      url: null,
      currency: 'BRL',
      source: 'manual',
      fetchedAt: demoNow.toISOString(),
      fresh: true,
      link: 'https://www.amazon.com.br/dp/B0LUMBREA1?tag=vitrinademo-20',
    });
    expect(await lastAudits(site())).toMatchObject([
      {
        action: 'created',
        subject: 'offer',
        subjectId: String(body.id),
        locale: 'br',
        title: expect.stringContaining('Lumbrea'),
      },
    ]);
    expect((await lastChange(site())).tags).toEqual(['offers:br', `product:${productId}`]);
    const shown = (await call('viewer', 'GET', `/products/${productId}`)).body.editions.br.offers;
    expect(shown).toEqual([body]);
  });

  test('are among the links that are checked at once', async () => {
    const { body: made } = await offer({ productId: await product(), url: URL_BR });
    const linksOf = async () => {
      const rows = await site()
        .db.select({ url: linkChecks.url })
        .from(linkPlaces)
        .innerJoin(linkChecks, eq(linkChecks.id, linkPlaces.linkId))
        .where(eq(linkPlaces.subjectId, made.id));
      return rows.map(({ url }) => url);
    };
    expect(await linksOf()).toEqual([made.link]);
    const { body: changed } = await call('editor', 'PATCH', `/offers/${made.id}`, {
      externalId: 'B0LUMBREA2',
    });
    expect(await linksOf()).toContain(changed.link);
  });

  test('say nothing of a price that nobody gave', async () => {
    const { body } = await offer({ productId: await product(), externalId: 'B0LUMBREA2' });
    expect(body).toMatchObject({ price: null, fetchedAt: null, fresh: false, availability: 'unknown' });
  });

  test.each([
    ['url', 'https://www.amazon.it/dp/B0LUMBREA1', /store/],
    ['url', 'https://evil.example/dp/B0LUMBREA1', /full address/],
    ['url', 'https://www.amazon.com.br/gp/bestsellers', /product’s page/],
    ['tagOverride', 'de-outro-21', /tag/],
  ])('are refused by their %s %s, with what to do', async (field, value, sentence) => {
    const productId = await product();
    const { status, body } = await offer({
      productId,
      externalId: field === 'url' ? undefined : 'B0LUMBREA1',
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ [field]: expect.stringMatching(sentence) });
    expect((await call('viewer', 'GET', `/products/${productId}`)).body.editions.br.offers).toEqual([]);
  });

  test('are refused where the edition has no tag, until it has one', async () => {
    const { db } = site();
    const own = eq(editions.locale, 'mx');
    await db.update(editions).set({ affiliateId: '' }).where(own);
    const input = { productId: await product(), locale: 'mx', externalId: 'B0LUMBREA1' };
    expect(Object.keys((await offer(input)).body.error.fields)).toEqual(['tagOverride']);
    await db.update(editions).set({ affiliateId: 'vitrinademomx-20' }).where(own);
    expect((await offer(input)).status).toBe(200);
  });

  test('are one for each shop of an edition, of a product that there is', async () => {
    const productId = await product();
    expect((await offer({ productId, url: URL_BR })).status).toBe(200);
    expect(Object.keys((await offer({ productId, url: URL_BR })).body.error.fields)).toEqual(['marketplace']);
    const shopee = await offer({ productId, marketplace: 'shopee', url: 'https://s.shopee.com.br/abc' });
    expect(shopee.body).toMatchObject({ shopName: 'Shopee', link: 'https://s.shopee.com.br/abc' });
    expect(Object.keys((await offer({ productId: 999_999, url: URL_BR })).body.error.fields)).toEqual([
      'productId',
    ]);
  });

  test('bear the name of their own shop where an edition names several', async () => {
    const { db } = site();
    await db
      .update(editions)
      .set({ shops: ['loja.example'].map(plainShop) })
      .where(eq(editions.locale, 'br'));
    const made = await offer({
      productId: await product(),
      marketplace: 'other',
      url: 'https://www.loja.example/luz',
    });
    expect(made.body).toMatchObject({ shopName: 'loja.example', link: 'https://www.loja.example/luz' });
  });

  test('are as many as there are shops, one of which an editor may want to stand first', async () => {
    await site()
      .db.update(editions)
      .set({ shops: ['loja.example', 'outra.example'].map(plainShop) })
      .where(eq(editions.locale, 'br'));
    const productId = await product();
    const at = (url: string, more: object = {}) => offer({ productId, marketplace: 'other', url, ...more });
    const one = (await at('https://www.loja.example/luz', { price: 900 })).body;
    const two = (await at('https://outra.example/luz', { price: 800 })).body;
    expect((await at('https://loja.example/outra')).body.error.fields).toHaveProperty('marketplace');
    const moved = await call('editor', 'PATCH', `/offers/${two.id}`, { url: 'https://loja.example/x' });
    expect(Object.keys(moved.body.error.fields)).toEqual(['url']);
    const order = async () =>
      (await call('editor', 'GET', `/products/${productId}`)).body.editions.br.offers.map(
        (each: { id: number; preferred: boolean }) => (each.preferred ? [each.id] : each.id),
      );
    expect(await order()).toEqual([two.id, one.id]);
    await call('editor', 'PATCH', `/offers/${one.id}`, { preferred: true });
    expect(await order()).toEqual([[one.id], two.id]);
    expect(await lastAudits(site())).toMatchObject([{ details: { preferred: { to: true } } }]);
    await call('editor', 'PATCH', `/offers/${two.id}`, { preferred: true });
    expect(await order()).toEqual([[two.id], one.id]);
    expect((await call('viewer', 'PATCH', `/offers/${two.id}`, { preferred: false })).status).toBe(403);
  });

  test('have a list price only above their price', async () => {
    const productId = await product();
    for (const prices of [{ price: 100, listPrice: 100 }, { listPrice: 100 }]) {
      const { body } = await offer({ productId, url: URL_BR, ...prices });
      expect(Object.keys(body.error.fields)).toEqual(['listPrice']);
    }
  });

  test('are listed newest first, part by part, narrowed by what is asked', async () => {
    const productId = await product();
    const many = Array.from({ length: 60 }, (_, index) => ({ brand: 'Lista', name: `L${index}` }));
    const made = await site().db.insert(products).values(many).returning();
    const row = { locale: 'us', marketplace: 'amazon', externalId: 'B0LUMBREA1', currency: 'USD' } as const;
    await site()
      .db.insert(offers)
      .values(made.map(({ id }) => ({ ...row, productId: id })));
    const { id } = (await offer({ productId, url: URL_BR })).body;
    const list = async (query: string) => (await call('viewer', 'GET', `/offers?${query}`)).body;
    expect((await list(`productId=${productId}`)).items).toMatchObject([{ id, link: expect.any(String) }]);
    expect((await list(`productId=${productId}&locale=it`)).items).toEqual([]);
    const first = await list('locale=us&marketplace=amazon');
    const rest = await list(`locale=us&marketplace=amazon&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 10, null]);
    const seen = [...first.items, ...rest.items].map((each: { id: number }) => each.id);
    expect(new Set(seen).size).toBe(60);
  });

  test('lose their list price with their price', async () => {
    const { body } = await offer({ productId: await product(), url: URL_BR, price: 900, listPrice: 1_000 });
    const { body: after } = await call('editor', 'PATCH', `/offers/${body.id}`, { price: null });
    expect(after).toMatchObject({ price: null, listPrice: null });
  });

  test('grow old, are confirmed, and are true again from then on', async () => {
    const { body } = await offer({ productId: await product(), url: URL_BR, price: 5_000 });
    const change = async (patch: object) => (await call('editor', 'PATCH', `/offers/${body.id}`, patch)).body;
    site().clock.moveTo('2026-10-17T12:00:00Z');
    // What is sent as it was is not news; neither is another tag.
    expect(await change({ price: 5_000 })).toMatchObject({ fresh: false, fetchedAt: body.fetchedAt });
    expect(await change({ tagOverride: 'outra-20' })).toMatchObject({
      fetchedAt: body.fetchedAt,
      link: expect.stringContaining('tag=outra-20'),
    });
    expect(await change({ confirmed: true })).toMatchObject({
      fresh: true,
      fetchedAt: '2026-10-17T12:00:00.000Z',
    });
    site().clock.moveTo('2026-10-20T12:00:00Z');
    expect(await change({ price: 4_500 })).toMatchObject({ price: 4_500, fresh: true, source: 'manual' });
    expect(await change({ tagOverride: '' })).toMatchObject({ tagOverride: null });
    expect(await change({ price: null })).toMatchObject({ price: null, fetchedAt: null });
  });

  test('change their product’s address as a whole, and keep the old one where the new is refused', async () => {
    const { body } = await offer({ productId: await product(), url: URL_BR });
    const change = (patch: object) => call('editor', 'PATCH', `/offers/${body.id}`, patch);
    const pasted = { externalId: body.externalId, url: 'https://www.amazon.com.br/dp/B0LUMBREA9' };
    expect((await change(pasted)).body).toMatchObject({ externalId: 'B0LUMBREA9', url: null });
    expect((await change({ url: 'https://www.amazon.es/dp/B0LUMBREA8' })).status).toBe(400);
    expect((await change({})).body.externalId).toBe('B0LUMBREA9');
    expect((await call('editor', 'PATCH', '/offers/999999', { price: 1 })).status).toBe(404);
  });

  test('that a shop told become a person’s by changing them, and leave when they are deleted', async () => {
    const productId = await product();
    const { db } = site();
    const row = {
      productId,
      locale: 'it',
      marketplace: 'amazon',
      externalId: 'B0LUMBREA1',
      currency: 'EUR',
    } as const;
    const [made] = await db
      .insert(offers)
      .values({ ...row, price: 900, source: 'api' })
      .returning();
    const { body } = await call('editor', 'PATCH', `/offers/${made?.id}`, { price: 950 });
    expect(body).toMatchObject({ source: 'manual', price: 950 });
    expect((await call('editor', 'DELETE', `/offers/${made?.id}`)).body).toEqual({ deleted: true });
    expect((await call('editor', 'DELETE', `/offers/${made?.id}`)).status).toBe(404);
    expect(await lastAudits(site())).toMatchObject([{ action: 'deleted', subject: 'offer', locale: 'it' }]);
  });
});
