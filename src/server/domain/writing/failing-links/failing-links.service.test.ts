import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { FailingLink } from '#contract/writing/links/failing-links.admin.schemas.ts';
import { clickDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { isoDay } from '#i18n/calendar.ts';
import { movedDay } from '#server/domain/commerce/clicks/periods.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/failing-links';

describe.each(engines)('links that fail silently on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const list = async (): Promise<FailingLink[]> => (await editor('GET', `${url}?locale=br`)).json().items;
  const contentOf = async (id: number) =>
    (await site().db.select().from(posts).where(eq(posts.id, id)))[0]?.content;
  const offerOf = async (id: number) => (await site().db.select().from(offers).where(eq(offers.id, id)))[0];

  const text = (href: string, productId: number): ContentDocument => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'na loja', marks: [{ type: 'link', attrs: { href } }] }],
      },
      { type: 'button', attrs: { href, label: 'Ver' } },
      { type: 'productCard', attrs: { productId } },
    ],
  });

  async function sell(name: string, hosts: string[]) {
    const { db } = site();
    const [product] = await db.insert(products).values({ brand: 'Alba', name }).returning();
    if (!product) throw new Error('No product.');
    const rows = hosts.map((host) => ({
      ...({ productId: product.id, locale: 'br', marketplace: 'other', currency: 'BRL' } as const),
      url: `https://${host}/p/${product.id}`,
    }));
    return { product, sold: rows.length > 0 ? await db.insert(offers).values(rows).returning() : [] };
  }

  /** A product's offer that fails, and an article with its link and its card. */
  async function fail(name: string, kind: FailingLink['kind'], hosts = ['loja.example', 'outra.example']) {
    const { db, clock } = site();
    const { product, sold } = await sell(name, hosts);
    const href = sold[0]?.url ?? '';
    const [post] = await insertPosts(site(), [{ content: text(href, product.id) }]);
    const [link] = await db
      .insert(linkChecks)
      .values({ url: href, result: 'working', dueAt: clock() })
      .returning();
    const linkId = link?.id ?? 0;
    const at = clock();
    await db.insert(linkFindings).values({
      ...{ linkId, kind, shown: 'availability', endUrl: href },
      ...{ since: at, countedAt: at, confirmedAt: at, times: 2 },
    });
    const place = { linkId, locale: 'br', seenAt: at } as const;
    await db.insert(linkPlaces).values([
      { ...place, kind: 'post', subjectId: post?.id ?? 0 },
      { ...place, kind: 'offer', subjectId: sold[0]?.id ?? 0 },
    ]);
    return { product, sold, href, linkId, postId: post?.id ?? 0 };
  }

  beforeEach(async () => {
    const { db } = site();
    await db.delete(linkChecks);
    await db.delete(clickDays);
    const shops = ['loja.example', 'outra.example', 'nova.example'].map(plainShop);
    await db.update(editions).set({ shops }).where(eq(editions.locale, 'br'));
  });

  test('are listed with their clicks, where they stand and what is nearest, the most clicks first', async () => {
    const quiet = await fail('Cafeteira 1', 'home_instead');
    const busy = await fail('Cafeteira 2', 'sold_out');
    const today = isoDay(site().clock(), 'UTC');
    const click = (day: string, pageId: number, more: Partial<typeof clickDays.$inferInsert> = {}) => ({
      ...({ day, locale: 'br', pageKind: 'post', pageId, targetKind: 'shop', position: 'text' } as const),
      ...({ visitor: 'person', count: 3 } as const),
      ...more,
    });
    const card = {
      targetKind: 'offer',
      targetId: busy.sold[0]?.id ?? 0,
      productId: busy.product.id,
    } as const;
    await site()
      .db.insert(clickDays)
      .values([
        click(today, busy.postId),
        click(movedDay(today, -60), busy.postId),
        click(movedDay(today, -120), busy.postId),
        click(today, busy.postId, { visitor: 'crawler' }),
        // On a page that is counted whole, and on another one.
        click(today, busy.postId, card),
        click(today, 999_999, { ...card, pageKind: 'category' }),
      ]);
    const found = await list();
    expect(found.map(({ id, clicks }) => [id, clicks.short, clicks.long])).toEqual([
      [busy.linkId, 9, 12],
      [quiet.linkId, 0, 0],
    ]);
    expect(found[0]).toMatchObject({
      ...{ kind: 'sold_out', placeCount: 2, product: { title: 'Alba Cafeteira 2' } },
      nearest: [{ way: 'offer', offerId: busy.sold[1]?.id, shopName: 'outra.example' }],
    });
    expect((await as(site(), 'author')('GET', url)).statusCode).toBe(403);
  });

  test('are replaced by another shop’s offer everywhere at once, and put back', async () => {
    const { linkId, sold, postId, href, product } = await fail('Cafeteira 3', 'sold_out');
    const [own, other] = sold;
    const refused = await as(site(), 'viewer')('POST', `${url}/${linkId}/replace`, { offerId: other?.id });
    expect(refused.statusCode).toBe(403);
    const elsewhere = await editor('POST', `${url}/${linkId}/replace`, { offerId: own?.id });
    expect(elsewhere.statusCode).toBe(409);
    const done = (await editor('POST', `${url}/${linkId}/replace`, { offerId: other?.id })).json();
    expect(done).toEqual({ id: expect.any(Number), done: 2, left: [] });
    expect(await contentOf(postId)).toEqual(text(other?.url ?? '', product.id));
    expect(await offerOf(own?.id ?? 0)).toMatchObject({ availability: 'out_of_stock', source: 'manual' });
    expect(await list()).toEqual([]);
    const [audit] = await lastAudits(site(), 1);
    expect(audit).toMatchObject({
      action: 'replaced',
      subject: 'link',
      details: { way: 'offer', places: 2 },
    });
    expect((await editor('POST', `${url}/${linkId}/replace`, { offerId: other?.id })).statusCode).toBe(404);

    const undo = `/api/admin/link-replacements/${done.id}/undo`;
    expect((await as(site(), 'viewer')('POST', undo)).statusCode).toBe(403);
    expect((await editor('POST', undo)).json()).toEqual({ id: done.id, done: 2, left: [] });
    expect(await contentOf(postId)).toEqual(text(href, product.id));
    expect(await offerOf(own?.id ?? 0)).toMatchObject({ availability: 'unknown', fetchedAt: null });
    expect((await list()).map(({ id }) => id)).toEqual([linkId]);
    expect((await editor('POST', undo)).statusCode).toBe(404);
  });

  test('of a shop that sells and does not pay are not called sold out: the other one is preferred', async () => {
    const { linkId, sold } = await fail('Cafeteira 4', 'tag_lost');
    const [own, other] = sold;
    const done = (await editor('POST', `${url}/${linkId}/replace`, { offerId: other?.id })).json();
    expect(await offerOf(own?.id ?? 0)).toMatchObject({ availability: 'unknown', preferred: false });
    expect(await offerOf(other?.id ?? 0)).toMatchObject({ preferred: true });
    await editor('POST', `/api/admin/link-replacements/${done.id}/undo`);
    expect(await offerOf(other?.id ?? 0)).toMatchObject({ preferred: false });
  });

  test('give way to what came after the product, in its cards too; what was changed since stays', async () => {
    const { db } = site();
    const { linkId, product, postId } = await fail('Cafeteira 5', 'shop_closed', ['loja.example']);
    const after = await sell('Cafeteira 6', ['nova.example']);
    await db.update(products).set({ successorId: after.product.id }).where(eq(products.id, product.id));
    const [second] = await insertPosts(site(), [{ content: text('/br/casa', product.id) }]);
    const [line] = await list();
    expect(line?.nearest).toMatchObject([{ way: 'successor', product: { id: after.product.id } }]);
    await site().services.renewals.weighAll(new AbortController().signal, () => {});
    const toRenew = async (reason: string): Promise<number[]> => {
      const { items } = (await editor('GET', `/api/admin/renewals?locale=br&reason=${reason}`)).json();
      return items.map(({ page }: { page: { id: number } }) => page.id).sort((a: number, b: number) => a - b);
    };
    expect(await toRenew('failing')).toEqual([postId, second?.id]);
    expect(await toRenew('succeeded')).toEqual([postId, second?.id]);
    const offerId = after.sold[0]?.id;
    const done = (await editor('POST', `${url}/${linkId}/replace`, { offerId })).json();
    expect(done).toMatchObject({ done: 3, left: [] });
    expect(await contentOf(postId)).toEqual(text(after.sold[0]?.url ?? '', after.product.id));
    expect(await contentOf(second?.id ?? 0)).toEqual(text('/br/casa', after.product.id));
    await db
      .update(posts)
      .set({ content: text('/br/outra', 1) })
      .where(eq(posts.id, second?.id ?? 0));
    const undone = (await editor('POST', `/api/admin/link-replacements/${done.id}/undo`)).json();
    expect(undone).toMatchObject({ done: 2, left: [{ kind: 'post', id: second?.id, reason: 'changed' }] });
  });

  test('that nobody is led to any more are no matter: sold out and said so, broken, left out, seen once', async () => {
    const { db, clock } = site();
    const { sold, postId, linkId } = await fail('Cafeteira 7', 'sold_out');
    await db.delete(linkPlaces).where(eq(linkPlaces.subjectId, postId));
    expect(await list()).toHaveLength(1);
    await db.update(linkFindings).set({ confirmedAt: null });
    expect(await list()).toEqual([]);
    await db.update(linkFindings).set({ confirmedAt: clock() });
    await db.update(linkChecks).set({ excludedAt: clock() }).where(eq(linkChecks.id, linkId));
    expect(await list()).toEqual([]);
    await db.update(linkChecks).set({ excludedAt: null, brokenAt: clock() });
    expect(await list()).toEqual([]);
    await db.update(linkChecks).set({ brokenAt: null });
    await db
      .update(offers)
      .set({ availability: 'out_of_stock' })
      .where(eq(offers.id, sold[0]?.id ?? 0));
    expect(await list()).toEqual([]);
  });
});
