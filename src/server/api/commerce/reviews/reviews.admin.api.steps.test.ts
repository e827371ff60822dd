import { beforeEach, describe, expect, test } from 'vitest';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('a review on its way to readers on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let serial = 0;
  let productId: number;
  beforeEach(async () => {
    serial += 1;
    site().clock.moveTo(demoNow);
    productId = (await call('editor', 'POST', '/products', { brand: 'Órbita', name: `Ré ${serial}` })).body
      .id;
  });
  const create = (input: object = {}) =>
    call('editor', 'POST', '/reviews', { productId, locale: 'br', ...input });
  const save = (id: number, changes: object) => call('editor', 'PATCH', `/reviews/${id}`, changes);
  const step = (id: number, name: string, sent?: object) =>
    call('editor', 'POST', `/reviews/${id}/${name}`, sent);
  const sound = () => ({ verdict: 'Vale.', score: 8, body: document(paragraph('Texto.')) });
  /** What a reader gets at an address of br. */
  const publicly = (slug: string) => site().app.inject(`/api/reviews/by-slug/${slug}?locale=br`);

  test('is published, hidden and archived, and readers’ pages are told', async () => {
    const { id, slug } = (await create(sound())).body;
    expect((await publicly(slug)).statusCode).toBe(404);
    const shown = (await step(id, 'publish', { version: 1 })).body;
    expect(shown).toMatchObject({ status: 'published', publishedAt: demoNow.toISOString(), version: 2 });
    expect((await lastChange(site())).tags).toEqual([
      `missing:br`,
      `product:${productId}`,
      `review:${id}`,
      'reviews:br',
    ]);
    expect((await publicly(slug)).json().title).toBe(shown.title);
    expect((await step(id, 'publish', { version: 1 })).body.version).toBe(2);
    expect((await step(id, 'unpublish', { version: 1 })).status).toBe(409);
    site().clock.moveTo('2026-10-16T12:00:00Z');
    expect((await step(id, 'unpublish')).body.status).toBe('draft');
    expect((await publicly(slug)).statusCode).toBe(404);
    // Public before, it is not new.
    expect((await step(id, 'publish')).body.publishedAt).toBe(demoNow.toISOString());
    expect((await step(id, 'archive')).body.status).toBe('archived');
    const actions = (await lastAudits(site(), 5)).map(({ action }) => action).reverse();
    expect(actions).toEqual(['created', 'published', 'unpublished', 'published', 'archived']);
  });

  test('is not published as long as something has to be mended', async () => {
    const { id } = (
      await create({
        title: '',
        body: document(
          { type: 'image', attrs: { src: '/media/x-1200.webp', alt: '' } },
          {
            ...paragraph('x'),
            content: [
              {
                type: 'text',
                text: 'lá',
                marks: [{ type: 'link', attrs: { href: 'https://www.amazon.it/dp/B0NIMBRA03' } }],
              },
            ],
          },
        ),
      })
    ).body;
    const { items } = (await call('viewer', 'GET', `/reviews/${id}/checks`)).body;
    const found = items.map(
      ({ code, severity, where }: Record<string, string>) => `${severity} ${code} ${where}`,
    );
    expect(found).toEqual([
      'error title_missing title',
      'error verdict_missing verdict',
      'error score_missing score',
      'warning points_missing pros',
      'warning category_missing categoryId',
      'warning picture_missing product',
      'warning link_missing offers',
      'error image_alt_missing body.0',
      'error link_other_marketplace body.1',
    ]);
    const refused = await step(id, 'publish');
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields).sort()).toEqual([
      'body.0',
      'body.1',
      'score',
      'title',
      'verdict',
    ]);
    expect((await call('viewer', 'GET', '/reviews/999999/checks')).status).toBe(404);
  });

  test('leads from its old addresses to the new one', async () => {
    const { id } = (await create({ ...sound(), slug: `antigo-${serial}` })).body;
    await save(id, { version: 1, slug: `nunca-visto-${serial}` });
    expect((await publicly(`antigo-${serial}`)).statusCode).toBe(404);
    await step(id, 'publish');
    await save(id, { version: 3, slug: `segundo-${serial}` });
    await save(id, { version: 4, slug: `terceiro-${serial}` });
    for (const old of ['nunca-visto', 'segundo'])
      expect((await publicly(`${old}-${serial}`)).json().slug).toBe(`terceiro-${serial}`);
    const { items } = (await call('viewer', 'GET', `/redirects?kind=review&q=segundo-${serial}`)).body;
    expect(items).toMatchObject([
      { kind: 'review', from: `/br/avaliacao/segundo-${serial}`, to: `/br/avaliacao/terceiro-${serial}` },
    ]);
    // Back where it was, it stands there itself.
    await save(id, { version: 5, slug: `segundo-${serial}` });
    expect((await publicly(`segundo-${serial}`)).json().slug).toBe(`segundo-${serial}`);
    expect(
      (await call('viewer', 'GET', `/redirects?kind=review&q=terceiro-${serial}`)).body.items,
    ).toHaveLength(1);
    expect((await lastChange(site())).tags).toContain('missing:br');
    await step(id, 'unpublish');
    expect((await publicly(`terceiro-${serial}`)).statusCode).toBe(404);
  });

  test('is deleted as a draft only', async () => {
    const { id } = (await create(sound())).body;
    await step(id, 'publish');
    expect((await call('editor', 'DELETE', `/reviews/${id}`)).status).toBe(409);
    await step(id, 'archive');
    expect((await call('editor', 'DELETE', `/reviews/${id}`)).status).toBe(409);
    await step(id, 'unpublish');
    expect((await call('editor', 'DELETE', `/reviews/${id}`)).body).toEqual({ deleted: true });
    expect((await call('viewer', 'GET', `/reviews/${id}`)).status).toBe(404);
  });
});
