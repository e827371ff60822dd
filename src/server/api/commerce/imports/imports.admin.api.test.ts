import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { importMappings, imports } from '#db/schema/commerce/imports.ts';
import { offerPrices } from '#db/schema/commerce/offer-prices.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { linkChecks } from '#db/schema/writing/links.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';

const header = 'id,ean,brand,title,link,price';
const line = (n: number, price: string | number, more: Partial<Record<string, string>> = {}) =>
  [
    `x${n}`,
    more.ean ?? eanOf(n),
    'Marca',
    more.title ?? `Coisa ${n}`,
    more.link ?? `https://loja.example/p/${n}`,
    price,
  ].join(',');
const fileOf = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`;

describe.each(engines)('an import on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const outcomesOf = async (id: number) =>
    (await steps.rows(id)).items.map(({ row, outcome, problem }) => [row, problem ?? outcome]);
  const offersOf = async (...numbers: number[]) => {
    const found = await site()
      .db.select({ ean: products.ean, offer: offers })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(inArray(products.ean, numbers.map(eanOf)));
    return new Map(found.map(({ ean, offer }) => [ean, offer]));
  };
  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    await site().db.delete(imports);
    await site().db.delete(importMappings);
    await site().db.delete(offers).where(eq(offers.marketplace, 'other'));
    await site().db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('shows its columns and first rows, and guesses which is what', async () => {
    const answer = await steps.send(fileOf(line(1, '10.00')), 'C:\\x\\lojas.csv');
    expect(answer.statusCode, answer.body).toBe(200);
    const made = answer.json<ImportDetail>();
    expect(made).toMatchObject({
      state: 'uploaded',
      format: 'delimited',
      delimiter: ',',
      encoding: 'utf-8',
      total: null,
      columns: header.split(','),
      suggested: { ean: 'ean', brand: 'brand', name: 'title', externalId: 'id', url: 'link', price: 'price' },
    });
    expect(made.sample).toHaveLength(1);
    expect((await steps.send('', 'x', 'viewer')).statusCode).toBe(403);
    for (const bad of ['', 'PK\x03\x04', '<!DOCTYPE x []><x/>']) {
      expect((await steps.send(bad)).statusCode).toBe(400);
    }
  });

  test('looks at every row and changes nothing', async () => {
    const { id: known } = await steps.addProduct(1, { price: 1_000, availability: 'in_stock' });
    await steps.addProduct(2, { price: 2_000 });
    const before = await offersOf(1, 2);
    const file = fileOf(
      line(1, '12.50'),
      line(2, '20.00'),
      line(3, '30.00'),
      line(4, '0'),
      line(5, '1e3'),
      line(6, '60.00', { link: 'https://outra.example/p' }),
      line(7, '70.00', { ean: '7890000000001' }),
      line(8, '80.00 USD'),
      'x9,1',
      line(10, '10.00', { title: '' }),
    );
    const done = await steps.check(file);
    expect(done).toMatchObject({ state: 'checked', total: 10, checked: 10, alarms: [], feed: 'Loja' });
    expect(done.counts).toEqual({ new: 1, changed: 1, same: 1, refused: 7 });
    const { items } = await steps.rows(done.id);
    expect(items.map(({ row, problem, field, outcome }) => [row, problem ?? outcome, field])).toEqual([
      [2, 'changed', null],
      [3, 'same', null],
      [4, 'new', null],
      [5, 'bad_amount', 'price'],
      [6, 'bad_amount', 'price'],
      [7, 'unknown_host', 'url'],
      [8, 'ean', 'ean'],
      [9, 'other_currency', 'price'],
      [10, 'wrong_length', null],
      [11, 'required', 'name'],
    ]);
    expect(items[0]).toMatchObject({
      productId: known,
      changes: [{ field: 'price', from: 1_000, to: 1_250 }],
    });
    const titles = (await steps.rows(done.id, 'outcome=refused')).items.map(({ title }) => title);
    expect(titles).toEqual([...[4, 5, 6, 7, 8].map((n) => `Marca Coisa ${n}`), '', 'Marca']);
    expect(await offersOf(1, 2)).toEqual(before);
    expect(
      await site()
        .db.select()
        .from(products)
        .where(eq(products.ean, eanOf(3))),
    ).toEqual([]);
  });

  test('is taken in: new ones, changed ones, and the same are fresh again; told in the log and to readers', async () => {
    const { id: first } = await steps.addProduct(1, { price: 1_000 });
    await steps.addProduct(2, { price: 2_000 });
    const checked = await steps.check(
      fileOf(line(1, '12.50'), line(2, '20.00'), line(3, '30.00'), line(4, 'x')),
    );
    site().clock.pass(60);
    const done = await steps.apply(checked.id);
    expect(done).toMatchObject({
      state: 'done',
      problem: null,
      counts: { new: 1, changed: 1, same: 1, refused: 1 },
    });
    const found = await offersOf(1, 2, 3);
    const at = site().clock();
    expect([1, 2, 3].map((n) => found.get(eanOf(n))?.price)).toEqual([1_250, 2_000, 3_000]);
    for (const offer of found.values())
      expect(offer).toMatchObject({ source: 'feed', fetchedAt: at, currency: 'BRL' });
    expect(found.get(eanOf(3))).toMatchObject({ externalId: 'x3', url: 'https://loja.example/p/3' });
    const links = await site().db.select({ url: linkChecks.url }).from(linkChecks);
    expect(links).toContainEqual({ url: 'https://loja.example/p/3' });
    const kept = await site()
      .db.select()
      .from(offerPrices)
      .where(
        inArray(
          offerPrices.offerId,
          [...found.values()].map(({ id }) => id),
        ),
      );
    expect(kept.map(({ price }) => price).sort()).toEqual([1_250, 2_000, 3_000]);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'import',
      title: 'Loja',
      locale: 'br',
      actorName: 'Edu Editor',
      details: { new: 1, changed: 1, same: 1, refused: 1 },
    });
    expect((await lastChange(site())).tags).toEqual(
      expect.arrayContaining(['offers:br', `product:${first}`]),
    );
    expect((await steps.call('editor', 'POST', `/${done.id}/apply`, {})).statusCode).toBe(409);
    const again = await steps.apply((await steps.check(fileOf(line(3, '30.00')))).id, true);
    expect(again).toMatchObject({ state: 'done', counts: { same: 1 } });
  });

  test('of two rows about the same product the later one counts, wherever they stand', async () => {
    const many = Array.from({ length: 600 }, (_, n) => line(n + 1, '5.00'));
    const { id, counts } = await steps.check(
      fileOf(line(1, '1.00'), line(1, '2.00'), ...many, line(7, '9.00')),
    );
    expect(counts).toEqual({ new: 600, replaced: 3 });
    await steps.apply(id);
    const found = await offersOf(1, 7);
    expect([found.get(eanOf(1))?.price, found.get(eanOf(7))?.price]).toEqual([500, 900]);
  });

  test('with nothing in it, far fewer rows, or prices far off wants somebody’s word', async () => {
    const rows = [1, 2, 3, 4].map((n) => line(n, '10.00'));
    await steps.apply((await steps.check(fileOf(...rows))).id);
    const none = await steps.check(fileOf());
    expect(none).toMatchObject({ total: 0, alarms: ['no_rows'] });
    const fewer = await steps.check(fileOf(line(1, '10.00')));
    expect(fewer).toMatchObject({ alarms: ['far_fewer'], lastTotal: 4 });
    const refused = await steps.call('editor', 'POST', `/${fewer.id}/apply`, {});
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([409, ['confirmed']]);
    expect(await steps.check(fileOf(...[1, 2, 3, 4].map((n) => line(n, '1000.00'))))).toMatchObject({
      alarms: ['many_jumps'],
    });
    expect((await steps.apply(fewer.id, true)).state).toBe('done');
    const { items } = (await steps.call('viewer', 'GET', '')).json<{ items: { id: number }[] }>();
    expect(items).toHaveLength(4);
  });

  test('is all or nothing: what somebody has changed meanwhile stops the whole', async () => {
    const product = await steps.addProduct(1, null);
    const mapping = { ...shopMapping, keepFacts: false };
    const { id } = await steps.check(
      fileOf(line(1, '10.00', { title: 'Outro nome' }), line(2, '20.00')),
      mapping,
    );
    await site().db.update(products).set({ version: 9 }).where(eq(products.id, product.id));
    expect(await steps.apply(id)).toMatchObject({ state: 'failed', problem: 'changed_meanwhile' });
    expect((await offersOf(1, 2)).size).toBe(0);
    expect(
      await site()
        .db.select()
        .from(products)
        .where(eq(products.ean, eanOf(2))),
    ).toEqual([]);
    await steps.call('editor', 'POST', `/${id}/check`, { feed: 'Loja', mapping });
    await steps.work();
    expect((await steps.apply(id)).state).toBe('done');
    const [renamed] = await site().db.select().from(products).where(eq(products.id, product.id));
    expect(renamed).toMatchObject({
      name: 'Outro nome',
      version: 10,
      searchText: `marca outro nome ${eanOf(1)}`,
    });
  });

  test('fills in what is missing, and leaves what somebody wrote', async () => {
    const { id: productId } = await steps.addProduct(1);
    const { id } = await steps.check(
      `${header},image_link,weight\n${line(1, '10.00', { title: 'NOME DO FEED' })},https://loja.example/1.jpg,"2,4"\n`,
      {
        ...shopMapping,
        fields: { ...shopMapping.fields, imageUrl: 'image_link' },
        specs: { weightKg: 'weight' },
      },
    );
    await steps.apply(id);
    const [product] = await site().db.select().from(products).where(eq(products.id, productId));
    expect(product).toMatchObject({
      name: 'Coisa 1',
      imageUrl: 'https://loja.example/1.jpg',
      specs: { weightKg: 2.4 },
      version: 2,
    });
  });

  test('is cancelled before it is taken in, and remembers how the feed is read', async () => {
    const { id } = await steps.check(fileOf(line(1, '10.00')));
    const cancelled = await steps.call('editor', 'POST', `/${id}/cancel`);
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    expect((await steps.call('editor', 'POST', `/${id}/apply`, {})).statusCode).toBe(409);
    expect((await steps.call('editor', 'POST', `/${id}/cancel`)).statusCode).toBe(409);
    const { items } = (
      await site().app.inject({ url: '/api/admin/feeds', headers: { 'x-test-role': 'viewer' } })
    ).json();
    expect(items).toMatchObject([{ feed: 'Loja', mapping: shopMapping, lastTotal: null }]);
    expect(await outcomesOf(id)).toEqual([[2, 'new']]);
  });
});
