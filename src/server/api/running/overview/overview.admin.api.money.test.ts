import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

/** In the harness it is the 15th of October; the four weeks begin on the 18th of September. */
const TODAY = '2026-10-15';
const LAST_MONTH = '2026-09-10';

describe.each(oneEngine)('the money on the overview on %s', (engine) => {
  const site = useApp(engine);
  const money = async (query = 'locale=br'): Promise<OverviewMoney> =>
    (await as(site(), 'viewer')('GET', `/api/admin/overview/money?${query}`)).json();
  const clicked = (pageId: number, day: string, count: number, more = {}) => ({
    day,
    locale: 'br' as const,
    pageKind: 'post' as const,
    pageId,
    targetKind: 'offer' as const,
    targetId: 1,
    productId: 1,
    position: 'card' as const,
    visitor: 'person' as const,
    count,
    ...more,
  });
  const viewed = (pageId: number, day: string, count: number, more = {}) => {
    const {
      targetKind: _kind,
      targetId: _id,
      productId: _product,
      position: _at,
      ...row
    } = clicked(pageId, day, count, more);
    return row;
  };
  let ids: number[] = [];

  beforeEach(async () => {
    const { db } = site();
    await db.delete(clickDays);
    await db.delete(viewDays);
    await db.delete(earningRows);
    await db.delete(posts).where(eq(posts.author, 'test'));
    const rows = await insertPosts(site(), [
      { author: 'test', title: 'Sobe' },
      { author: 'test', title: 'Desce' },
      { author: 'test', title: 'Perde em {{month}}' },
      {
        author: 'test',
        title: 'Amanhã',
        status: 'scheduled',
        scheduledFor: new Date('2026-10-16T12:00:00Z'),
      },
      {
        author: 'test',
        title: 'Depois',
        status: 'scheduled',
        scheduledFor: new Date('2026-10-30T12:00:00Z'),
      },
      {
        author: 'test',
        title: 'No lixo',
        status: 'scheduled',
        scheduledFor: new Date('2026-10-17T12:00:00Z'),
        trashedAt: new Date('2026-10-14T12:00:00Z'),
      },
    ]);
    ids = rows.map(({ id }) => id);
  });

  test('is empty before the first reader, and has every day all the same', async () => {
    const facts = await money();
    expect(facts.totals).toEqual({ clicks: 0, views: 0, earned: [] });
    expect(facts.days).toHaveLength(limits.overview.moneyDays);
    expect([facts.days[0]?.date, facts.days.at(-1)?.date]).toEqual(['2026-09-18', TODAY]);
    expect([facts.risen, facts.fallen, facts.losing]).toEqual([[], [], []]);
    expect(facts.editions.map(({ locale, days }) => [locale, days.length])).toEqual(
      ['br', 'it', 'mx', 'es', 'us'].map((locale) => [locale, limits.overview.heatDays]),
    );
  });

  test('puts four weeks beside the four before, and says which pages moved', async () => {
    const { db } = site();
    const [up = 0, down = 0, losing = 0] = ids;
    await db
      .insert(clickDays)
      .values([
        clicked(up, TODAY, 30),
        clicked(up, LAST_MONTH, 10),
        clicked(down, TODAY, 2),
        clicked(down, LAST_MONTH, 12),
        clicked(up, TODAY, 900, { visitor: 'crawler' }),
        clicked(up, '2026-07-01', 500),
        clicked(0, TODAY, 7, { pageKind: 'home', locale: 'it' }),
      ]);
    await db
      .insert(viewDays)
      .values([
        viewed(up, TODAY, 100),
        viewed(losing, TODAY, 40),
        viewed(losing, LAST_MONTH, 5),
        viewed(999_999, TODAY, 80),
      ]);
    const earning = { day: TODAY, source: 'amazon', locale: 'br', currency: 'BRL' } as const;
    // What was declined never counts; what is pending does, until it is.
    await db.insert(earningRows).values([
      { ...earning, key: 'a', state: 'approved', earned: 1000 },
      { ...earning, key: 'b', state: 'pending', earned: 200 },
      { ...earning, key: 'c', state: 'paid', earned: 34 },
      { ...earning, key: 'd', state: 'declined', earned: 5000 },
    ]);
    const facts = await money();
    expect(facts.totals).toEqual({
      clicks: 32,
      views: 220,
      earned: [{ currency: 'BRL', amount: 1234, clicks: 32 }],
    });
    expect(facts.previous).toMatchObject({ clicks: 22, views: 5, earned: [] });
    expect(facts.days.at(-1)).toEqual({ date: TODAY, views: 220, clicks: 32 });
    expect(facts.risen).toEqual([{ key: `post:${up}`, name: 'Sobe', locale: 'br', clicks: 30, before: 10 }]);
    expect(facts.fallen).toEqual([
      { key: `post:${down}`, name: 'Desce', locale: 'br', clicks: 2, before: 12 },
    ]);
    // What is gone is read no more, and a title is read with its month.
    expect(facts.losing).toEqual([
      { key: `post:${losing}`, name: 'Perde em outubro', locale: 'br', views: 40 },
    ]);
    const heat = (of: string, { editions }: OverviewMoney) =>
      editions.find(({ locale }) => locale === of)?.days.at(-1)?.clicks;
    expect([heat('br', facts), heat('it', facts)]).toEqual([32, 7]);
    expect((await money('')).totals.clicks).toBe(39);
    expect((await money('locale=it')).totals).toMatchObject({ clicks: 7, earned: [] });
  });

  test('names what comes out within a week, and nothing that was thrown away', async () => {
    const { week } = await money();
    expect(week.map(({ title, at }) => [title, at])).toEqual([['Amanhã', '2026-10-16T12:00:00.000Z']]);
    expect((await money('locale=it')).week.map(({ title }) => title)).not.toContain('Amanhã');
  });
});
