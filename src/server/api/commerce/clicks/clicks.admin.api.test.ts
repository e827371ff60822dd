import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClickReport } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { earningSteps } from '#test/harness/data/earnings.ts';
import { engines } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

type Offer = typeof offers.$inferSelect;

describe.each(engines)('reports of clicks on %s', (engine) => {
  const site = useApp(engine);
  let offer: Offer;
  let other: Offer;
  let post: typeof posts.$inferSelect;
  beforeAll(async () => {
    const { db } = site();
    const found = await db.select().from(offers).where(eq(offers.locale, 'it')).limit(2);
    [offer, other] = found as [Offer, Offer];
    [post] = (await db.select().from(posts).where(eq(posts.slug, 'palestra-in-casa'))) as [typeof post];
    await db.update(offers).set({ tagOverride: 'palestra-21' }).where(eq(offers.id, other.id));
  });
  beforeEach(async () => {
    const { db } = site();
    for (const table of [clickDays, viewDays, earningRows]) await db.delete(table);
    const day = { day: '2026-10-10', locale: 'it', visitor: 'person' } as const;
    const page = { pageKind: 'post', pageId: post.id } as const;
    const to = ({ id, productId }: Offer) => ({ targetKind: 'offer', targetId: id, productId }) as const;
    await db.insert(clickDays).values([
      { ...day, ...page, ...to(offer), position: 'card', count: 6 },
      { ...day, ...page, ...to(other), position: 'picks', count: 3 },
      { ...day, pageKind: 'home', ...to(other), position: 'list', count: 1 },
      { ...day, ...page, ...to(offer), position: 'card', visitor: 'crawler', count: 40 },
      { ...day, day: '2026-09-10', ...page, ...to(offer), position: 'card', count: 5 },
      { ...day, locale: 'br', pageKind: 'home', targetKind: 'shop', position: 'text', count: 2 },
    ]);
    await db.insert(viewDays).values([
      { ...day, ...page, count: 90 },
      { ...day, pageKind: 'home', count: 10 },
      { ...day, locale: 'br', pageKind: 'home', count: 20 },
    ]);
  });
  const report = async (query: string): Promise<ClickReport> => {
    const answer = await as(site(), 'viewer')('GET', `/api/admin/clicks?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const { take: takeIn } = earningSteps(site);
  const take = (text: string) => takeIn(text, { locale: 'it' });
  const reportOf = (...rows: string[]) =>
    ['day,tag,ordered,shipped,revenue,earnings,asin', ...rows].join('\n');

  test('have the days of a period, its totals and those before', async () => {
    const { from, to, totals, previous, items } = await report('locale=it');
    expect([from, to, items.length]).toEqual(['2026-09-16', '2026-10-15', 30]);
    expect(items.filter(({ clicks }) => clicks > 0)).toEqual([
      { key: '2026-10-10', name: '', locale: null, clicks: 10, views: 100, earned: [], estimated: [] },
    ]);
    expect([totals, previous]).toEqual([
      { clicks: 10, views: 100, earned: [] },
      { clicks: 5, views: 0, earned: [] },
    ]);
    expect((await report('locale=it&visitor=crawler')).totals).toMatchObject({ clicks: 40, views: 0 });
  });

  test('by edition, page, product and position', async () => {
    const rowsOf = async (by: string, more = 'locale=it') =>
      (await report(`${more}&by=${by}`)).items.map(({ key, clicks, views }) => [key, clicks, views]);
    expect(await rowsOf('edition', '')).toEqual([
      ['br', 2, 20],
      ['it', 10, 100],
      ['mx', 0, 0],
      ['es', 0, 0],
      ['us', 0, 0],
    ]);
    expect(await rowsOf('post')).toEqual([
      [`post:${post.id}`, 9, 90],
      ['home:0', 1, 10],
    ]);
    expect(await rowsOf('product')).toEqual([
      [`product:${offer.productId}`, 6, null],
      [`product:${other.productId}`, 4, null],
    ]);
    expect(await rowsOf('position')).toEqual([
      ['card', 6, null],
      ['picks', 3, null],
      ['list', 1, null],
    ]);
    const { items } = await report('locale=it&by=post');
    expect(items[0]).toMatchObject({ name: expect.stringMatching(/palestra/i), locale: 'it' });
  });

  test('refuse periods that make no sense, and strangers', async () => {
    const status = async (query: string) =>
      (await as(site(), 'viewer')('GET', `/api/admin/clicks?${query}`)).statusCode;
    expect(await status('from=2026-10-10&to=2026-10-09')).toBe(400);
    expect(await status('from=2020-01-01')).toBe(400);
    expect(await status('from=yesterday')).toBe(400);
    expect(await status('by=person')).toBe(400);
    expect((await as(site(), undefined)('GET', '/api/admin/clicks.csv')).statusCode).toBe(401);
  });

  test('as a file, whatever a title begins with', async () => {
    await site().db.update(posts).set({ title: '=HYPERLINK("x"), sì' }).where(eq(posts.id, post.id));
    await take(reportOf('2026-10-10,palestra-21,1,1,50.00,4.00,'));
    const answer = await as(site(), 'viewer')('GET', '/api/admin/clicks.csv?locale=it&by=post');
    await site().db.update(posts).set({ title: post.title }).where(eq(posts.id, post.id));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clicks.csv"');
    expect(answer.body).toBe(
      '\ufeffpost,name,edition,clicks,views,click_through,currency,earned,per_click,estimated\r\n' +
        `post:${post.id},"'=HYPERLINK(""x""), sì",it,9,90,0.1,EUR,,,3\r\n` +
        'home:0,,,1,10,0.1,EUR,,,1\r\n',
    );
  });

  test('with earnings: by edition, by product, and by page as far as clicks tell', async () => {
    const { affiliateId } = await site().services.editions.getEdition('it');
    const taken = await take(
      reportOf(
        `2026-10-10,${affiliateId},2,2,100.00,6.00,${offer.externalId}`,
        `2026-10-11,${affiliateId},1,1,10.00,0.50,`,
        '2026-10-10,palestra-21,1,1,50.00,4.00,',
      ),
    );
    expect(taken).toMatchObject({ state: 'done', stored: [{ currency: 'EUR', amount: 1050 }] });
    const earnedBy = async (by: string) =>
      Object.fromEntries((await report(`locale=it&by=${by}`)).items.map(({ key, earned }) => [key, earned]));
    expect(await earnedBy('edition')).toEqual({ it: [{ currency: 'EUR', amount: 1050, clicks: 10 }] });
    expect(await earnedBy('product')).toEqual({
      [`product:${offer.productId}`]: [{ currency: 'EUR', amount: 600, clicks: 6 }],
      [`product:${other.productId}`]: [],
    });
    expect(await earnedBy('post')).toEqual({ [`post:${post.id}`]: [], 'home:0': [] });
    const { items } = await report('locale=it&by=post');
    // A tag of an offer's own is shared among its links; the rest among those of the product, and of the edition.
    expect(Object.fromEntries(items.map(({ key, estimated }) => [key, estimated]))).toEqual({
      [`post:${post.id}`]: [{ currency: 'EUR', amount: 300 + 600 + 50, clicks: 9 }],
      'home:0': [{ currency: 'EUR', amount: 100, clicks: 1 }],
    });
    expect((await report('locale=it')).totals.earned).toEqual([
      { currency: 'EUR', amount: 1050, clicks: 10 },
    ]);
    expect((await report('locale=it&visitor=crawler')).totals.earned).toEqual([]);
    expect(await lastAudits(site())).toMatchObject([{ action: 'created', subject: 'import', locale: 'it' }]);
  });
});
