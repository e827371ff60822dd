import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imports } from '#db/schema/commerce/imports.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';

const fileOf = (...rows: [n: number, price: string, title?: string][]) =>
  ['id,ean,brand,title,link,price']
    .concat(
      rows.map(
        ([n, price, title]) =>
          `x${n},${eanOf(n)},Marca,${title ?? `Coisa ${n}`},https://loja.example/p/${n},${price}`,
      ),
    )
    .join('\n');
const nothingElse = { productsGone: 0, offersGone: 0, restored: 0, changed: 0, inUse: 0, catalogue: false };
const rename = { ...shopMapping, keepFacts: false };

describe.each(engines)('an import that is taken back, on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const takeIn = async (file: string, mapping: object = shopMapping) => {
    const { id } = await steps.check(file, mapping);
    site().clock.pass(60);
    expect(await steps.apply(id, true)).toMatchObject({ state: 'done', undoable: true, undone: null });
    site().clock.pass(60);
    return id;
  };
  const preview = async (id: number) => (await steps.call('editor', 'GET', `/${id}/undo`)).json();
  const undo = async (id: number) => {
    const answer = await steps.call('editor', 'POST', `/${id}/undo`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'waiting_to_undo' });
    await steps.work();
    return steps.get(id);
  };
  const productOf = async (n: number) =>
    (
      await site()
        .db.select()
        .from(products)
        .where(eq(products.ean, eanOf(n)))
    )[0];
  const offerOf = async (n: number) =>
    (
      await site()
        .db.select({ offer: offers })
        .from(offers)
        .innerJoin(products, eq(products.id, offers.productId))
        .where(eq(products.ean, eanOf(n)))
    )[0]?.offer;
  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    await site().db.delete(imports);
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('leaves nothing of itself: what it made is gone, what it changed is as it was', async () => {
    const told = { price: 1_000, listPrice: 1_500, deliveryPrice: 0, fetchedAt: new Date(0) };
    const changed = await steps.addProduct(1, { ...told, availability: 'in_stock' });
    await steps.addProduct(2, null);
    const [before, offer] = [await productOf(1), await offerOf(1)];
    await site()
      .db.insert(offerPrices)
      .values({
        offerId: offer?.id ?? 0,
        price: 1_000,
        currency: 'BRL',
        since: new Date(0),
        until: new Date(0),
      });
    const id = await takeIn(fileOf([1, '12.50', 'Outro nome'], [2, '20.00'], [3, '30.00']), {
      ...rename,
      fields: { ...rename.fields, deliveryPrice: 'price' },
    });
    expect((await offerOf(1))?.deliveryPrice).toBe(1_250);
    expect(await productOf(1)).toMatchObject({ name: 'Outro nome', version: 2 });
    expect(await preview(id)).toEqual({ ...nothingElse, productsGone: 1, offersGone: 1, restored: 1 });

    const done = await undo(id);
    expect(done).toMatchObject({
      state: 'undone',
      undoable: false,
      undone: { by: 'Edu Editor', at: site().clock().toISOString(), counts: { undone: 3 } },
    });
    const { version, updatedAt, ...facts } = before ?? changed;
    expect(await productOf(1)).toMatchObject({ ...facts, version: version + 2, updatedAt: site().clock() });
    expect(updatedAt).not.toEqual(site().clock());
    expect(await offerOf(1)).toEqual({ ...offer, updatedAt: site().clock() });
    expect([await offerOf(2), await productOf(3)]).toEqual([undefined, undefined]);
    const history = await site()
      .db.select({ price: offerPrices.price })
      .from(offerPrices)
      .where(eq(offerPrices.offerId, offer?.id ?? 0));
    expect(history, 'what the file said it cost is no part of what it cost').toEqual([{ price: 1_000 }]);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'undone',
      subject: 'import',
      title: 'Loja',
      locale: 'br',
      actorName: 'Edu Editor',
      details: { undone: 3, marketplace: 'other' },
    });
    expect((await lastChange(site())).tags).toEqual(
      expect.arrayContaining(['offers:br', `product:${changed.id}`]),
    );
    expect((await steps.call('editor', 'POST', `/${id}/undo`)).statusCode).toBe(409);
    const again = await steps.check(fileOf([3, '30.00']));
    expect(again.counts, 'and can be sent once more').toEqual({ new: 1 });
  });

  test('is about its own shop: another one’s offer of the same product is neither changed nor taken away', async () => {
    const { db } = site();
    const product = await steps.addProduct(1, { price: 1_000 });
    const beside = { locale: 'br', marketplace: 'other', currency: 'BRL', productId: product.id } as const;
    await db.insert(offers).values({ ...beside, url: 'https://outra.example/1', price: 900 });
    const pricesOf = async () =>
      (
        await db
          .select({ shop: offers.shop, price: offers.price })
          .from(offers)
          .where(eq(offers.productId, product.id))
          .orderBy(offers.shop)
      ).map(({ shop, price }) => [shop, price]);
    const id = await takeIn(fileOf([1, '11.00']));
    expect(await pricesOf()).toEqual([
      ['loja.example', 1_100],
      ['outra.example', 900],
    ]);
    await undo(id);
    expect(await pricesOf()).toEqual([
      ['loja.example', 1_000],
      ['outra.example', 900],
    ]);
    await db.delete(offers).where(eq(offers.shop, 'loja.example'));
    // Also where an address comes without its beginning.
    const again = await takeIn(fileOf([1, '12.00']).replace('https://', 'www.'));
    expect(await pricesOf()).toEqual([
      ['loja.example', 1_200],
      ['outra.example', 900],
    ]);
    await undo(again);
    expect(await pricesOf()).toEqual([['outra.example', 900]]);
    const { fields } = shopMapping;
    const withoutAddress = { ...shopMapping, fields: { ean: fields.ean, price: fields.price } };
    await db.insert(offers).values({ ...beside, url: 'https://loja.example/1', price: 900 });
    const { id: unsure } = await steps.check(fileOf([1, '13.00']), withoutAddress);
    expect((await steps.rows(unsure)).items).toMatchObject([{ problem: 'ambiguous_offer' }]);
  });

  test('leaves alone what somebody has worked on since, and names it', async () => {
    const { db, clock } = site();
    await steps.addProduct(1, { price: 1_000 });
    await steps.addProduct(2, { price: 2_000 });
    const id = await takeIn(
      fileOf(
        [1, '12.50', 'Novo 1'],
        [2, '22.00', 'Novo 2'],
        [3, '3.00'],
        [4, '4.00'],
        [5, '5.00'],
        [6, '6.00'],
      ),
      rename,
    );
    const id4 = (await productOf(4))?.id ?? 0;
    const id6 = (await productOf(6))?.id ?? 0;
    // Another price for the first; another name for the second and the third; the fourth is in a text.
    await db
      .update(offers)
      .set({ price: 999, updatedAt: clock() })
      .where(eq(offers.id, (await offerOf(1))?.id ?? 0));
    await db
      .update(products)
      .set({ name: 'De alguém', version: 3 })
      .where(eq(products.ean, eanOf(2)));
    await db
      .update(products)
      .set({ version: 2 })
      .where(eq(products.ean, eanOf(3)));
    const content = { type: 'doc', content: [{ type: 'product', attrs: { productId: id4 } }] };
    await db.insert(posts).values({ locale: 'br', slug: 'com-4', title: 'Com 4', content: content as never });
    // A shop that was asked for a price is nobody's work; an offer in another edition is.
    await db
      .update(offers)
      .set({ source: 'api', price: 555, updatedAt: clock() })
      .where(eq(offers.id, (await offerOf(5))?.id ?? 0));
    await db
      .insert(offers)
      .values({ productId: id6, locale: 'it', marketplace: 'other', currency: 'EUR', price: 1 });

    expect(await preview(id)).toEqual({ ...nothingElse, productsGone: 1, changed: 4, inUse: 1 });
    const done = await undo(id);
    expect(done.undone?.counts).toEqual({ undone: 1, changed: 4, in_use: 1 });
    expect([(await offerOf(1))?.price, (await offerOf(2))?.price]).toEqual([999, 2_000]);
    expect((await productOf(1))?.name, 'its facts nobody has touched').toBe('Coisa 1');
    expect((await productOf(2))?.name).toBe('De alguém');
    const left = await db
      .select({ ean: products.ean })
      .from(products)
      .where(inArray(products.ean, [3, 4, 5, 6].map(eanOf)));
    expect(left.map(({ ean }) => ean).toSorted()).toEqual([3, 4, 6].map(eanOf));
    const { items } = await steps.rows(id, 'undo=changed');
    expect(items.map(({ title }) => title)).toEqual([
      'Marca Novo 1',
      'Marca Novo 2',
      'Marca Coisa 3',
      'Marca Coisa 6',
    ]);
    expect((await steps.rows(id, 'undo=in_use')).items.map(({ row }) => row)).toEqual([5]);
    await db.delete(posts).where(eq(posts.slug, 'com-4'));
  });

  test('is taken back by editors alone, once it was taken in, and goes on where a server was lost', async () => {
    const checked = await steps.check(fileOf([1, '1.00']));
    for (const method of ['GET', 'POST'] as const) {
      expect((await steps.call('viewer', method, `/${checked.id}/undo`)).statusCode).toBe(403);
      expect((await steps.call('editor', method, `/${checked.id}/undo`)).statusCode).toBe(409);
      expect((await steps.call('editor', method, '/999999/undo')).statusCode).toBe(404);
    }
    await steps.apply(checked.id, true);
    await steps.call('editor', 'POST', `/${checked.id}/undo`);
    expect((await steps.call('editor', 'POST', `/${checked.id}/cancel`)).statusCode).toBe(409);
    const now = site().clock();
    await site().db.update(imports).set({ state: 'undoing', worker: 'killed', heartbeatAt: now });
    site().clock.pass(600);
    await steps.work();
    expect(await steps.get(checked.id)).toMatchObject({ state: 'undone' });
    expect(await productOf(1)).toBeUndefined();
  });

  test('what was taken in before anybody kept what was there cannot be taken back', async () => {
    const id = await takeIn(fileOf([1, '1.00']));
    await site().db.update(imports).set({ appliedAt: null });
    expect(await steps.get(id)).toMatchObject({ state: 'done', undoable: false });
    expect((await steps.call('editor', 'POST', `/${id}/undo`)).statusCode).toBe(409);
  });
});
