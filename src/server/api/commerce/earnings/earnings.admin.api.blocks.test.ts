import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClickReport } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { EarnedBlocks } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { type MovedThings, productMerges } from '#db/schema/commerce/product-merges.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { useApp } from '#test/harness/app.ts';
import { takeReport } from '#test/harness/data/take-report.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

describe.each(oneEngine)('which block earned, on %s', (engine) => {
  const site = useApp(engine);
  const url = '/api/admin/earnings/blocks?locale=it&from=2026-10-01&to=2026-10-31';
  const get = async (more = '') => (await as(site(), 'viewer')('GET', `${url}${more}`)).json<EarnedBlocks>();
  let post = { id: 0, title: '' };
  let offer: typeof offers.$inferSelect;

  beforeAll(async () => {
    const { db, clock } = site();
    const [someOffer] = await db
      .select()
      .from(offers)
      .where(and(eq(offers.locale, 'it'), eq(offers.marketplace, 'amazon')))
      .orderBy(offers.id)
      .limit(1);
    const [somePost] = await db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(eq(posts.locale, 'it'))
      .orderBy(posts.id)
      .limit(1);
    if (!someOffer || !somePost) throw new Error('The demonstration has neither.');
    [offer, post] = [someOffer, somePost];
    await db
      .update(editions)
      .set({ placeTags: { verdict: 'vit-v-21' } })
      .where(eq(editions.locale, 'it'));
    await db.transaction((tx) => recordChange(tx, clock(), 'test', [tags.edition('it')]));
    const day = { day: '2026-10-10', locale: 'it' as const, visitor: 'person' as const };
    const at = { targetKind: 'offer' as const, targetId: offer.id, productId: offer.productId };
    await db.insert(clickDays).values([
      { ...day, ...at, pageKind: 'review', pageId: 5, position: 'verdict', count: 4 },
      { ...day, ...at, pageKind: 'post', pageId: post.id, position: 'card', count: 6 },
    ]);
    await db.insert(viewDays).values({ ...day, pageKind: 'post', pageId: post.id, count: 90 });
    const awin = [
      { id: 'a1', clickRefs: { clickRef: `it-p${post.id}-card-${offer.productId}` }, amount: 5.59 },
      { id: 'a2', clickRefs: { clickRef: 'campaign' }, amount: 1 },
    ].map(({ amount, ...row }) => ({
      ...row,
      commissionStatus: 'approved',
      commissionAmount: { amount, currency: 'EUR' },
      saleAmount: { amount: 50, currency: 'EUR' },
      transactionDate: '2026-10-10T12:00:00',
    }));
    await takeReport(site(), JSON.stringify(awin), 'it');
    const fees = [
      'Fee-Earnings reports from 10-01-2026 to 10-31-2026',
      'Name,ASIN,Tracking ID,Date Shipped,Ad Fees($)',
      'Thing,B0STRANGE1,vit-v-21,10/10/2026 0:00,2.00',
    ];
    await takeReport(site(), fees.join('\n'), 'it');
  });

  test('is said by a sub-id, made likely by a tag and clicks, and left open where nothing tells', async () => {
    const { items, totals, rows } = await get();
    const own = { locale: 'it', productId: offer.productId, productName: expect.stringMatching(/\S/) };
    const awin = { source: 'awin', sourceName: 'Awin', currency: 'EUR' };
    const amazon = { source: 'amazon', sourceName: 'Amazon', currency: 'EUR', amount: 200 };
    expect([rows, items]).toEqual([
      2,
      [
        {
          ...{ ...own, page: `post:${post.id}`, pageName: expect.stringMatching(/\S/), position: 'card' },
          ...{ clicks: 6, views: 90, reported: [{ ...awin, amount: 559 }], estimated: [] },
        },
        {
          ...{ ...own, page: 'review:5', pageName: expect.any(String), position: 'verdict' },
          ...{ clicks: 4, views: null, reported: [], estimated: [amazon] },
        },
      ],
    ]);
    expect(totals).toEqual({
      reported: [{ ...awin, amount: 559 }],
      estimated: [amazon],
      unplaced: [{ ...awin, amount: 100 }],
    });
  });

  test('of one page alone', async () => {
    const { items, totals } = await get(`&page=post:${post.id}`);
    expect(items.map(({ position }) => position)).toEqual(['card']);
    expect([totals.estimated, totals.unplaced]).toEqual([[], []]);
  });

  test('of a product that became another one is that one’s, until it is undone', async () => {
    const { db } = site();
    const [other] = await db.select({ id: products.id }).from(products).orderBy(desc(products.id)).limit(1);
    const toId = other?.id ?? 0;
    const by = { byId: 'a', by: 'Ana', moved: {} as MovedThings };
    const merge = { kind: 'merge' as const, fromId: offer.productId, toId, ...by };
    await db.insert(productMerges).values([{ ...merge, toId: 1 }, merge]);
    const reported = async () =>
      (await get()).items.flatMap((each) => (each.reported.length > 0 ? [each.productId] : []));
    expect(await reported()).toEqual([toId]);
    const byProduct = '/api/admin/clicks?locale=it&from=2026-10-01&to=2026-10-31&by=product';
    const rows = (await as(site(), 'viewer')('GET', byProduct)).json<ClickReport>().items;
    expect(rows.flatMap(({ key, earned }) => earned.map(({ amount }) => [key, amount]))).toEqual([
      [`product:${toId}`, 559],
    ]);
    await db.update(productMerges).set({ undoneAt: new Date() });
    expect(await reported()).toEqual([offer.productId]);
  });

  test('refuses strangers, pages that are none and days that make no sense', async () => {
    const status = async (more: string) => (await as(site(), 'viewer')('GET', `${url}${more}`)).statusCode;
    for (const page of ['home:0', 'post:0', 'post:1%20OR%201', 'post:', `post:${'1'.repeat(20)}`])
      expect([page, await status(`&page=${page}`)]).toEqual([page, 400]);
    const backwards = '/api/admin/earnings/blocks?from=2026-10-02&to=2026-10-01';
    expect((await as(site(), 'viewer')('GET', backwards)).statusCode).toBe(400);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });
});
