import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { LinkLine } from '#contract/writing/links/links.admin.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { linkFindings } from '#db/schema/writing/link-ends.ts';
import { linkChecks, linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/links';
const answers = new Map<string, number>();
const guardedFetch: GuardedFetch = async (address) => ({
  url: address,
  status: answers.get(address) ?? 200,
  hops: [address],
  headers: {},
  body: Buffer.alloc(0),
});
type NewLink = Partial<typeof linkChecks.$inferInsert> & { url: string };

describe.each(oneEngine)('links at the desk on %s', (engine) => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const site = useApp(engine, { guardedFetch, wait });
  const get = async (query = '') => (await as(site(), 'viewer')('GET', `${url}?${query}`)).json();
  const list = async (query = ''): Promise<LinkLine[]> => (await get(query)).items;
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const now = () => site().clock();
  const seenTwice = () => ({ since: now(), countedAt: now(), confirmedAt: now(), times: 2 });

  async function keep(...links: NewLink[]) {
    const rows = links.map((link, n) => ({
      dueAt: now(),
      createdAt: new Date(now().getTime() - n * 1000),
      ...link,
    }));
    const kept = await site().db.insert(linkChecks).values(rows).returning();
    for (const { id, url: address } of kept)
      if (address.endsWith('/failing'))
        await site()
          .db.insert(linkFindings)
          .values({ linkId: id, kind: 'sold_out', shown: 'availability', endUrl: address, ...seenTwice() });
    return kept.map(({ id }) => id);
  }
  async function place(linkId: number | undefined, row: Partial<typeof linkPlaces.$inferInsert>) {
    await site()
      .db.insert(linkPlaces)
      .values({ linkId: linkId ?? 0, kind: 'post', subjectId: 1, locale: 'br', seenAt: now(), ...row });
  }

  beforeEach(async () => {
    await site().db.delete(linkChecks);
    await site().db.delete(posts).where(like(posts.slug, 'com-links%'));
    answers.clear();
  });

  const everyState: NewLink[] = [
    { url: 'https://a.example/waiting' },
    { url: 'https://a.example/working', result: 'working', status: 200 },
    { url: 'https://a.example/suspect', result: 'gone', status: 404, failures: 1 },
    { url: 'https://a.example/broken', result: 'gone', status: 410, failures: 2, brokenAt: new Date(0) },
    { url: 'https://a.example/failing', result: 'working', status: 200 },
    { url: 'https://a.example/blocked', result: 'blocked', status: 503 },
    { url: 'https://a.example/unreachable', result: 'unreachable' },
    { url: 'https://a.example/refused', result: 'refused' },
    { url: 'https://a.example/excluded', brokenAt: new Date(0), excludedAt: new Date(0), excludedBy: 'Ana' },
  ];

  test('stand as they were found, and are narrowed by that, their edition and their words', async () => {
    const ids = await keep(...everyState);
    await place(ids[3], { locale: 'it' });
    const all = await list();
    expect(all.map(({ url: address, state }) => address.endsWith(`/${state}`))).toEqual(ids.map(() => true));
    for (const { state } of all)
      expect((await list(`filter=${state}`)).map((link) => link.state)).toEqual([state]);
    expect((await list('locale=it')).map(({ state }) => state)).toEqual(['broken']);
    expect(await list('locale=mx')).toEqual([]);
    expect((await list('q=BLOCK')).map(({ state }) => state)).toEqual(['blocked']);
    expect(await list('q=%25')).toEqual([]);
    expect((await as(site(), 'viewer')('GET', `${url}?filter=odd`)).statusCode).toBe(400);
  });

  test('are counted, in one edition or in all', async () => {
    const [, , , broken] = await keep(...everyState);
    await place(broken, { locale: 'it' });
    await site()
      .db.update(linkChecks)
      .set({ checkedAt: now() })
      .where(eq(linkChecks.id, broken ?? 0));
    const viewer = as(site(), 'viewer');
    const summary = (await viewer('GET', `${url}/summary`)).json();
    expect(Object.values(summary.counts)).toEqual(everyState.map(() => 1));
    expect(summary.checkedAt).toBe(now().toISOString());
    const mx = (await viewer('GET', `${url}/summary?locale=mx`)).json();
    expect([Object.values(mx.counts).some(Boolean), mx.checkedAt]).toEqual([false, null]);
    const broke = async (query: string) =>
      (await viewer('GET', `/api/admin/overview?${query}`)).json().brokenLinks;
    expect([await broke(''), await broke('locale=it'), await broke('locale=br')]).toEqual([1, 1, 0]);
  });

  test('name the places to mend, whatever they stand in', async () => {
    const { db } = site();
    const [linkId] = await keep({ url: 'https://a.example/x' });
    const [post] = await insertPosts(site(), [{ slug: 'com-links', title: 'Com links' }]);
    const [review] = await db.select().from(reviews).where(eq(reviews.locale, 'br')).limit(1);
    const [offer] = await db.select().from(offers).where(eq(offers.locale, 'it')).limit(1);
    const [shopLink] = await db.select().from(shopLinks).limit(1);
    await place(linkId, { subjectId: post?.id ?? 0 });
    await place(linkId, { kind: 'review', subjectId: review?.id ?? 0 });
    await place(linkId, { kind: 'offer', subjectId: offer?.id ?? 0, locale: 'it' });
    await place(linkId, { kind: 'shop_link', subjectId: shopLink?.id ?? 0 });
    await place(linkId, { subjectId: 999_999 });
    const [link] = await list();
    expect(link?.placeCount).toBe(5);
    expect(link?.places).toEqual([
      { kind: 'offer', id: offer?.productId, title: expect.any(String), locale: 'it' },
      { kind: 'post', id: post?.id, title: 'Com links', locale: 'br' },
      { kind: 'review', id: review?.productId, title: review?.title, locale: 'br' },
      { kind: 'shop_link', id: shopLink?.id, title: shopLink?.title, locale: 'br' },
    ]);
  });

  test('name the first places of one that stands everywhere', async () => {
    const [many, few] = await keep({ url: 'https://a.example/x' }, { url: 'https://a.example/y' });
    const made = await insertPosts(
      site(),
      Array.from({ length: 12 }, (_, n) => ({ slug: `com-links-${n}` })),
    );
    for (const { id } of made) await place(many, { subjectId: id });
    await place(few, { subjectId: made[0]?.id ?? 0 });
    const shown = await list();
    expect(shown.map(({ placeCount, places }) => [placeCount, places.length])).toEqual([
      [12, 10],
      [1, 1],
    ]);
  });

  test('are listed in parts that neither skip nor repeat', async () => {
    await keep(...Array.from({ length: 120 }, (_, n) => ({ url: `https://a.example/${n}` })));
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await get(cursor && `cursor=${cursor}`);
      seen.push(...page.items.map((link: LinkLine) => link.url));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  test('are taken out of the checks and back into them, and both are told of', async () => {
    const [id] = await keep({ url: 'https://a.example/x', brokenAt: now(), failures: 2 });
    expect((await editor('PATCH', `${url}/${id}`, { excluded: true })).json()).toMatchObject({
      state: 'excluded',
      excludedBy: 'Edu Editor',
    });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      subject: 'link',
      title: 'https://a.example/x',
      details: { excluded: { from: false, to: true } },
    });
    answers.set('https://a.example/x', 404);
    await site().services.links.checkDue(new AbortController().signal);
    expect((await list())[0]?.checkedAt).toBeNull();
    const back = (await editor('PATCH', `${url}/${id}`, { excluded: false })).json();
    expect([back.state, back.excludedBy]).toEqual(['broken', '']);
    expect((await editor('PATCH', `${url}/999999`, { excluded: true })).statusCode).toBe(404);
    expect((await as(site(), 'viewer')('PATCH', `${url}/${id}`, { excluded: true })).statusCode).toBe(403);
  });

  test('are asked at once where somebody wants to know; gone counts once a day all the same', async () => {
    const [id] = await keep({ url: 'https://a.example/x' });
    const check = async () => (await editor('POST', `${url}/${id}/check`)).json();
    answers.set('https://a.example/x', 404);
    expect(await check()).toMatchObject({ state: 'suspect', status: 404, failures: 1 });
    expect(await check()).toMatchObject({ state: 'suspect', failures: 1 });
    // One host is given time between two questions: HEAD and GET, and again.
    expect(waits).toEqual([1, 2, 3].map((n) => n * engineLimits.links.hostPause));
    answers.set('https://a.example/x', 200);
    expect(await check()).toMatchObject({ state: 'working', status: 200, failures: 0 });
    expect((await editor('POST', `${url}/999999/check`)).statusCode).toBe(404);
    expect((await as(site(), 'viewer')('POST', `${url}/${id}/check`)).statusCode).toBe(403);
  });
});
