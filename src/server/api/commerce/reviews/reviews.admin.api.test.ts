import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

const half = (criterion: string, score: number) => ({ criterion, score, weight: 0.5 });

describe.each(oneEngine)('a review on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let serial = 0;
  let productId: number;
  beforeEach(async () => {
    serial += 1;
    productId = (await call('editor', 'POST', '/products', { brand: 'Órbita', name: `Ré ${serial}` })).body
      .id;
  });
  const create = (input: object = {}) =>
    call('editor', 'POST', '/reviews', { productId, locale: 'br', ...input });
  const save = (id: number, changes: object) => call('editor', 'PATCH', `/reviews/${id}`, changes);
  const step = (id: number, name: string, sent?: object) =>
    call('editor', 'POST', `/reviews/${id}/${name}`, sent);

  test('begins as a draft called by its product, at a free address', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: `Órbita Ré ${serial}`,
      slug: `orbita-re-${serial}`,
      path: `/br/avaliacao/orbita-re-${serial}`,
      status: 'draft',
      score: null,
      version: 1,
      author: 'Edu',
      updatedBy: 'Edu',
      toTranslate: [],
      copiedFrom: null,
      siblings: [{ id: body.id, locale: 'br', status: 'draft' }],
      product: { id: productId, brand: 'Órbita' },
    });
    expect(await lastAudits(site())).toMatchObject([{ action: 'created', subject: 'review', locale: 'br' }]);
    const second = await call('editor', 'POST', '/products', { brand: 'Órbita', name: `Ré ${serial}` });
    const twin = await create({ productId: second.body.id });
    expect(twin.body.slug).toBe(`orbita-re-${serial}-2`);
  });

  test('is one a product and edition, of a product, category and products that there are', async () => {
    await create();
    const refused = async (input: object) => Object.keys((await create(input)).body.error.fields);
    expect(await refused({})).toEqual(['locale']);
    expect(await refused({ locale: 'it', productId: 999_999 })).toEqual(['productId']);
    const [category] = await site().categoriesOf('br');
    expect(await refused({ locale: 'it', categoryId: category })).toEqual(['categoryId']);
    const unknown = document({ type: 'productCard', attrs: { productId: 999_999 } });
    expect(await refused({ locale: 'it', body: unknown })).toEqual(['body']);
    expect(await refused({ locale: 'it', slug: 'contato' })).toEqual(['slug']);
    expect(await refused({ locale: 'it', slug: 'Não assim' })).toEqual(['slug']);
    expect(await refused({ locale: 'it', score: 10.1 })).toEqual(['score']);
  });

  test.each([
    { verdict: 'a\0b' },
    { pros: ['a\0b'] },
    { breakdown: [{ criterion: 'a\0b', score: 1, weight: 1 }] },
    { updates: [{ date: '2026-01-01', text: '\ud800' }] },
    { updates: [{ date: '2026-02-30', text: 'x' }] },
    { body: document(paragraph('a\0b')) },
  ])('is refused what no database can hold: %j', async (input) => {
    expect((await create(input)).status).toBe(400);
  });

  test('takes every score of the scale', async () => {
    const { id } = (await create()).body;
    for (const [index, score] of [0, 0.1, 0.7, 2.3, 4.6, 8.3, 9.9, 10].entries()) {
      expect((await save(id, { version: index + 1, score })).body.score).toBe(score);
    }
  });

  test('has the score that its breakdown makes, and refuses weights that make no whole', async () => {
    const { id } = (await create({ score: 3 })).body;
    const weighed = await save(id, { version: 1, score: 1, breakdown: [half('ease', 9), half('value', 8)] });
    expect(weighed.body).toMatchObject({ score: 8.5, version: 2 });
    const refused = await save(id, { version: 2, breakdown: [half('ease', 9)] });
    expect(refused.body.error.fields).toEqual({ breakdown: 'The weights must add up to 100%. Adjust them.' });
    expect((await save(id, { version: 2, breakdown: [], score: 7.5 })).body.score).toBe(7.5);
  });

  test('is saved by whoever knows its version, in one line where it has one', async () => {
    const { id } = (await create()).body;
    const { body } = await save(id, {
      version: 1,
      title: ' Um\nbom  título ',
      pros: ['leve\n e firme'],
      updates: [
        { date: '2026-01-02', text: 'antes' },
        { date: '2026-03-04', text: 'depois' },
      ],
    });
    expect(body).toMatchObject({ title: 'Um bom título', pros: ['leve e firme'], version: 2 });
    expect(body.updates.map(({ text }: { text: string }) => text)).toEqual(['depois', 'antes']);
    expect((await save(id, { version: 1, title: 'Tarde' })).status).toBe(409);
    const before = await lastAudits(site());
    expect((await save(id, { version: 2, title: 'Um bom título' })).body.version).toBe(2);
    expect(await lastAudits(site())).toEqual(before);
    expect((await save(999_999, { version: 1 })).status).toBe(404);
    const [stored] = await site().db.select().from(reviews).where(eq(reviews.id, id));
    expect(stored?.searchText).toBe(`orbita re ${serial} um bom titulo`);
  });

  test('keeps its address from others', async () => {
    await create({ slug: `meu-${serial}` });
    const other = await call('editor', 'POST', '/products', { brand: 'Outra', name: `O ${serial}` });
    const refused = await create({ productId: other.body.id, slug: `meu-${serial}` });
    expect(Object.keys(refused.body.error.fields)).toEqual(['slug']);
    const { id } = (await create({ productId: other.body.id })).body;
    expect(Object.keys((await save(id, { version: 1, slug: `meu-${serial}` })).body.error.fields)).toEqual([
      'slug',
    ]);
  });

  test('has one winner where two write at once, and the other is told', async () => {
    const { id } = (await create()).body;
    const saves = await Promise.all(['a', 'b', 'c'].map((title) => save(id, { version: 1, title })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await call('viewer', 'GET', `/reviews/${id}`)).body.version).toBe(2);
    const copies = await Promise.all([1, 2].map(() => step(id, 'copy', { locale: 'es' })));
    expect(copies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('and its product may be changed at once: neither waits for the other for ever', async () => {
    const { id } = (await create()).body;
    const answers = await Promise.all([
      save(id, { version: 1, verdict: 'Um.' }),
      call('editor', 'PATCH', `/products/${productId}`, {
        version: 1,
        name: `Novo ${serial}`,
        ean: '96385074',
      }),
      step(id, 'archive'),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const [stored] = await site().db.select().from(reviews).where(eq(reviews.id, id));
    expect(stored?.searchText).toContain(`novo ${serial}`);
  });
});
