import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { importMappings, imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { shopFeeds } from '#db/schema/commerce/shop-feeds.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { auditOf } from '#test/harness/audit.ts';
import { eanOf, importSteps, shopMapping } from '#test/harness/data/imports.ts';
import { engines } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { as } from '#test/harness/people/actors.ts';
import { createFeedHost } from '#test/harness/servers/feed-host.ts';
import { feedsJob } from './feeds.ts';

const DAY = 86_400;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const row = (n: number, price: string) =>
  `x${n},${eanOf(n)},Marca,Coisa ${n},https://loja.example/p/${n},${price}`;
const table = (price: (n: number) => string, numbers = NUMBERS) =>
  ['id,ean,brand,title,link,price', ...numbers.map((n) => row(n, price(n)))].join('\n');
const usual = (n: number) => `${n}0.00`;

describe.each(engines)('feeds that come by themselves, on %s', { timeout: 60_000 }, (engine) => {
  const shop = createFeedHost();
  const site = useApp(engine, { guardedFetch: shop.guardedFetch, feedHosts: ['loja.example'] });
  const steps = importSteps(site);
  const url = '/api/admin/shop-feeds';
  beforeAll(() => Promise.all([shop.start(), steps.nameShop()]));
  afterAll(() => shop.stop());
  beforeEach(async () => {
    const { db, clock } = site();
    await db.delete(shopFeeds);
    await db.delete(imports);
    await db.delete(importMappings);
    await db.delete(products).where(eq(products.brand, 'Marca'));
    shop.asked.length = 0;
    Object.assign(shop.answer, { status: 200, body: table(usual), headers: { etag: '"one"' } });
    clock.moveTo(demoNow);
  });

  /** Until nothing is left to do: it is fetched, looked at, and taken in where it may be. */
  async function night() {
    const result = await feedsJob
      .run(site().services, jobContext())
      .catch((error: unknown) => error as { code: string; values: object });
    await steps.work();
    return result;
  }
  async function tomorrow(body?: string | Buffer) {
    site().clock.pass(DAY);
    if (body !== undefined)
      Object.assign(shop.answer, { body, headers: { etag: `"${site().clock().getTime()}"` } });
    return night();
  }
  const feed = async () => {
    const { items } = (await as(site(), 'viewer')('GET', url)).json<{ items: ShopFeed[] }>();
    if (!items[0]) throw new Error('There is no feed.');
    return items[0];
  };
  const importOf = async () => steps.get((await feed()).importId ?? 0);
  const priceOf = async (n: number) => {
    const [found] = await site()
      .db.select({ price: offers.price, fetchedAt: offers.fetchedAt })
      .from(offers)
      .where(eq(offers.externalId, `x${n}`));
    return found;
  };

  /** Its first file came, and somebody has looked at it and taken it in. */
  async function known() {
    const body = { name: 'Loja', locale: 'br', address: shop.addressOf('/feed?key=segredo'), atHour: 3 };
    const made = await as(site(), 'editor')('POST', url, body);
    expect(made.statusCode, made.body).toBe(200);
    await night();
    const { id } = await importOf();
    await steps.call('editor', 'POST', `/${id}/check`, { feed: 'Loja', mapping: shopMapping });
    await steps.work();
    await steps.apply(id);
  }

  test('the first file waits for a person, who says how it is read; the second comes in by itself', async () => {
    const body = { name: 'Loja', locale: 'br', address: shop.addressOf('/feed'), atHour: 3 };
    await as(site(), 'editor')('POST', url, body);
    expect(await feed()).toMatchObject({ state: 'fetching', importId: null, last: null });
    expect(await feedsJob.isDue?.(site().services)).toBe(true);
    expect(await night()).toEqual({ code: 'feeds_fetched', values: { n: 1 } });
    expect(await feed()).toMatchObject({ state: 'first_look', last: { result: 'brought' } });
    const first = await importOf();
    expect(first).toMatchObject({
      state: 'uploaded',
      feed: 'Loja',
      shopFeed: { locale: 'br' },
      mapping: null,
    });
    // Nobody has looked: it is not fetched over and over.
    expect(await tomorrow()).toMatchObject({ code: 'nothing_to_do', quiet: true });
    expect(shop.asked).toHaveLength(1);
    const elsewhere = { feed: 'X', mapping: { ...shopMapping, locale: 'it' } };
    expect((await steps.call('editor', 'POST', `/${first.id}/check`, elsewhere)).statusCode).toBe(400);
    await steps.call('editor', 'POST', `/${first.id}/check`, { feed: 'X', mapping: shopMapping });
    await steps.work();
    expect(await importOf()).toMatchObject({ state: 'checked', feed: 'Loja', held: [] });
    expect((await feed()).state).toBe('first_look');
    await steps.apply(first.id);
    expect(await feed()).toMatchObject({ state: 'well', importId: first.id });

    await tomorrow(gzipSync(table((n) => `${n}1.00`)));
    expect(await importOf()).toMatchObject({ state: 'done', startedBy: 'Vitrina', counts: { changed: 8 } });
    expect(await priceOf(3)).toMatchObject({ price: 3_100, fetchedAt: site().clock() });
    expect((await auditOf(site(), 1))[0]).toMatchObject({
      action: 'created',
      subject: 'import',
      actorId: null,
      actorName: 'Vitrina',
    });
    expect(await feed()).toMatchObject({ state: 'well', appliedAt: site().clock().toISOString() });
  });

  test('what has not changed is not taken in again, and its prices stay fresh', async () => {
    await known();
    const { importId } = await feed();
    await tomorrow();
    expect(shop.asked.at(-1)?.headers['if-none-match']).toBe('"one"');
    expect(await feed()).toMatchObject({ state: 'well', importId, last: { result: 'unchanged' } });
    expect(await priceOf(3)).toMatchObject({ price: 3_000, fetchedAt: site().clock() });
    // The same bytes under another mark are the same.
    await tomorrow(table(usual));
    expect(await feed()).toMatchObject({ importId, last: { result: 'unchanged' } });
    // Freshness is nobody's work: all of it can still be taken back.
    await steps.call('editor', 'POST', `/${importId}/undo`);
    await steps.work();
    expect(await steps.get(importId ?? 0)).toMatchObject({
      state: 'undone',
      undone: { counts: { undone: 8 } },
    });
    expect(await priceOf(3)).toBeUndefined();
  });

  test('one that misbehaves is held with why, and gives way to the next that does not', async () => {
    await known();
    await tomorrow(table((n) => `${n}000.00`));
    const held = { code: 'far_prices', n: 8, of: 8 };
    expect(await feed()).toMatchObject({ state: 'held', held: [held] });
    expect((await as(site(), 'viewer')('GET', '/api/admin/overview')).json().waitingFeeds).toBe(1);
    expect(await importOf()).toMatchObject({ state: 'checked', held: [held] });
    expect(await priceOf(3)).toMatchObject({ price: 3_000 });
    const wrong = (await feed()).importId ?? 0;
    expect((await steps.call('editor', 'POST', `/${wrong}/apply`, {})).statusCode).toBe(409);
    await tomorrow(table((n) => `${n}2.00`));
    expect(await feed()).toMatchObject({ state: 'well', held: [] });
    expect((await steps.get(wrong)).state).toBe('cancelled');
    expect(await priceOf(3)).toMatchObject({ price: 3_200 });
  });

  test('one that shrinks, changes its currency or loses products is held, too', async () => {
    await known();
    const codes = async () => (await feed()).held.map(({ code }) => code);
    await tomorrow(table(usual, [1, 2]));
    expect(await codes()).toEqual(['far_fewer', 'many_missing']);
    await tomorrow(table(() => 'EUR 10.00'));
    expect(await codes()).toEqual(['other_currency', 'many_missing']);
    await tomorrow(table(() => 'sob consulta'));
    expect(await codes()).toEqual(['many_refused', 'many_missing']);
    await tomorrow('id,ean,brand,title,link,price\n');
    expect(await codes()).toEqual(['no_rows']);
    expect(await priceOf(3)).toMatchObject({ price: 3_000 });
  });

  test('let in by a person it can be taken back, and the next one waits for a look', async () => {
    await known();
    await tomorrow(table((n) => `${n}000.00`));
    const { id } = await steps.apply((await feed()).importId ?? 0, true);
    expect(await priceOf(3)).toMatchObject({ price: 300_000 });
    await steps.call('editor', 'POST', `/${id}/undo`);
    await steps.work();
    expect(await priceOf(3)).toMatchObject({ price: 3_000 });
    await tomorrow();
    expect(await feed()).toMatchObject({ last: { result: 'unchanged' }, state: 'well' });
    expect(await priceOf(3)).toMatchObject({ price: 3_000 });
    await tomorrow(table((n) => `${n}1.00`));
    expect((await feed()).held.map(({ code }) => code)).toContain('after_undo');
    await steps.apply((await feed()).importId ?? 0, true);
    await tomorrow(table((n) => `${n}2.00`));
    expect(await feed()).toMatchObject({ state: 'well' });
    expect(await priceOf(3)).toMatchObject({ price: 3_200 });
  });

  test('what fails is told, tried again soon, and changes nothing', async () => {
    await known();
    const failure = async (answer: Partial<typeof shop.answer>) => {
      site().clock.pass(DAY);
      Object.assign(shop.answer, { headers: {}, ...answer });
      const told = await night();
      const { state, last, nextAt } = await feed();
      const soon = (Date.parse(nextAt ?? '') - site().clock().getTime()) / 60_000;
      return [told.code, state, last?.result, last?.status, soon];
    };
    expect(await failure({ status: 403 })).toEqual(['feeds_failed', 'failed', 'unauthorised', 403, 15]);
    expect(await failure({ status: 404 })).toEqual(['feeds_failed', 'failed', 'gone', 404, 60]);
    expect(await failure({ status: 500 })).toEqual(['feeds_failed', 'failed', 'status', 500, 240]);
    const page = { status: 200, body: '<!doctype html><html>Entre</html>' };
    expect((await failure(page)).slice(0, 3)).toEqual(['feeds_failed', 'failed', 'unknown_format']);
    expect((await failure({ body: '' })).slice(1, 3)).toEqual(['failed', 'empty']);
    const bomb = gzipSync(Buffer.alloc(12_000_000, 'a'));
    expect((await failure({ body: bomb })).slice(1, 3)).toEqual(['failed', 'too_dense']);
    expect(await priceOf(3)).toMatchObject({ price: 3_000 });
    expect((await failure({ status: 200, body: table((n) => `${n}1.00`) })).slice(0, 3)).toEqual([
      'feeds_fetched',
      'well',
      'brought',
    ]);
  });
});
