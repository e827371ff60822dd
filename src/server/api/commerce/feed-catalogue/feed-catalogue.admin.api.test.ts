import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Catalogue,
  CatalogueItem,
} from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import type { PastedThing } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { Role } from '#contract/site/roles.ts';
import { catalogueArrivals, catalogueItems } from '#db/schema/commerce/feed-catalogue.ts';
import { imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { useApp } from '#test/harness/app.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const mapping = { ...shopMapping, catalogue: true };
const lineOf = (n: number, price: string, title = `Coisa ${n}`, ean = eanOf(n)) =>
  `x${n},${ean},Marca,${title},https://loja.example/p/${n}?utm_source=feed,${price}`;
const fileOf = (...lines: string[]) => ['id,ean,brand,title,link,price', ...lines].join('\n');

describe.each(engines)('a feed that is kept as a catalogue, on %s', { timeout: 60_000 }, (engine) => {
  const site = useApp(engine);
  const steps = importSteps(site);
  const ask = (path: string, role: Role = 'viewer') => as(site(), role)('GET', `/api/admin${path}`);
  const catalogues = async () => (await ask('/catalogues?locale=br')).json<{ items: Catalogue[] }>().items;
  const search = async (q: string, more = '') =>
    (await ask(`/catalogue?locale=br&q=${encodeURIComponent(q)}${more}`)).json<{
      items: CatalogueItem[];
      nextCursor: string | null;
    }>();
  const namesOf = async (q: string) => (await search(q)).items.map(({ name }) => name);
  const takeIn = async (file: string, feed?: string) => {
    const { id } = await steps.check(file, mapping, feed);
    return steps.apply(id, true);
  };
  const kept = () => site().db.$count(catalogueItems);

  beforeAll(() => steps.nameShop());
  beforeEach(async () => {
    const { db } = site();
    await db.delete(catalogueItems);
    await db.delete(catalogueArrivals);
    await db.delete(imports);
    await db.delete(offers).where(eq(offers.marketplace, 'other'));
    await db.delete(products).where(eq(products.brand, 'Marca'));
  });

  test('is searched by words, barcode, number and shop, and makes no products', async () => {
    const file = fileOf(lineOf(1, '10.00', 'Chaleira Ação 2 L'), lineOf(2, '20.00', 'Chave azul'));
    const checked = await steps.check(file, mapping);
    expect(checked).toMatchObject({ state: 'checked', total: 2, catalogued: 2, counts: {} });
    expect(await catalogues()).toEqual([]);
    expect(await namesOf('chaleira')).toEqual([]);
    expect(await steps.apply(checked.id)).toMatchObject({ state: 'done', catalogued: 2, undoable: true });
    expect(await catalogues()).toMatchObject([{ feed: 'Loja', rows: 2 }]);
    expect(await namesOf('acao CHAL')).toEqual(['Chaleira Ação 2 L']);
    expect(await namesOf('cha')).toHaveLength(2);
    expect(await namesOf('leira')).toEqual([]);
    expect(await namesOf('2 l')).toEqual(['Chaleira Ação 2 L']);
    expect(await namesOf(eanOf(2))).toEqual(['Chave azul']);
    expect(await namesOf('x2')).toEqual(['Chave azul']);
    expect(await namesOf('loja.example')).toHaveLength(2);
    for (const odd of ["' & !", '\\', '%', "'|'a':*", '((']) expect(await namesOf(odd)).toEqual([]);
    expect(await namesOf('')).toHaveLength(2);
    expect((await ask('/catalogue?locale=it&q=chaleira')).json().items).toEqual([]);
    expect((await search('chaleira')).items).toMatchObject([
      { shop: 'loja.example', url: 'https://loja.example/p/1', price: 1_000, currency: 'BRL', products: [] },
    ]);
    expect(await site().db.$count(products, eq(products.brand, 'Marca'))).toBe(0);
  });

  test('renews the offers of products that we have, and says which those are', async () => {
    const ours = await steps.addProduct(1, { price: 500 });
    const done = await takeIn(fileOf(lineOf(1, '12.00'), lineOf(2, '20.00')));
    expect(done).toMatchObject({ catalogued: 2, counts: { changed: 1 } });
    const [offer] = await site().db.select().from(offers).where(eq(offers.productId, ours.id));
    expect(offer).toMatchObject({ price: 1_200, source: 'feed' });
    expect((await search('coisa')).items).toMatchObject([
      { products: [{ id: ours.id, name: 'Coisa 1' }], paste: 'https://loja.example/p/1' },
      { products: [] },
    ]);
  });

  test('is replaced by what comes next, and is back when that is undone', async () => {
    await takeIn(fileOf(lineOf(1, '10.00'), lineOf(2, '20.00')));
    const second = await takeIn(fileOf(lineOf(2, '25.00'), lineOf(2, '26.00'), lineOf(3, '30.00')));
    expect(second).toMatchObject({ total: 3, catalogued: 2 });
    expect((await search('')).items.map(({ name, price }) => [name, price])).toEqual([
      ['Coisa 2', 2_600],
      ['Coisa 3', 3_000],
    ]);
    expect(await kept()).toBe(4);
    const preview = (await steps.call('editor', 'GET', `/${second.id}/undo`)).json();
    expect(preview).toMatchObject({ catalogue: true, restored: 0 });
    await steps.call('editor', 'POST', `/${second.id}/undo`);
    await steps.work();
    expect(await namesOf('')).toEqual(['Coisa 1', 'Coisa 2']);
    expect(await kept()).toBe(2);
    await takeIn(fileOf(lineOf(4, '1.00')));
    await takeIn(fileOf(lineOf(5, '1.00')));
    expect(await namesOf('')).toEqual(['Coisa 5']);
    expect(await kept()).toBe(2);
  });

  test('that nobody takes in leaves nothing behind', async () => {
    const { id } = await steps.check(fileOf(lineOf(1, '10.00')), mapping);
    expect(await kept()).toBe(1);
    await steps.call('editor', 'POST', `/${id}/cancel`);
    await steps.work();
    expect([await kept(), await site().db.$count(catalogueArrivals)]).toEqual([0, 0]);
    const { id: again } = await steps.check(fileOf(lineOf(1, '10.00')), mapping);
    await steps.call('editor', 'POST', `/${again}/check`, { feed: 'Loja', mapping: shopMapping });
    await steps.work();
    expect(await steps.apply(again)).toMatchObject({ state: 'done', catalogued: null, counts: { new: 1 } });
    expect([await kept(), await catalogues()]).toEqual([0, []]);
  });

  test('takes what other imports refuse a row for, as long as it can be found again', async () => {
    const file = fileOf(
      lineOf(1, '10.00', 'Sem código', '123'),
      lineOf(2, '10.00', 'Da loja', '2000000000008'),
      lineOf(3, '10.00', ''),
      lineOf(4, 'sob consulta'),
    );
    const done = await takeIn(file);
    expect(done).toMatchObject({ catalogued: 2, counts: { refused: 2 } });
    expect((await search('')).items).toMatchObject([
      { name: 'Sem código', ean: null },
      { name: 'Da loja', ean: null },
    ]);
    expect((await steps.rows(done.id)).items).toMatchObject([
      { problem: 'required', field: 'name' },
      { problem: 'bad_amount', field: 'price' },
    ]);
    const { name: _none, ...unnamed } = mapping.fields;
    const sent = (await steps.send(file)).json<{ id: number }>();
    const body = { feed: 'Loja', mapping: { ...mapping, fields: unnamed } };
    expect((await steps.call('editor', 'POST', `/${sent.id}/check`, body)).statusCode).toBe(400);
  });

  test('is asked first where links are pasted, and each fact says so', async () => {
    await takeIn(fileOf(lineOf(1, '10.00'), lineOf(2, '20.00')), 'Loja da Lua');
    const ours = await steps.addProduct(2, null);
    const paste = async (text: string) =>
      (await as(site(), 'editor')('POST', '/api/admin/pasted-links', { locale: 'br', text })).json<{
        items: PastedThing[];
      }>().items;
    const from = { from: 'catalogue', file: 'Loja da Lua' };
    const [hit] = (await search('coisa 1')).items;
    expect(await paste(hit?.paste ?? '')).toMatchObject([
      {
        products: [],
        link: { marketplace: 'other', url: 'https://loja.example/p/1' },
        draft: {
          name: { value: 'Coisa 1', ...from },
          brand: { value: 'Marca', ...from },
          ean: { value: eanOf(1), ...from },
          price: { value: 1_000, from: 'catalogue' },
        },
      },
    ]);
    expect(await paste(eanOf(1))).toMatchObject([{ draft: { name: { value: 'Coisa 1', ...from } } }]);
    // Its barcode is one of ours: then it is an offer of that.
    expect(await paste('https://loja.example/p/2')).toMatchObject([
      { draft: null, products: [{ id: ours.id, by: 'ean', offer: 'free' }] },
    ]);
  });

  test('goes on where the last part ended, feed by feed', async () => {
    const many = Array.from({ length: 60 }, (_, n) => lineOf(n + 1, '10.00'));
    await takeIn(fileOf(...many), 'Grande');
    await takeIn(fileOf(lineOf(90, '10.00')), 'Pequena');
    const first = await search('coisa');
    expect([first.items.length, first.nextCursor === null]).toEqual([50, false]);
    const rest = await search('coisa', `&cursor=${first.nextCursor}`);
    expect([rest.items.length, rest.nextCursor]).toEqual([11, null]);
    const small = (await catalogues()).find(({ feed }) => feed === 'Pequena');
    expect((await search('coisa', `&catalogue=${small?.id}`)).items).toHaveLength(1);
    expect((await ask('/catalogue?locale=br&cursor=x')).statusCode).toBe(400);
  });

  test('can be emptied by an editor, and the log says so', async () => {
    await takeIn(fileOf(lineOf(1, '10.00')));
    const [one] = await catalogues();
    const path = `/api/admin/catalogues/${one?.id}`;
    expect((await as(site(), 'viewer')('DELETE', path)).statusCode).toBe(403);
    expect((await as(site(), 'editor')('DELETE', path)).statusCode).toBe(200);
    expect(await lastAudits(site(), 1)).toMatchObject([
      { action: 'deleted', subject: 'catalogue', title: 'Loja', details: { rows: 1 } },
    ]);
    expect([await catalogues(), await namesOf('')]).toEqual([[], []]);
    expect((await as(site(), 'editor')('DELETE', path)).statusCode).toBe(404);
    await steps.work();
    expect(await kept()).toBe(0);
  });
});
