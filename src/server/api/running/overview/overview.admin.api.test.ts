import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

const url = '/api/admin/overview';
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(demoNow.getTime() - hours * HOUR);

describe.each(oneEngine)('the overview on %s', (engine) => {
  const site = useApp(engine);
  const overview = async (query = '', role: 'viewer' | 'owner' = 'viewer'): Promise<Overview> =>
    (await as(site(), role)('GET', `${url}?${query}`)).json();
  const countOn = (days: Overview['publishedByDay'], date: string) =>
    days.find((day) => day.date === date)?.count;

  beforeEach(async () => {
    const { db } = site();
    await db.delete(posts).where(eq(posts.author, 'test'));
    await db.delete(messages);
    await db.delete(auditLog);
  });

  test('counts what waits: new messages and drafts, in one edition or in all', async () => {
    const message = { name: 'Ana', email: 'a@b.com', subject: 'Oi', message: 'Olá' };
    await site()
      .db.insert(messages)
      .values([
        { ...message, locale: 'br' },
        { ...message, locale: 'it' },
        { ...message, locale: 'it', status: 'spam' },
      ]);
    await insertPosts(site(), [
      { author: 'test', status: 'draft' },
      { author: 'test', status: 'draft', locale: 'it' },
      { author: 'test', status: 'archived' },
    ]);
    const [all, it] = [await overview(), await overview('locale=it')];
    expect([all.newMessages, all.drafts, it.newMessages, it.drafts]).toEqual([2, 2, 1, 1]);
    expect((await overview('locale=us')).newMessages).toBe(0);
  });

  test('shows thirty days ahead and back, each in its edition’s own calendar', async () => {
    const before = await overview('locale=br');
    expect(before.scheduledByDay).toHaveLength(30);
    expect([before.scheduledByDay[0]?.date, before.scheduledByDay.at(-1)?.date]).toEqual([
      '2026-10-15',
      '2026-11-13',
    ]);
    expect([before.publishedByDay[0]?.date, before.publishedByDay.at(-1)?.date]).toEqual([
      '2026-09-16',
      '2026-10-15',
    ]);
    const scheduled = (scheduledFor: string, locale: 'br' | 'it' = 'br') =>
      ({ author: 'test', status: 'scheduled', scheduledFor: new Date(scheduledFor), locale }) as const;
    await insertPosts(site(), [
      // Half past ten in the evening of the 20th in São Paulo; in Rome it is the 21st.
      scheduled('2026-10-21T01:30:00Z'),
      scheduled('2026-10-21T01:30:00Z', 'it'),
      scheduled('2026-10-21T02:59:00Z'),
      scheduled('2027-01-01T12:00:00Z'),
      { author: 'test', publishedAt: new Date('2026-10-02T02:00:00Z') },
    ]);
    const br = await overview('locale=br');
    expect([br.scheduled, countOn(br.scheduledByDay, '2026-10-20')]).toEqual([3, 2]);
    expect(countOn(br.scheduledByDay, '2026-10-21')).toBe(0);
    const was = countOn(before.publishedByDay, '2026-10-01') ?? 0;
    expect(countOn(br.publishedByDay, '2026-10-01')).toBe(was + 1);
    const all = await overview();
    expect([countOn(all.scheduledByDay, '2026-10-20'), countOn(all.scheduledByDay, '2026-10-21')]).toEqual([
      2, 1,
    ]);
  });

  test('counts prices that are too old to be shown, where they would be shown', async () => {
    const { db } = site();
    const kept = await db.select().from(offers);
    await db.update(offers).set({ fetchedAt: hoursAgo(1) });
    expect((await overview()).staleOffers).toBe(0);
    await db
      .update(offers)
      .set({ fetchedAt: hoursAgo(22.9) })
      .where(eq(offers.locale, 'br'));
    expect((await overview('locale=br')).staleOffers).toBe(0);
    await db
      .update(offers)
      .set({ fetchedAt: hoursAgo(23.1) })
      .where(eq(offers.locale, 'br'));
    const priced = kept.filter(({ locale, price }) => locale === 'br' && price !== null);
    expect((await overview('locale=br')).staleOffers).toBe(priced.length);
    expect((await overview()).staleOffers).toBe(priced.length);
    expect((await overview('locale=it')).staleOffers).toBe(0);
    await db.update(offers).set({ fetchedAt: null }).where(eq(offers.locale, 'us'));
    expect((await overview('locale=us')).staleOffers).toBe(0);
    await db.update(editions).set({ showPrices: false }).where(eq(editions.locale, 'br'));
    expect((await overview()).staleOffers).toBe(0);
    await db.update(editions).set({ showPrices: true }).where(eq(editions.locale, 'br'));
    await db.update(offers).set({ fetchedAt: hoursAgo(1) });
  });

  test('counts what other active editions have and one has not begun', async () => {
    // Counted anew when somebody did something, which is in the log.
    const acted = () =>
      site()
        .db.insert(auditLog)
        .values({ actorName: 'Edu', action: 'updated', subject: 'post', title: '', createdAt: demoNow });
    const missingIn = async (locale: string) =>
      (await acted().then(() => overview())).missing.find((edition) => edition.locale === locale);
    const before = await missingIn('mx');
    const [post] = await insertPosts(site(), [{ author: 'test' }]);
    expect(await missingIn('mx')).toEqual({
      locale: 'mx',
      posts: (before?.posts ?? 0) + 1,
      reviews: before?.reviews,
    });
    await insertPosts(site(), [
      { author: 'test', locale: 'mx', status: 'draft', groupId: post?.groupId ?? '' },
    ]);
    expect(await missingIn('mx')).toEqual(before);
    // What cannot be read anywhere is missing nowhere: a draft, or a post of an edition that is not open.
    await insertPosts(site(), [
      { author: 'test', status: 'draft' },
      { author: 'test', locale: 'us' },
    ]);
    expect(await missingIn('mx')).toEqual(before);
    expect(await missingIn('us')).toBeUndefined();
    const [review] = await site().db.delete(reviews).where(eq(reviews.locale, 'mx')).returning();
    expect((await missingIn('mx'))?.reviews).toBeGreaterThan(0);
    expect(review).toBeDefined();
    expect((await overview('locale=it')).missing.map(({ locale }) => locale)).toEqual(['it']);
  });

  test('tells the last ten actions, those on accounts to owners alone', async () => {
    const row = (n: number) => ({
      actorId: 'e1',
      actorName: 'Edu',
      action: 'updated' as const,
      subject: n % 4 === 0 ? ('account' as const) : ('post' as const),
      subjectId: String(n),
      title: `<b>${n}</b>`,
      locale: n % 2 ? ('it' as const) : null,
      createdAt: new Date(demoNow.getTime() + n * 1000),
    });
    await site()
      .db.insert(auditLog)
      .values(Array.from({ length: 15 }, (_, n) => row(n)));
    const ids = ({ recentActions }: Overview) => recentActions.map(({ subjectId }) => Number(subjectId));
    expect(ids(await overview('', 'owner'))).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(ids(await overview())).toEqual([14, 13, 11, 10, 9, 7, 6, 5, 3, 2]);
    expect(ids(await overview('locale=br'))).toEqual([14, 10, 6, 2]);
    expect((await overview()).recentActions[0]).toEqual({
      id: expect.any(Number),
      at: new Date(demoNow.getTime() + 14_000).toISOString(),
      actor: 'Edu',
      action: 'updated',
      subject: 'post',
      subjectId: '14',
      title: '<b>14</b>',
      locale: null,
    });
  });

  test('is for those who have signed in', async () => {
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
    expect((await as(site(), 'viewer')('GET', `${url}?locale=fr`)).statusCode).toBe(400);
  });
});
