import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTellEdge } from '#server/domain/pages/edge/answers/edge-answers.ts';
import { createTellAnswer } from '#server/domain/pages/edge/answers/tell-answers.ts';
import { namesToPurge } from '#server/domain/pages/edge/tags/compact-tags.ts';
import { createTagHeaders } from '#server/domain/pages/edge/tags/tag-headers.ts';
import { createAsk } from '#server/domain/pages/edge/targets/ask.ts';
import { createVarnish } from '#server/domain/pages/edge/targets/varnish.ts';
import { everything } from '#test/harness/data/everything.ts';
import { CACHE_TOKEN, type CachedSite, openCachedSite } from '#test/harness/programs/cached-site.ts';
import { browsers, googlebot, lookAtPage } from '#test/harness/programs/look-at-page.ts';
import { startVarnish, varnish } from '#test/harness/servers/varnish.ts';

/** Each is rendered by two servers, and passes through the same lines. */
const SAVES = everything ? 50 : 12;
/** Long transactions of other tests on the same server hold the ledger back for as long as they take. */
const PATIENCE = { timeout: 60_000, interval: 20 };

const statusOf = ({ headers }: { headers: Headers }) => headers.get('cache-status') ?? '';
const ttlOf = (answer: { headers: Headers }) =>
  Number(/Varnish; hit; ttl=(-?\d+)/.exec(statusOf(answer))?.[1] ?? 0);

/** What is no page: kept until it is told of, for a change of what it shows and for nothing else. */
async function checkOthers({ ask, save, rename, post }: CachedSite) {
  const call = `/api/posts/by-slug/${post.slug}?locale=it`;
  const shown = [call, '/it/feed.xml', '/it/sitemap-1.xml', '/media/share/it.jpg'];
  for (const path of shown) {
    await expect.poll(async () => statusOf(await ask(path)), PATIENCE).toContain('Varnish; hit');
    const kept = await ask(path);
    for (const name of ['xkey', 'surrogate-control', 'cdn-cache-control', 'set-cookie'])
      expect([path, name, kept.headers.has(name)]).toEqual([path, name, false]);
    expect(statusOf(kept), path).toMatch(/^Vitrina; (?:hit|fwd=miss).*, Varnish; hit/);
  }

  // Kept for longer than this takes: by another address where it was asked for when a target was not told yet.
  const beside: { path: string; id: string | null }[] = [];
  for (const path of ['/robots.txt', '/api/settings/site_name', '/api/shop-links/luz-de-leitura']) {
    let n = 0;
    const isKeptLong = async () => {
      n += 1;
      await ask(`${path}?n=${n}`);
      return ttlOf(await ask(`${path}?n=${n}`));
    };
    await expect.poll(isKeptLong, PATIENCE).toBeGreaterThan(3_600);
    beside.push({ path: `${path}?n=${n}`, id: (await ask(`${path}?n=${n}`)).headers.get('x-request-id') });
  }

  const image = (await ask('/media/share/it.jpg')).text;
  const map = (await ask('/it/sitemap-1.xml')).headers.get('x-request-id');
  const title = 'Un titolo che tutti mostrano';
  await save(title);
  for (const path of [call, '/it/feed.xml'])
    await expect.poll(async () => (await ask(path)).text.includes(title), PATIENCE).toBe(true);
  const mapNow = async () => (await ask('/it/sitemap-1.xml')).headers.get('x-request-id');
  await expect.poll(mapNow, PATIENCE).not.toBe(map);
  await rename('Vetrina Nuova');
  await expect.poll(async () => (await ask('/media/share/it.jpg')).text === image, PATIENCE).toBe(false);
  for (const { path, id } of beside)
    expect([path, (await ask(path)).headers.get('x-request-id')]).toEqual([path, id]);
}

describe.skipIf(!varnish)('behind the real Varnish (left out where it is not installed)', () => {
  test('two servers, a worker and many saves: none is left old, and nothing else is fetched again', {
    timeout: 240_000,
  }, async () => {
    const site = await openCachedSite(startVarnish);
    const { cache, ask, save, page, other, servers, isKnown, counted } = site;
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
    for (const browser of browsers) expect(await lookAtPage(ask, other, browser)).toContain('Varnish; hit');
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

    await checkOthers(site);

    // Who may purge, and what is never kept.
    const purge = (url: string, token: string) =>
      fetch(url, { method: 'PURGE', headers: { 'x-cache-token': token, 'purge-keys': 'z' } });
    expect((await purge(cache.url, CACHE_TOKEN)).status).toBe(403);
    expect((await purge(cache.purgeUrl, 'another-token-altogether')).status).toBe(403);
    expect(await (await purge(cache.purgeUrl, CACHE_TOKEN)).json()).toEqual({ purged: expect.any(Number) });
    for (const path of [
      ...['/admin', '/admin/login', '/api/admin/login', '/api/admin/posts', '/preview?token=x', '/readyz'],
      ...[
        '/api/contact/ticket',
        '/api/locale-configs/it',
        '/api/redirects?path=/it/x',
        '/IT',
        '/it/nulla-qui',
      ],
    ])
      for (let n = 0; n < 2; n += 1) {
        const { headers } = await ask(path, { headers: { cookie: 'session=somebody' } });
        expect(headers.get('cache-status'), path).toMatch(/Varnish; fwd=(?:bypass|miss)/);
        expect(headers.get('cache-status'), path).not.toContain('Varnish; hit');
      }
    expect((await ask('/metrics')).status).toBe(404);

    // With nobody left to ask, what was kept is still there.
    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    expect((await ask(page)).text).toContain(last);
    expect((await ask(other)).status).toBe(200);
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
    const tellAnswer = createTellAnswer({
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
      if (key === '/api/price') {
        const seen = {
          tags: new Set(['product:1']),
          timeZones: new Set<string>(),
          pricesUntil,
          endsAt: Infinity,
        };
        const asked = {
          pathname: key,
          caching: 'max-age=0, must-revalidate',
          locale: 'br',
          keeping: { may: 'until-told' as const },
          seen,
          begun: new Date(),
        };
        const said = tellAnswer(asked, Date.now());
        return void response
          .writeHead(200, { ...said, 'cache-control': 'max-age=0, must-revalidate' })
          .end(key);
      }
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
    for (const path of [...pages.keys(), '/api/price'])
      await expect.poll(() => ask(path), PATIENCE).toBe(200);
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
    for (const path of ['/br/price', '/api/price'])
      for (let status = 200; status === 200; ) {
        const asked = Date.now();
        status = await ask(path);
        if (status === 200) expect(asked).toBeLessThan(pricesUntil);
        await setTimeout(100);
      }
    expect(await ask('/br/plain')).toBe(200);
  });
});
