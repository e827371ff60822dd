import { beforeEach, describe, expect, test } from 'vitest';
import type { BoardRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('a review for another edition on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let serial = 0;
  let productId: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
  let source: any;
  const breakdown = [
    { criterion: 'ease', score: 9, weight: 0.4 },
    { criterion: 'value', score: 8, weight: 0.6 },
  ];
  beforeEach(async () => {
    serial += 1;
    productId = (await call('editor', 'POST', '/products', { brand: 'Cópia', name: `C ${serial}` })).body.id;
    const [categoryId] = await site().categoriesOf('br');
    source = (
      await call('editor', 'POST', '/reviews', {
        productId,
        locale: 'br',
        categoryId,
        breakdown,
        pros: ['leve'],
        verdict: 'Vale.',
        bestFor: 'quem viaja',
        body: document(paragraph('Texto.'), { type: 'productCard', attrs: { productId } }),
        updates: [{ date: '2026-01-02', text: 'Medimos de novo.' }],
      })
    ).body;
  });
  const copy = (locale: string) => call('second', 'POST', `/reviews/${source.id}/copy`, { locale });
  const save = async (id: number, changes: object) =>
    (await call('editor', 'PATCH', `/reviews/${id}`, changes)).body;
  const get = async (id: number) => (await call('viewer', 'GET', `/reviews/${id}`)).body;

  test('is a draft with the same blocks, everything to translate, and its source remembered', async () => {
    const { status, body } = await copy('it');
    expect(status).toBe(200);
    const [category] = await site().categoriesOf('it');
    expect(body).toMatchObject({
      locale: 'it',
      status: 'draft',
      slug: source.slug,
      title: source.title,
      body: source.body,
      breakdown,
      score: 8.4,
      author: 'Fátima',
      categoryId: category,
      updates: [],
      toTranslate: ['title', 'verdict', 'pros', 'bestFor', 'body'],
      copiedFrom: { id: source.id, locale: 'br', version: 1, currentVersion: 1, drifted: false },
    });
    expect(body.siblings.map(({ locale }: { locale: string }) => locale)).toEqual(['br', 'it']);
    expect(await lastAudits(site())).toMatchObject([
      { action: 'copied', details: { copiedFrom: source.id } },
    ]);
  });

  test('is one an edition, and not of its own', async () => {
    await copy('es');
    expect(Object.keys((await copy('es')).body.error.fields)).toEqual(['locale']);
    expect((await copy('br')).status).toBe(409);
    expect((await call('editor', 'POST', '/reviews/999999/copy', { locale: 'it' })).status).toBe(404);
  });

  test('gets an address that is free there', async () => {
    const other = (await call('editor', 'POST', '/products', { brand: 'Altra', name: 'A' })).body.id;
    await call('editor', 'POST', '/reviews', { productId: other, locale: 'mx', slug: source.slug });
    expect((await copy('mx')).body.slug).toBe(`${source.slug}-2`);
  });

  test('is in the list beside its source, narrowed by what is asked', async () => {
    const made = (await copy('it')).body;
    const listed = async (query: string) =>
      (await call('viewer', 'GET', `/reviews?productId=${productId}${query}`)).body.items;
    expect(await listed('')).toMatchObject([
      { id: made.id, locale: 'it', toTranslate: 5, drifted: false, product: { id: productId } },
      { id: source.id, locale: 'br', title: source.title, toTranslate: 0, status: 'draft' },
    ]);
    expect(await listed('&locale=it&status=draft&q=COPIA c')).toHaveLength(1);
    for (const none of ['&status=published', '&locale=us', '&q=nada']) expect(await listed(none)).toEqual([]);
  });

  test('counts what is translated, and is not published before all of it is', async () => {
    const made = (await copy('it')).body;
    const titled = await save(made.id, {
      version: 1,
      title: 'Un titolo',
      verdict: 'Vale la spesa.',
      pros: ['leggero'],
    });
    expect(titled.toTranslate).toEqual(['bestFor', 'body']);
    // Of a long text only a person can tell.
    const text = document(paragraph('Testo.'));
    const written = await save(made.id, { version: 2, body: text, bestFor: 'chi viaggia' });
    expect(written.toTranslate).toEqual(['body']);
    const refused = await call('editor', 'POST', `/reviews/${made.id}/publish`);
    expect(refused.body.error.fields).toEqual({ body: expect.stringContaining('Translate') });
    const done = await save(made.id, { version: 3, toTranslate: [] });
    expect(done).toMatchObject({ toTranslate: [], version: 4 });
    expect((await call('editor', 'POST', `/reviews/${made.id}/publish`)).body.status).toBe('published');
  });

  test('drifts when its source’s text changes, until it has followed', async () => {
    const made = (await copy('it')).body;
    const drifted = async () => (await get(made.id)).copiedFrom.drifted;
    await call('editor', 'POST', `/reviews/${source.id}/publish`);
    expect(await drifted(), 'published is not rewritten').toBe(false);
    await save(source.id, { version: 2, verdict: 'Vale mesmo.' });
    expect(await drifted()).toBe(true);
    const cell = async () =>
      ((await call('viewer', 'GET', `/parity?q=c ${serial}`)).body.items as BoardRow[])[0]?.editions.it
        .review;
    expect(await cell()).toMatchObject({ drifted: true, toTranslate: 5, status: 'draft' });
    // Publishing again does not hide that the text was changed before.
    await call('editor', 'POST', `/reviews/${source.id}/unpublish`);
    expect(await drifted()).toBe(true);
    const followed = await save(made.id, { version: made.version, followed: 99 });
    expect(followed.copiedFrom).toMatchObject({ version: 4, currentVersion: 4, drifted: false });
    expect(followed.updatedAt).toBe(made.updatedAt);
    await call('editor', 'DELETE', `/reviews/${source.id}`);
    expect((await get(made.id)).copiedFrom).toBeNull();
    expect(await cell()).toMatchObject({ drifted: false });
  });
});
