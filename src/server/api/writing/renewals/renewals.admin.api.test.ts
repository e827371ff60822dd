import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RenewalList } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { useAdminApp } from '#test/harness/people/admin.ts';

const DAY = 86_400_000;

describe.each(engines)('texts to renew on %s', (engine) => {
  const site = useAdminApp(engine);
  const dayOf = (ago: number) => new Date(site().clock().getTime() - ago * DAY).toISOString().slice(0, 10);
  const list = async (query = '', person: 'editor' | 'second' = 'editor'): Promise<RenewalList> => {
    const { status, body } = await site().call(person, 'GET', `/renewals?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const titles = async (query = '', person: 'editor' | 'second' = 'editor') =>
    (await list(query, person)).items.map(({ page }) => page.title);
  const weighAll = () => site().services.renewals.weighAll(new AbortController().signal, () => {});
  const step = (id: number, body: object, person: 'editor' | 'second' = 'editor') =>
    site().call(person, 'POST', `/renewals/post/${id}`, body);
  let ids: Record<string, number> = {};

  beforeAll(async () => {
    const { db } = site();
    const [sold] = await db.select().from(products);
    const ago = (days: number) => new Date(site().clock().getTime() - days * DAY);
    const card = { type: 'productCard' as const, attrs: { productId: sold?.id ?? 0 } };
    const row = (slug: string, title: string, days: number, more: object = {}) => ({
      ...{ slug, title, searchTitle: title.toLowerCase(), publishedAt: ago(days), updatedAt: ago(days) },
      content: { type: 'doc' as const, content: [card] },
      ...more,
    });
    await insertPosts(site(), [
      row('caiu', 'Caiu', 1),
      row('velho', 'Os melhores de 2019', 900),
      row('novo', 'Novo', 2),
      row('rascunho', 'Rascunho', 2, { status: 'draft' }),
    ]);
    const found = await db.select({ id: posts.id, slug: posts.slug }).from(posts);
    ids = Object.fromEntries(found.map(({ id, slug }) => [slug, id]));
    const page = { locale: 'br', pageKind: 'post', visitor: 'person' } as const;
    const click = { ...page, targetKind: 'offer', targetId: 1, position: 'card' } as const;
    await db.insert(clickDays).values([
      { ...click, pageId: ids.caiu, day: dayOf(40), count: 90 },
      { ...click, pageId: ids.caiu, day: dayOf(3), count: 10 },
      { ...click, pageId: ids.velho, day: dayOf(3), count: 20 },
    ]);
    await db.insert(viewDays).values({ ...page, pageId: ids.novo, day: dayOf(1), count: 500 });
    await db.update(offers).set({ price: 10_000, availability: 'in_stock' });
  });

  test('come in the order of what is at stake, each with its reasons in numbers', async () => {
    expect(await list()).toEqual({ items: [], nextCursor: null, weighedAt: null });
    expect(await weighAll()).toBe(3);
    const { items, weighedAt } = await list('locale=br');
    expect(weighedAt).toBe(site().clock().toISOString());
    expect(items.map(({ page, points }) => [page.title, points])).toEqual([
      ['Caiu', 89],
      ['Os melhores de 2019', 16],
      ['Novo', 1],
    ]);
    expect(items[0]).toMatchObject({
      page: { kind: 'post', id: ids.caiu, editId: ids.caiu, path: '/br/caiu' },
      lines: [
        { reason: 'fell', points: 80, n: 10, of: 90 },
        { reason: 'lonely', points: 9 },
      ],
      ...{ clicks: 10, clicksBefore: 90, views: 0, estimate: null, takenBy: null, isMine: false },
    });
    expect(items[1]?.lines.map(({ reason }) => reason)).toEqual(['dated', 'old', 'lonely']);
    expect(await titles('reason=dated')).toEqual(['Os melhores de 2019']);
    expect(await titles('kind=review')).toEqual([]);
    expect((await site().call('editor', 'GET', '/renewals?cursor=bm9uc2Vuc2U')).status).toBe(400);
  });

  test('are worth what the clicks of their edition have earned', async () => {
    const row = { source: 'amazon', key: 'a', state: 'approved', locale: 'br', currency: 'BRL' } as const;
    await site()
      .db.insert(earningRows)
      .values([
        { ...row, day: dayOf(5), earned: 12_000 },
        { ...row, key: 'b', state: 'declined', day: dayOf(5), earned: 99_000 },
      ]);
    expect((await list()).items[0]?.estimate).toEqual({ amount: 8_900, currency: 'BRL' });
  });

  test('are taken by one, given back, put off and brought back', async () => {
    const id = ids.caiu ?? 0;
    expect((await step(id, { step: 'take' })).body).toMatchObject({ takenBy: 'Edu', isMine: true });
    expect((await step(id, { step: 'take' }, 'second')).status).toBe(409);
    expect(await titles('', 'second')).not.toContain('Caiu');
    expect([await titles('state=mine'), await titles('state=mine', 'second')]).toEqual([['Caiu'], []]);
    expect(await titles('state=taken', 'second')).toEqual(['Caiu']);
    await weighAll();
    expect(await titles('state=mine')).toEqual(['Caiu']);
    await step(id, { step: 'release' });
    await step(id, { step: 'snooze', days: 7 });
    expect([(await titles()).includes('Caiu'), await titles('state=snoozed')]).toEqual([false, ['Caiu']]);
    site().clock.pass(8 * 86_400);
    expect(await titles()).toContain('Caiu');
    expect((await step(999_999, { step: 'take' })).status).toBe(404);
    expect((await site().call('viewer', 'POST', `/renewals/post/${id}`, { step: 'take' })).status).toBe(403);
  });

  test('go from the list when somebody saves them, and for good when nothing is wrong any more', async () => {
    const { body: post } = await site().call('editor', 'GET', `/posts/${ids.velho}`);
    const change = { version: post.version, title: 'Os melhores deste ano' };
    expect((await site().call('editor', 'PATCH', `/posts/${ids.velho}`, change)).status).toBe(200);
    expect(await titles()).not.toContain('Os melhores deste ano');
    await weighAll();
    expect(await titles('reason=dated')).toEqual([]);
    await site()
      .db.update(posts)
      .set({ status: 'archived' })
      .where(eq(posts.id, ids.novo ?? 0));
    await weighAll();
    expect(await titles()).not.toContain('Novo');
  });
});
