import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PostCheck } from '#contract/writing/posts/posts.admin.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, sound, useAdminApp } from '#test/harness/people/admin.ts';

describe('the demonstration', () => {
  const site = useApp('pg');

  test('has nothing in it that could not be published', async () => {
    const { db } = site();
    const rows = await db.select().from(posts);
    const found = await site().services.postWriting.checks.checkAll(rows);
    const errors = rows.flatMap(({ locale, slug }, index) =>
      (found[index] ?? [])
        .filter(({ severity }) => severity === 'error')
        .map((check) => ({ ...check, locale, slug })),
    );
    expect(rows.length).toBeGreaterThan(60);
    expect(errors).toEqual([]);
  });
});

describe.each(oneEngine)('checks before publishing on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const create = async (input: object) =>
    (await call('editor', 'POST', '/posts', { locale: 'br', ...input })).body;
  const checks = async (id: number, query = ''): Promise<PostCheck[]> =>
    (await call('viewer', 'GET', `/posts/${id}/checks${query}`)).body.items;
  const codes = async (id: number) => (await checks(id)).map(({ code }) => code);

  test('know the offers and reviews of the post’s own edition', async () => {
    const { db } = site();
    const [product] = await db.insert(products).values({ brand: 'Zeta', name: 'Nova' }).returning();
    const productId = product?.id ?? 0;
    const card = body({ type: 'productCard', attrs: { productId } });
    const { id } = await create({ ...sound('Com produto'), content: card });
    expect(await codes(id)).toEqual(
      expect.arrayContaining(['product_without_offer', 'product_without_review']),
    );
    const offer = { productId, marketplace: 'amazon', externalId: 'B0ZETANOVA', currency: 'BRL' } as const;
    await db.insert(offers).values({ ...offer, locale: 'it' });
    expect(await codes(id)).toContain('product_without_offer');
    await db.insert(offers).values({ ...offer, locale: 'br' });
    expect(await codes(id)).not.toContain('product_without_offer');
    expect((await call('editor', 'POST', `/posts/${id}/publish`)).body.status).toBe('published');
    await call('editor', 'POST', `/posts/${id}/unpublish`);
    await db.update(editions).set({ disclosure: '' }).where(eq(editions.locale, 'br'));
    expect(await codes(id)).toContain('disclosure_missing');
    const refused = await call('editor', 'POST', `/posts/${id}/publish`);
    expect(refused.body.error.fields).toEqual({ content: 'Fix this before publishing.' });
  });

  test('look at unsaved changes where they are asked to', async () => {
    const taken = await create({ title: 'Ocupado' });
    const { id } = await create(sound('Meu'));
    expect((await call('editor', 'GET', `/posts/${id}/checks?of=draft`)).status).toBe(404);
    await call('editor', 'PUT', `/posts/${id}/draft`, { baseVersion: 1, slug: taken.slug, title: '' });
    const { body: found } = await call('editor', 'GET', `/posts/${id}/checks?of=draft`);
    expect(found.items).toEqual(
      expect.arrayContaining([
        { code: 'title_missing', severity: 'error', where: 'title', detail: '' },
        { code: 'slug_taken', severity: 'error', where: 'slug', detail: 'ocupado' },
      ]),
    );
    expect(await codes(id)).not.toContain('title_missing');
  });
});
