import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('a product on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const create = (input: object) =>
    call('editor', 'POST', '/products', { brand: 'Solvanto', name: 'Trilha', ...input });
  const change = (id: number, patch: object) => call('editor', 'PATCH', `/products/${id}`, patch);
  const found = async (query: string): Promise<string[]> =>
    (await call('viewer', 'GET', `/products?${query}`)).body.items.map(({ name }: AdminProductRow) => name);

  test('is created with its facts, in one line each', async () => {
    const { status, body } = await create({
      brand: ' Solvanto\n',
      name: 'Trilha  20',
      ean: '4006 381-333931',
      specs: { weightKg: 0.9, waterResistant: true, material: 'recycled polyester' },
      imageUrl: '/media/trilha-1200.webp',
      images: [{ url: 'https://pictures.example/trilha.webp', alt: { br: 'A mochila aberta' } }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      brand: 'Solvanto',
      name: 'Trilha 20',
      ean: '4006381333931',
      specs: { weightKg: 0.9, waterResistant: true, material: 'recycled polyester' },
      version: 1,
      archivedAt: null,
      usedIn: 0,
      editions: { us: { review: null, offers: [] } },
    });
    expect(await lastAudits(site())).toMatchObject([
      { action: 'created', subject: 'product', title: 'Solvanto Trilha 20' },
    ]);
    expect(await found('q=20 SÔLVANTO')).toEqual(['Trilha 20']);
    expect(await found('q=4006381')).toEqual(['Trilha 20']);
  });

  test.each([
    ['ean', { ean: '4006381333932' }],
    ['ean', { ean: '12345' }],
    ['otherEans', { otherEans: ['96385074', '12345'] }],
    ['specs.flavour', { specs: { flavour: 'mint' } }],
    ['specs.constructor', { specs: { constructor: 1 } }],
    ['specs.material', { specs: { material: 'a\0b' } }],
    ['images.0.alt.br', { images: [{ url: '/media/a-1200.webp', alt: { br: 'a\0b' } }] }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: '//evil.example/a.png' }],
    ['images.0.url', { images: [{ url: 'http://plain.example/a.png', alt: {} }] }],
    ['name', { name: ' \n ' }],
    ['brand', { brand: 'x'.repeat(81) }],
  ])('is refused for its %s: %j', async (field, input) => {
    const { status, body } = await create(input);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  test('may name what came after it: another one, that is sold, and not in a circle', async () => {
    const [old, next, away] = await Promise.all(
      ['Antiga', 'Nova', 'Guardada'].map(async (name) => (await create({ name })).body),
    );
    const named = await change(old.id, { version: 1, successorId: next.id });
    expect(named.body.successor).toEqual({ id: next.id, brand: 'Solvanto', name: 'Nova' });
    await call('editor', 'POST', '/products/bulk', { ids: [away.id], action: 'archive' });
    for (const [id, version, successorId] of [
      [old.id, 2, old.id],
      [old.id, 2, 999_999],
      [old.id, 2, away.id],
      [next.id, 1, old.id],
    ]) {
      const { status, body } = await change(id, { version, successorId });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['successorId']]);
    }
    expect((await change(old.id, { version: 2, successorId: null })).body.successor).toBeNull();
  });

  test('has its barcode to itself, also when two ask at once', async () => {
    const input = { name: 'Gêmeas', ean: '96385074' };
    const answers = await Promise.all([create(input), create(input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await create({ ean: '' })).body.ean).toBeNull();
    expect((await create({ ean: null })).status).toBe(200);
  });

  test('is known by further barcodes, each of them its own alone, however it is written', async () => {
    const { body } = await create({ name: 'Muitas', otherEans: ['5 901234-123457', '', '5901234123457'] });
    expect(body.otherEans).toEqual(['5901234123457']);
    expect(await found('q=5901234123457')).toEqual(['Muitas']);
    const taken = { error: { fields: { ean: expect.stringContaining('taken') } } };
    expect((await create({ ean: '05901234123457' })).body).toMatchObject(taken);
    const other = (await create({ name: 'Outra', ean: '0012345678905' })).body;
    const refused = await change(body.id, { version: 1, otherEans: ['5901234123457', '012345678905'] });
    expect(refused.body).toMatchObject({
      error: { fields: { otherEans: expect.stringContaining('taken') } },
    });
    expect((await change(other.id, { version: 1, otherEans: ['012345678905'] })).status).toBe(200);
  });

  test('is changed by whoever knows its version; its reviews are found by its new name', async () => {
    const { id } = (await create({ name: 'Antiga' })).body;
    const review = (await call('editor', 'POST', '/reviews', { productId: id, locale: 'br' })).body;
    await site().db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, review.id));
    const { status, body } = await change(id, { version: 1, name: 'Nova', specs: { keys: 61 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Nova', version: 2, specs: { keys: 61 } });
    expect((await change(id, { version: 1, name: 'Outra' })).status).toBe(409);
    const [entry] = await lastAudits(site());
    expect(entry).toMatchObject({ action: 'updated', details: { name: { from: 'Antiga', to: 'Nova' } } });
    expect((await lastChange(site())).tags).toEqual([`product:${id}`, `review:${review.id}`, 'reviews:br']);
    const [stored] = await site().db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(stored?.searchText).toContain('solvanto nova');
    // What is as it was is neither written nor told.
    expect((await change(id, { version: 2, name: 'Nova' })).body.version).toBe(2);
    expect((await lastAudits(site()))[0]?.id).toBe(entry?.id);
    expect((await change(999_999, { version: 1 })).status).toBe(404);
  });

  test('keeps facts that no list knows any more, but gets no new ones', async () => {
    const { id } = (await create({ name: 'Legado' })).body;
    await site()
      .db.update(products)
      .set({ specs: { kind: 'bag' } })
      .where(eq(products.id, id));
    expect((await change(id, { version: 1, specs: { kind: 'pack', wheels: 4 } })).status).toBe(200);
    expect((await change(id, { version: 2, specs: { sort: 'pack' } })).status).toBe(400);
  });

  test('is deleted with its offers while nothing names it', async () => {
    const { id } = (await create({ name: 'Sozinha' })).body;
    await call('editor', 'POST', '/offers', { productId: id, locale: 'br', externalId: 'B0SOLVANT1' });
    expect((await call('editor', 'DELETE', `/products/${id}`)).body).toEqual({ deleted: true });
    expect((await call('viewer', 'GET', `/products/${id}`)).status).toBe(404);
    expect((await call('editor', 'DELETE', `/products/${id}`)).status).toBe(404);
  });

  const naming: [string, (id: number) => Promise<unknown>][] = [
    ['a post', (productId) => post(productId)],
    [
      'a post in the trash',
      async (productId) => call('editor', 'DELETE', `/posts/${(await post(productId)).id}`),
    ],
    ['its own review', (productId) => call('editor', 'POST', '/reviews', { productId, locale: 'it' })],
    [
      'another product’s review',
      async (productId) => {
        const { id } = (await create({ name: 'Vizinha' })).body;
        const text = document({ type: 'comparisonTable', attrs: { productIds: [id, productId] } });
        await call('editor', 'POST', '/reviews', { productId: id, locale: 'es', body: text });
      },
    ],
    [
      'what an author has not saved',
      async (productId) => {
        const { id } = (
          await call('editor', 'POST', '/posts', {
            locale: 'br',
            title: 'P',
            content: document(paragraph('x')),
            status: 'published',
          })
        ).body;
        const text = document({ type: 'productCard', attrs: { productId } });
        await call('editor', 'PUT', `/posts/${id}/draft`, { baseVersion: 1, content: text });
      },
    ],
  ];
  const post = async (productId: number) => {
    const content = document({ type: 'quickPicks', attrs: { picks: [{ productId, label: 'a' }] } });
    return (await call('editor', 'POST', '/posts', { locale: 'br', title: `Post ${productId}`, content }))
      .body;
  };

  test.each(naming)('stays while %s names it', async (_what, name) => {
    const { id } = (await create({ name: 'Usada' })).body;
    await name(id);
    const { status, body } = await call('editor', 'DELETE', `/products/${id}`);
    expect(status).toBe(409);
    expect(body.error.fields).toEqual({ uses: 'Places where it is used: 1.' });
    const lines = await site()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(lines.some(({ action, subject }) => action === 'deleted' && subject === 'product')).toBe(false);
  });

  test('is looked at by viewers and written by editors', async () => {
    const { id } = (await create({ name: 'Vista' })).body;
    for (const path of ['/products', `/products/${id}`, `/products/${id}/uses`, '/parity'])
      expect((await call('viewer', 'GET', path)).status, path).toBe(200);
    expect((await call('viewer', 'PATCH', `/products/${id}`, { version: 1, name: 'x' })).status).toBe(403);
  });
});
