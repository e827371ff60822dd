import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';

const barata = { ...plainShop('barata.example'), network: 'awin', numbers: { merchant: '7890' } };
const deepLink = (url: string) =>
  `https://www.awin1.com/cread.php?awinmid=1&awinaffid=999&ued=${encodeURIComponent(url)}`;
const fileOf = (...lines: [n: number, url: string, price: string, name?: string][]) =>
  ['ean,brand,title,id,link,price']
    .concat(lines.map(([n, url, price, name = `Coisa ${n}`]) => `${eanOf(n)},Marca,${name},,${url},${price}`))
    .join('\n');

describe.each(engines)('a file of several shops, on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const sold = async () =>
    (
      await site()
        .db.select({ ean: products.ean, name: products.name, url: offers.url, price: offers.price })
        .from(products)
        .leftJoin(offers, eq(offers.productId, products.id))
        .where(eq(products.brand, 'Marca'))
        .orderBy(products.ean, offers.shop)
    ).map(({ ean, name, url, price }) => [ean, name, url, price]);
  beforeAll(async () => {
    const shops = [barata, plainShop('loja.example'), { ...plainShop('fechada.example'), closed: true }];
    const networkNumbers = { awin: { publisher: '123456' } };
    await site().db.update(editions).set({ shops, networkNumbers }).where(eq(editions.locale, 'br'));
  });
  beforeEach(async () => {
    await site().db.delete(imports);
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('has an offer in each for every product, old and new, and takes all of them back', async () => {
    await steps.addProduct(1, { url: 'https://loja.example/p/1', price: 1_000 });
    const before = await sold();
    const file = fileOf(
      [1, 'https://loja.example/p/1', '11.00'],
      [1, deepLink('https://barata.example/p/1?utm_source=x'), '9.00', 'Outro nome'],
      [2, 'https://loja.example/p/2', '20.00'],
      [2, deepLink('https://www.barata.example/p/2'), '19.00', 'Outro nome'],
      [2, 'https://loja.example/p/2', '21.00'],
      [3, 'https://fechada.example/p/3', '1.00'],
      [4, 'https://www.awin1.com/pclick.php?p=1', '1.00'],
    );
    const checked = await steps.check(file);
    expect(checked.counts).toEqual({ new: 3, changed: 1, replaced: 1, refused: 2 });
    expect((await steps.rows(checked.id, 'outcome=refused')).items.map(({ problem }) => problem)).toEqual([
      ...['shop_closed', 'no_destination'],
    ]);
    site().clock.pass(60);
    expect(await steps.apply(checked.id, true)).toMatchObject({ state: 'done', undoable: true });
    expect(await sold()).toEqual([
      [eanOf(1), 'Coisa 1', 'https://barata.example/p/1', 900],
      [eanOf(1), 'Coisa 1', 'https://loja.example/p/1', 1_100],
      [eanOf(2), 'Coisa 2', 'https://www.barata.example/p/2', 1_900],
      [eanOf(2), 'Coisa 2', 'https://loja.example/p/2', 2_100],
    ]);
    // The same file again says the same, and makes nothing twice.
    const again = await steps.check(file);
    expect(again.counts).toEqual({ same: 4, replaced: 1, refused: 2 });

    site().clock.pass(60);
    expect((await steps.call('editor', 'POST', `/${checked.id}/undo`)).statusCode).toBe(200);
    await steps.work();
    expect(await steps.get(checked.id)).toMatchObject({ state: 'undone', undone: { counts: { undone: 4 } } });
    expect(await sold()).toEqual(before);
  });

  test('knows a product by a further barcode, and leaves its own as it is', async () => {
    await steps.addProduct(1, { url: 'https://loja.example/p/1', price: 1_000 });
    await site()
      .db.update(products)
      .set({ otherEans: [eanOf(9)] })
      .where(eq(products.ean, eanOf(1)));
    const checked = await steps.check(fileOf([9, 'https://loja.example/p/1', '11.00', 'Coisa 1']));
    expect(checked.counts).toEqual({ changed: 1 });
    await steps.apply(checked.id, true);
    expect(await sold()).toEqual([[eanOf(1), 'Coisa 1', 'https://loja.example/p/1', 1_100]]);
  });

  test('what somebody has sold elsewhere since keeps its product', async () => {
    const { id } = await steps.check(
      fileOf([1, 'https://loja.example/p/1', '1.00'], [1, 'https://barata.example/1', '2.00']),
    );
    site().clock.pass(60);
    await steps.apply(id, true);
    const [product] = await site()
      .db.select()
      .from(products)
      .where(eq(products.ean, eanOf(1)));
    const beside = { productId: product?.id ?? 0, locale: 'br', currency: 'BRL' } as const;
    await site()
      .db.insert(offers)
      .values({ ...beside, marketplace: 'amazon', externalId: 'B0DEMO9999' });
    site().clock.pass(60);
    await steps.call('editor', 'POST', `/${id}/undo`);
    await steps.work();
    expect((await sold()).map(([ean, , url]) => [ean, url])).toContainEqual([eanOf(1), null]);
  });
});
