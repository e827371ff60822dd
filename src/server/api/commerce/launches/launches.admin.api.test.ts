import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminLaunchDay, LaunchDayLine } from '#contract/commerce/launches/launches.admin.schemas.ts';
import type { LaunchDay } from '#contract/commerce/launches/launches.schemas.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/launches';
/** The tests' clock stands at the 15th of October. */
const past = `${url}/br/2026-10-10`;
const future = `${url}/br/2026-10-16`;

describe.each(oneEngine)('launch days at the desk on %s', (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const viewer = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'viewer')(...call);
  const publicDay = async (path: string): Promise<LaunchDay> =>
    (await site().app.inject(`/api/launches/${path}`)).json();
  /** Products of br with a published review, in the order of their numbers. */
  const reviewed = async () =>
    (
      await site()
        .db.select({ id: reviews.productId })
        .from(reviews)
        .where(and(eq(reviews.locale, 'br'), eq(reviews.status, 'published')))
        .orderBy(asc(reviews.productId))
    ).map(({ id }) => id);
  const put = (path: string, productIds: number[], seen: number[] = []) =>
    editor('PUT', `${path}?lang=en`, {
      products: productIds.map((productId) => ({ productId })),
      seen,
    });
  const idsOf = ({ products: of }: AdminLaunchDay) => of.map(({ productId }) => productId);

  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(launches);
  });

  test('are made of products in an order, and readers see them so', async () => {
    const [a = 0, b = 0, c = 0] = await reviewed();
    const day: AdminLaunchDay = (await put(past, [c, a, b])).json();
    expect(day).toMatchObject({ locale: 'br', date: '2026-10-10', live: true, currency: 'BRL' });
    expect(idsOf(day)).toEqual([c, a, b]);
    expect((await publicDay('br/2026-10-10')).reviews.map(({ product }) => product.id)).toEqual([c, a, b]);
    expect((await publicDay('br')).date).toBe('2026-10-10');
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'launch',
      subjectId: 'br/2026-10-10',
      title: '2026-10-10',
      locale: 'br',
      details: { products: { from: [], to: [c, a, b] } },
    });
    const told = await lastChange(site());
    expect(told.tags).toEqual(['launches:br']);
    await put(past, [c, a, b], [c, a, b]);
    expect((await lastChange(site())).id).toBe(told.id);
    await put(past, [b, c], [c, a, b]);
    expect((await publicDay('br')).reviews.map(({ product }) => product.id)).toEqual([b, c]);
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'updated' });
  });

  test('that are still to come wait for their morning, by the edition’s clock', async () => {
    const [a = 0, b = 0] = await reviewed();
    await put(past, [a]);
    expect((await put(future, [b])).json().live).toBe(false);
    expect((await publicDay('br')).date).toBe('2026-10-10');
    expect((await publicDay('br/2026-10-16')).reviews).toEqual([]);
    expect((await publicDay('br/2026-10-10')).next).toBeNull();
    // Two in the morning in London; in São Paulo it is still the 15th.
    site().clock.moveTo('2026-10-16T02:00:00Z');
    expect((await publicDay('br')).date).toBe('2026-10-10');
    site().clock.moveTo('2026-10-16T03:00:00Z');
    expect((await publicDay('br')).date).toBe('2026-10-16');
    expect((await viewer('GET', future)).json().live).toBe(true);
  });

  test('hold what somebody else has changed meanwhile', async () => {
    const [a = 0, b = 0, c = 0] = await reviewed();
    await put(past, [a]);
    await put(past, [a, b], [a]);
    const late = await put(past, [a, c], [a]);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
    expect(idsOf((await viewer('GET', past)).json())).toEqual([a, b]);
    const both = await Promise.all([put(future, [a]), put(future, [b])]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('take only products whose review can be read in the edition, each once', async () => {
    const { db } = site();
    const [a = 0, b = 0] = await reviewed();
    const [bare] = await db.insert(products).values({ brand: 'Marca', name: 'Sem avaliação' }).returning();
    const sentence = (answer: Awaited<ReturnType<typeof put>>) => answer.json().error.fields;
    const unpublished =
      'This product has no published review in this edition yet. Publish the review, or take the product out.';
    expect(sentence(await put(past, [a, bare?.id ?? 0]))).toEqual({ 'products.1': unpublished });
    expect(sentence(await put(past, [a, b, a]))).toEqual({ 'products.2': 'Already taken. Choose another.' });
    expect((await put(past, [])).statusCode).toBe(400);
    await put(past, [a, b]);
    const ofB = and(eq(reviews.locale, 'br'), eq(reviews.productId, b));
    await db.update(reviews).set({ status: 'draft' }).where(ofB);
    const day: AdminLaunchDay = (await put(past, [b, a], [a, b])).json();
    expect(day.products.map(({ reviewStatus }) => reviewStatus)).toEqual(['draft', 'published']);
    expect((await viewer('GET', `${url}?locale=br`)).json().items).toMatchObject([
      { products: 2, hidden: 1 },
    ]);
    expect((await put(future, [b])).statusCode).toBe(400);
    await db.update(reviews).set({ status: 'published' }).where(ofB);
  });

  test('keep a day’s price only where the shop allows it', async () => {
    const { db } = site();
    const ids = await reviewed();
    const sold = await db.select().from(offers).where(eq(offers.locale, 'br')).orderBy(asc(offers.id));
    const at = (shop: string) =>
      sold.find((offer) => offer.marketplace === shop && ids.includes(offer.productId));
    const [amazon, demo] = [at('amazon'), at('demo')];
    const day = (amazonPrice: number | null, demoPrice: number | null) =>
      editor('PUT', `${past}?lang=en`, {
        products: [
          { productId: amazon?.productId, price: amazonPrice },
          { productId: demo?.productId, price: demoPrice },
        ],
        seen: [],
      });
    expect((await day(1_000, 2_000)).json().error.fields).toEqual({
      'products.0.price': 'This product’s store does not allow keeping a day’s price. Leave the price empty.',
    });
    expect((await day(null, 0)).statusCode).toBe(400);
    expect((await day(null, 2_000)).json().products).toMatchObject([
      { price: null, keepsPrice: false, priceNow: null },
      { price: 2_000, keepsPrice: true, priceNow: demo?.price },
    ]);
    const shown = await publicDay('br/2026-10-10');
    expect(shown.prices).toEqual([{ reviewId: shown.reviews[1]?.id, price: 2_000, currency: 'BRL' }]);
    // Written behind the program's back, it is not shown: the shop decides each time.
    await db.update(launches).set({ price: 1_000 });
    expect((await publicDay('br/2026-10-10')).prices).toHaveLength(1);
  });

  test.each([
    ['us', '2026-10-10'],
    ['fr', '2026-10-10'],
    ['br', '2026-02-30'],
    ['br', '0000-01-01'],
    ['br', 'hoje'],
  ])('there are none at %s %s', async (locale, date) => {
    expect((await viewer('GET', `${url}/${locale}/${date}`)).statusCode).toBe(400);
  });

  test('are listed latest first, in parts, an edition at a time', async () => {
    const [review] = await site().db.select().from(reviews).where(eq(reviews.locale, 'br')).limit(1);
    const dates = Array.from({ length: 60 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    );
    await site()
      .db.insert(launches)
      .values(dates.map((date) => ({ locale: 'br' as const, date, reviewId: review?.id ?? 0 })));
    const first = (await viewer('GET', `${url}?locale=br`)).json();
    const second = (await viewer('GET', `${url}?locale=br&cursor=${first.nextCursor}`)).json();
    const seen = [...first.items, ...second.items].map(({ date }: LaunchDayLine) => date);
    expect([seen, second.nextCursor]).toEqual([dates.reverse(), null]);
    expect((await viewer('GET', `${url}?locale=it`)).json().items).toEqual([]);
    expect((await viewer('GET', `${url}?locale=us`)).statusCode).toBe(400);
    expect((await viewer('GET', `${url}?locale=br&cursor=x`)).statusCode).toBe(400);
  });

  test('are taken away, and products stay', async () => {
    const [a = 0] = await reviewed();
    await put(past, [a]);
    expect((await editor('DELETE', past)).json()).toEqual({ deleted: true });
    expect((await publicDay('br')).date).toBeNull();
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'deleted', details: { products: [a] } });
    expect((await lastChange(site())).tags).toEqual(['launches:br']);
    expect((await editor('DELETE', past)).statusCode).toBe(404);
    expect(await reviewed()).toContain(a);
  });

  test('are made by editors, and read by viewers', async () => {
    const [a = 0] = await reviewed();
    const body = { products: [{ productId: a }], seen: [] };
    expect((await viewer('PUT', past, body)).statusCode).toBe(403);
    expect((await viewer('DELETE', past)).statusCode).toBe(403);
    expect((await viewer('GET', past)).json().products).toEqual([]);
  });
});
