import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { products } from '#db/schema/commerce/products.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('revisions of posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, revisions, history, kinds, minutesLater } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  test('hold the whole text, newest first, page by page', { timeout: 60_000 }, async () => {
    const { id } = await create({ title: 'Longa história' });
    for (let version = 1; version <= 35; version += 1) {
      minutesLater(version);
      await call('editor', 'PATCH', `/posts/${id}`, { version, title: `T${version}` });
    }
    const first = await revisions(id);
    expect([first.items.length, first.items[0].title]).toEqual([30, 'T35']);
    const { body: second } = await call('viewer', 'GET', `/posts/${id}/revisions?cursor=${first.nextCursor}`);
    expect([second.items.map(({ title }: { title: string }) => title), second.nextCursor]).toEqual([
      ['T5', 'T4', 'T3', 'T2', 'T1', 'Longa história'],
      null,
    ]);
    const { body: one } = await call('viewer', 'GET', `/posts/${id}/revisions/${second.items[2].id}`);
    expect(one).toMatchObject({
      kind: 'saved',
      by: 'Edu',
      version: 4,
      status: 'draft',
      fields: { title: 'T3', slug: 'longa-historia' },
    });
    expect((await call('viewer', 'GET', `/posts/${id}/revisions?cursor=x`)).status).toBe(400);
  });

  test('belong to one post', async () => {
    const one = await create({ title: 'Um' });
    const other = await create({ title: 'Outro' });
    const [revision] = await history(one.id);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/restore'],
    ] as const) {
      expect(
        (await call('editor', method, `/posts/${other.id}/revisions/${revision?.id}${path}`)).status,
      ).toBe(404);
    }
  });

  test('can be restored: the old text under the present address, and one revision more', async () => {
    const [product] = await site().db.insert(products).values({ brand: 'X', name: 'Y' }).returning();
    const card = { type: 'productCard', attrs: { productId: product?.id } };
    const { id } = await create({
      ...sound('Original'),
      content: body(card, paragraph('Velho')),
      status: 'published',
    });
    await call('editor', 'PATCH', `/posts/${id}`, {
      version: 1,
      title: 'Novo',
      slug: 'novo-endereco',
      content: body(paragraph('Novo')),
    });
    await site()
      .db.delete(products)
      .where(eq(products.id, product?.id ?? 0));
    const [, original] = await history(id);
    const stale = await call('editor', 'POST', `/posts/${id}/revisions/${original?.id}/restore`, {
      version: 1,
    });
    expect(stale.status).toBe(409);
    const { body: back } = await call('second', 'POST', `/posts/${id}/revisions/${original?.id}/restore`, {
      version: 2,
    });
    expect(back).toMatchObject({
      title: 'Original',
      slug: 'novo-endereco',
      version: 3,
      updatedBy: 'Fátima',
    });
    expect(back.content).toEqual(body(card, paragraph('Velho')));
    expect(await kinds(id)).toEqual(['restored Original', 'saved Novo', 'published Original']);
    // What the product's end left behind is found before anybody publishes it anew.
    const { body: checks } = await call('viewer', 'GET', `/posts/${id}/checks`);
    expect(checks.items).toContainEqual(expect.objectContaining({ code: 'product_missing' }));
  });

  test('are all kept for 90 days, and then one a day', async () => {
    const { id } = await create({ title: 'Antiga' });
    await site().db.delete(postRevisions).where(eq(postRevisions.postId, id));
    const fields = (await get(id)) as never;
    const at = (moment: string) => new Date(moment);
    const moments = [
      '2026-01-01T08:00Z',
      '2026-01-01T23:59Z',
      '2026-01-02T00:00Z',
      '2026-07-17T11:00Z',
      '2026-07-17T13:00Z',
      '2026-07-17T14:00Z',
    ];
    await site()
      .db.insert(postRevisions)
      .values(
        moments.map((moment, n) => ({
          postId: id,
          kind: 'saved' as const,
          version: n + 1,
          status: 'draft' as const,
          fields,
          actorName: 'Edu',
          startedAt: at(moment),
          createdAt: at(moment),
        })),
      );
    await site().services.postWriting.upkeep.thinRevisions();
    expect((await history(id)).map(({ version }) => version)).toEqual([6, 5, 4, 3, 2]);
    site().clock.moveTo('2026-12-01T00:00:00Z');
    await site().services.postWriting.upkeep.thinRevisions();
    expect((await history(id)).map(({ version }) => version)).toEqual([6, 3, 2]);
  });
});
