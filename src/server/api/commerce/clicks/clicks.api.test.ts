import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clickDays, viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { demoNow, uniformApi, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const review = '/it/recensione/nimbra-aero-3';
const statusOf = (pathname: string) => (pathname.includes('niente') ? 404 : 200);

describe.each(oneEngine)('telling of clicks and views on %s', (engine) => {
  const site = useApp(engine, {
    extend: async (app, { clicks }) => {
      const renderPage = async (pathname: string) => ({ status: statusOf(pathname), html: 'x', headers: {} });
      const api = uniformApi(async () => ({ to: null }));
      const { countPageView } = clicks;
      await app.register(pageRoutes, {
        renderPage,
        renderFailure: renderPage,
        api,
        countPageView,
        findPage: async () => undefined,
      });
    },
  });
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().services.clicks.flush();
    await site().db.delete(clickDays);
    await site().db.delete(viewDays);
  });
  const send = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    site().app.inject({ method: 'POST', url, headers: { 'user-agent': firefox, ...headers }, remoteAddress });
  const counted = async () => {
    await site().services.clicks.flush();
    const [clicks, views] = [
      await site().db.select().from(clickDays),
      await site().db.select().from(viewDays),
    ];
    return { clicks, views };
  };
  const offerId = async () => {
    const [offer] = await site().db.select().from(offers).where(eq(offers.locale, 'it')).limit(1);
    return offer?.id;
  };

  test('a beacon is answered with nothing, and counted', async () => {
    const answer = await send(`/api/clicks?at=verdict:${await offerId()}&on=${review}`, {
      origin: 'http://vitrina.test',
      'sec-fetch-site': 'same-origin',
    });
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await send(`/api/views?on=${review}`)).statusCode).toBe(204);
    const { clicks, views } = await counted();
    expect(clicks).toMatchObject([{ locale: 'it', pageKind: 'review', visitor: 'person', count: 1 }]);
    expect(views).toMatchObject([{ locale: 'it', pageKind: 'review', visitor: 'person', count: 1 }]);
  });

  test('a page that tells of itself is a view for each reader, with nothing kept and nothing sent back', async () => {
    const told = `/api/views?from=page&on=${review}`;
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.8']) {
      const { statusCode, body, headers } = await send(told, {}, address);
      expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await send(told, { 'user-agent': googlebot })).statusCode).toBe(204);
    expect((await send(told, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await counted()).toMatchObject({
      clicks: [],
      views: [{ locale: 'it', pageKind: 'review', visitor: 'person', count: 2 }],
    });
  });

  test('where pages tell of themselves: people when the page tells, crawlers when they ask, nobody twice', async () => {
    const [link] = await site().db.select().from(shopLinks).limit(1);
    const leading = `/br/shopee/${link?.slug}`;
    const { clicks } = site().services;
    const visit = (pathname: string, agent: string, address: string, headers = {}) => ({
      ...{ pathname, address },
      headers: { 'user-agent': agent, ...headers },
    });
    // What the server answers with.
    for (const agent of [firefox, googlebot, '']) clicks.countSilentView(visit('/it', agent, '1'));
    clicks.countSilentView(visit(leading, firefox, 'dora'));
    clicks.countSilentView(visit('/it', googlebot, '1', { 'sec-purpose': 'prefetch' }));
    // What pages tell. A crawler that runs scripts was counted when it asked.
    for (const agent of [firefox, `${firefox} Other`, firefox, googlebot])
      clicks.countToldView(visit('/it', agent, 'office'));
    clicks.countToldView(visit(leading, firefox, 'dora'));
    clicks.countClick('button', visit(leading, firefox, 'dora'));
    clicks.countToldView(visit('/preview', firefox, 'dora'));
    const { clicks: followed, views } = await counted();
    expect(views.map(({ locale, visitor, count }) => [locale, visitor, count]).sort()).toEqual([
      ['br', 'person', 1],
      ['it', 'crawler', 2],
      ['it', 'person', 2],
    ]);
    expect(followed).toMatchObject([{ targetId: link?.id, position: 'forward', count: 1 }]);
  });

  test.each([
    ['/api/clicks', 400],
    ['/api/clicks?at=card:1', 400],
    [`/api/clicks?at=card&on=${review}`, 400],
    [`/api/clicks?at=card:1;drop&on=${review}`, 400],
    [`/api/clicks?at=card:1&on=it`, 400],
    [`/api/clicks?at=card:1&on=/it/${'x'.repeat(500)}`, 400],
    ['/api/views?on=', 400],
    ['/api/views?from=page', 400],
    [`/api/views?from=elsewhere&on=${review}`, 400],
    ['/api/views?from=page&on=/somewhere', 204],
    ['/api/clicks?at=card:1&on=/%00', 400],
    [`/api/clicks?at=card:99999999&on=${review}`, 204],
    ['/api/clicks?at=text&on=/somewhere', 204],
  ])('%s counts nothing: %i', async (url, status) => {
    expect((await send(url)).statusCode).toBe(status);
    expect(await counted()).toEqual({ clicks: [], views: [] });
  });

  test('other sites tell nothing, and a beacon has no body', async () => {
    const url = `/api/clicks?at=verdict:${await offerId()}&on=${review}`;
    expect((await send(url, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const text = await site().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(text.statusCode).toBe(415);
    expect((await counted()).clicks).toEqual([]);
  });

  test('an address that goes on and on is answered alike, and counts no more', async () => {
    const id = await offerId();
    const eve = '203.0.113.66';
    for (let n = 0; n < 90; n += 1) {
      const answer = await send(`/api/clicks?at=verdict:${id}&on=${review}`, {}, eve);
      expect(answer.statusCode).toBe(204);
      site().clock.pass(1);
    }
    expect((await counted()).clicks.map(({ count }) => count)).toEqual([3]);
    for (let n = 0; n < 200; n += 1) await send(`/api/views?on=/it/articolo-${n}`, {}, eve);
    await send('/api/views?on=/it', {}, eve);
    expect((await counted()).views).toEqual([]);
  });

  test('pages that somebody got are views; what was fetched ahead, asked for by HEAD or missing is none', async () => {
    const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
      site().app.inject({ method, url, headers: { 'user-agent': firefox, ...headers } });
    await get('/it?page=2');
    await get('/it', { 'user-agent': 'curl/8.5.0' });
    await get('/it', {}, 'HEAD');
    await get('/it/niente');
    for (const name of ['sec-purpose', 'purpose', 'x-moz'])
      await get('/it', { [name]: 'prefetch;anonymous-client-ip' });
    const { views } = await counted();
    expect(views.map(({ pageKind, visitor, count }) => [pageKind, visitor, count]).sort()).toEqual([
      ['home', 'crawler', 1],
      ['home', 'person', 1],
    ]);
  });
});
