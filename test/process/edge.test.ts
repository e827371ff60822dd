import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import vm from 'node:vm';
import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { drizzleOn } from '#db/open.ts';
import { PgClient } from '#db/pg/client.ts';
import { viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';
import { crawlerDays } from '#db/schema/readers/crawlers.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { createTellEdge } from '#server/domain/pages/edge/answers/edge-answers.ts';
import { namesToPurge } from '#server/domain/pages/edge/tags/compact-tags.ts';
import { createTagHeaders } from '#server/domain/pages/edge/tags/tag-headers.ts';
import { createAsk } from '#server/domain/pages/edge/targets/ask.ts';
import { createVarnish } from '#server/domain/pages/edge/targets/varnish.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { hashOf } from '#server/render/document.ts';
import { everything } from '#test/harness/data/everything.ts';
import { freePort, untilReady } from '#test/harness/programs/program-process.ts';
import { copyTemplateOnServer, runServer } from '#test/harness/programs/server-process.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { startVarnish, varnish } from '#test/harness/servers/varnish.ts';

const newFolder = temporaryFolders();
const CACHE_TOKEN = 'a-token-of-this-test-alone';
/** Each is rendered by two servers, and passes through the same lines. */
const SAVES = everything ? 50 : 12;
/** Long transactions of other tests on the same server hold the ledger back for as long as they take. */
const PATIENCE = { timeout: 60_000, interval: 20 };

async function openSite() {
  const url = await copyTemplateOnServer('demo');
  const client = await PgClient.open(url, { maxConnections: 2 });
  onTestFinished(() => client.close());
  const db = drizzleOn(client);
  // A page ends with its oldest price, whatever the clock says just now: these have the whole of their time.
  await db.update(offers).set({ fetchedAt: new Date() }).where(isNotNull(offers.fetchedAt));
  const ports = [await freePort(), await freePort()];
  const cache = await startVarnish({ origins: ports, token: CACHE_TOKEN });
  onTestFinished(cache.close);
  const start = async (role: string, port: number) => {
    const server = runServer({
      ...{ ROLE: role, DATABASE_URL: url, PORT: String(port), DATA_DIR: newFolder(), SEED: 'none' },
      ...{ CACHE_TOKEN, EDGE_TARGETS: 'varnish', EDGE_VARNISH_URLS: cache.purgeUrl, TRUST_PROXY: 'true' },
    });
    await untilReady(server);
    return server;
  };
  const servers = await Promise.all([
    ...ports.map((port) => start('web', port)),
    start('worker', await freePort()),
  ]);
  const firstOf = async (locale: Locale) => {
    const [post] = await db.select().from(posts).where(eq(posts.locale, locale)).orderBy(posts.id).limit(1);
    if (!post) throw new Error('The demonstration has posts.');
    return post;
  };
  // A page ends with its edition's day, too: Brazil's does between two and three of this clock, wherever summer time is.
  const elsewhere = [2, 3].includes(new Date().getUTCHours()) ? 'us' : 'br';
  const [post, other] = [await firstOf('it'), await firstOf(elsewhere)];
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${cache.url}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** What a save does, as far as readers are concerned. */
  const save = (title: string) =>
    db.transaction(async (tx) => {
      await tx.update(posts).set({ title }).where(eq(posts.id, post.id));
      await recordChange(tx, new Date(), `post ${post.id} updated`, [tags.post(post.id)]);
    });
  /** A cache that nobody knows yet is told to forget everything, twice. */
  const isKnown = async () => (await db.select().from(edgeTargets))[0]?.position ?? null;
  const counted = async () => {
    const views = await db.select().from(viewDays).where(eq(viewDays.pageId, other.id));
    const visits = await db.select().from(crawlerDays).where(eq(crawlerDays.class, 'search'));
    const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    return {
      people: sum(views.filter(({ visitor }) => visitor === 'person')),
      visits: visits.reduce((all, row) => all + row.visits, 0),
    };
  };
  return {
    servers,
    cache,
    ask,
    save,
    isKnown,
    counted,
    page: paths.post('it', post.slug),
    other: paths.post(elsewhere, other.slug),
  };
}

const googlebot = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const browsers = ['Firefox/143.0', 'Firefox/144.0'].map((name) => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 ${name}`,
}));

type Ask = Awaited<ReturnType<typeof openSite>>['ask'];

/** Opens a page as a browser does: what its policy lets run is run, and what that sends is sent. */
async function look(ask: Ask, pathname: string, headers: Record<string, string>) {
  const page = await ask(pathname, { headers });
  const policy = page.headers.get('content-security-policy') ?? '';
  const allowed = [...page.text.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = '']) => code)
    .filter((code) => policy.includes(hashOf(code)));
  const sent: Promise<{ status: number }>[] = [];
  const sendBeacon = (to: string) => sent.push(ask(to, { method: 'POST', headers }));
  const browser = { navigator: { sendBeacon }, location: { pathname }, document: {} };
  for (const code of allowed)
    vm.runInNewContext(code, { ...browser, performance: { getEntriesByType: () => [] } });
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204]);
  return page.headers.get('cache-status') ?? '';
}

describe.skipIf(!varnish)('behind the real Varnish (left out where it is not installed)', () => {
  test('two servers, a worker and many saves: none is left old, and nothing else is fetched again', {
    timeout: 240_000,
  }, async () => {
    const { cache, ask, save, page, other, servers, isKnown, counted } = await openSite();
    const isReady = async () => (await ask('/it')).status;
    await expect.poll(isReady, PATIENCE).toBe(200);
    await expect.poll(isKnown, PATIENCE).not.toBeNull();

    // The second look hits, in every encoding, whatever a campaign added.
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      await ask(other, { headers });
      const again = await ask(`${other}?utm_source=x`, { headers });
      expect(again.headers.get('cache-status')).toContain('Varnish; hit');
      expect(again.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    }
    const kept = await ask(other);
    for (const name of ['xkey', 'surrogate-key', 'set-cookie', 'x-varnish'])
      expect(kept.headers.has(name), name).toBe(false);

    // The cache answers readers, and they are counted all the same; a crawler is, because it is let through.
    for (const browser of browsers) expect(await look(ask, other, browser)).toContain('Varnish; hit');
    for (let n = 0; n < 2; n += 1) {
      const crawled = await ask(other, { headers: googlebot });
      expect([crawled.status, crawled.headers.get('cache-status')]).toEqual([200, 'Varnish; fwd=bypass']);
    }

    await ask(page);
    for (let n = 1; n <= SAVES; n += 1) {
      const title = `Versione ${n} di molte`;
      await save(title);
      const shown = async () => (await ask(page)).text.includes(title);
      await expect.poll(shown, PATIENCE).toBe(true);
    }
    // Servers write down what they counted every few seconds: each reader once, though the origin saw neither.
    await expect.poll(counted, PATIENCE).toEqual({ people: 2, visits: 2 });

    // Two seconds after the last, whatever another server still had is gone, too: it stays new.
    const last = `Versione ${SAVES} di molte`;
    for (let n = 0; n < 20; n += 1) expect((await ask(page)).text).toContain(last);
    const untouched = (await ask(other)).headers.get('cache-status') ?? '';
    expect(Number(/hit; ttl=(-?\d+)/.exec(untouched)?.[1])).toBeGreaterThan(0);

    // Who may purge, and what is never kept.
    const purge = (url: string, token: string) =>
      fetch(url, { method: 'PURGE', headers: { 'x-cache-token': token, 'purge-keys': 'z' } });
    expect((await purge(cache.url, CACHE_TOKEN)).status).toBe(403);
    expect((await purge(cache.purgeUrl, 'another-token-altogether')).status).toBe(403);
    expect(await (await purge(cache.purgeUrl, CACHE_TOKEN)).json()).toEqual({ purged: expect.any(Number) });
    for (const path of ['/admin', '/api/admin/session', '/readyz'])
      for (let n = 0; n < 2; n += 1)
        expect((await ask(path)).headers.get('cache-status'), path).toContain('fwd=bypass');
    expect((await ask('/metrics')).status).toBe(404);

    // With nobody left to ask, what was kept is still there.
    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    expect((await ask(page)).text).toContain(last);
    expect((await ask(other)).status).toBe(200);
    expect((await ask(other, { headers: googlebot })).status).toBe(200);
    expect((await ask('/it/mai-chiesto')).status).toBe(503);
  });

  test('with nobody left to ask: pages yes, prices past their age no, what was taken down no', {
    timeout: 120_000,
  }, async () => {
    const started = Date.now();
    const pricesUntil = started + 8_000;
    const tell = createTellEdge({
      tagHeaders: createTagHeaders(['varnish']),
      isTold: () => true,
      news: { concerns: () => false },
    });
    const common = { status: 200, expiresAt: null, pricesUntil: null };
    const pages = new Map([
      ['/br/price', { ...common, tags: ['product:1'], expiresAt: pricesUntil, pricesUntil }],
      ['/br/plain', { ...common, tags: ['post:1'] }],
      ['/br/withdrawn', { ...common, tags: ['post:2'] }],
    ]);
    const origin = http.createServer(({ url: key = '' }, response) => {
      const page = pages.get(key);
      if (!page) return void response.writeHead(key === '/readyz' ? 200 : 404).end();
      const headers = tell({ key, ...page }, { now: Date.now(), from: 'memory' });
      response.writeHead(200, { ...headers, 'cache-control': 'public, max-age=0, s-maxage=1' }).end(key);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const cache = await startVarnish({
      origins: [(origin.address() as AddressInfo).port],
      token: CACHE_TOKEN,
    });
    onTestFinished(cache.close);
    const ask = async (path: string) => (await fetch(`${cache.url}${path}`)).status;
    for (const path of pages.keys()) await expect.poll(() => ask(path), PATIENCE).toBe(200);
    origin.closeAllConnections();
    origin.close();

    const clock = () => new Date();
    const target = createVarnish({ ask: createAsk({ clock }), url: cache.purgeUrl, token: CACHE_TOKEN });
    const purge = (tag: string, hard: boolean) =>
      target.purge({ names: [...namesToPurge([tag])], hard }, new AbortController().signal);
    expect(await purge('post:1', false)).toMatchObject({ outcome: 'done', detail: '200 {"purged":1}' });
    expect(await purge('post:2', true)).toMatchObject({ outcome: 'done', detail: '200 {"purged":1}' });
    expect([await ask('/br/plain'), await ask('/br/withdrawn')]).toEqual([200, 503]);

    // Whenever it was still shown, it could be.
    for (let status = 200; status === 200; ) {
      const asked = Date.now();
      status = await ask('/br/price');
      if (status === 200) expect(asked).toBeLessThan(pricesUntil);
      await setTimeout(100);
    }
    expect(await ask('/br/plain')).toBe(200);
  });
});
