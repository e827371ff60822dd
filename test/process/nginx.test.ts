import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnsweredPage, createTellEdge } from '#server/domain/pages/edge/answers/edge-answers.ts';
import { createTagHeaders } from '#server/domain/pages/edge/tags/tag-headers.ts';
import { everything } from '#test/harness/data/everything.ts';
import { CACHE_TOKEN, openCachedSite } from '#test/harness/programs/cached-site.ts';
import { browsers, googlebot, lookAtPage } from '#test/harness/programs/look-at-page.ts';
import { nginx, startNginx } from '#test/harness/servers/nginx.ts';

/** It looks at its clock in whole seconds: each takes one or two. */
const SAVES = everything ? 50 : 3;
const PATIENCE = { timeout: 60_000, interval: 20 };

describe.skipIf(!nginx)('behind the real nginx (left out where it cannot be had)', () => {
  test('two servers, a worker and some saves: none is left old, and each reader is counted once', {
    timeout: 240_000,
  }, async () => {
    const { ask, save, page, other, post, servers, counted } = await openCachedSite(startNginx);
    await expect.poll(async () => (await ask('/it')).status, PATIENCE).toBe(200);
    const statusOf = async (path: string, init?: RequestInit) =>
      (await ask(path, init)).headers.get('cache-status');

    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { ...browsers[0], 'accept-encoding': encoding };
      await expect.poll(() => statusOf(other, { headers }), PATIENCE).toContain('nginx; hit');
      const again = await ask(other, { headers });
      expect(again.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      for (const name of ['x-accel-expires', 'set-cookie', 'surrogate-control', 'cdn-cache-control'])
        expect(again.headers.has(name), name).toBe(false);
    }
    for (const browser of browsers)
      expect(await lookAtPage(ask, other, browser)).toMatch(/nginx; (?:hit|fwd=stale)/);
    for (let n = 0; n < 2; n += 1)
      expect(await statusOf(other, { headers: googlebot })).toBe('nginx; fwd=bypass');

    const reader = { headers: { ...browsers[0] } };
    const call = `/api/posts/by-slug/${post.slug}?locale=it`;
    for (let n = 1; n <= SAVES; n += 1) {
      const title = `Versione ${n} di molte`;
      await save(title);
      for (const path of [page, call, '/it/feed.xml'])
        await expect.poll(async () => (await ask(path, reader)).text.includes(title), PATIENCE).toBe(true);
    }
    await expect.poll(counted, PATIENCE).toEqual({ people: 2, visits: 2 });

    for (const path of ['/admin', '/api/admin/posts', '/preview?token=x', '/readyz', '/it/nulla-qui'])
      for (let n = 0; n < 2; n += 1)
        expect((await statusOf(path, reader)) ?? '', path).not.toContain('nginx; hit');
    expect((await ask('/metrics')).status).toBe(404);
    // What changes something is not answered in the program's place, whatever it says.
    const refused = await ask('/api/contact', { method: 'POST', ...reader });
    expect(refused.headers.get('content-type')).toContain('application/json');

    // With nobody left to ask, what was kept is still there.
    for (const { child, exited } of servers) {
      child.kill('SIGKILL');
      await exited;
    }
    const kept = await ask(page, reader);
    expect([kept.status, kept.text.includes(`Versione ${SAVES} di molte`)]).toEqual([200, true]);
    await expect.poll(() => statusOf(page, reader), PATIENCE).toContain('detail=kept');
    const unknown = await ask('/it/mai-chiesto', reader);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
  });

  test('with nobody left to ask: pages yes, prices past their age no, what was taken down no', {
    timeout: 120_000,
  }, async () => {
    const pricesUntil = Date.now() + 10_000;
    const tell = createTellEdge({
      tagHeaders: createTagHeaders([]),
      isTold: () => true,
      news: { concerns: () => false },
      asks: true,
    });
    const shown = { key: '', status: 200, expiresAt: null, pricesUntil: null, tags: [] };
    const pages = new Map<string, AnsweredPage>([
      ['/br/price', { ...shown, expiresAt: pricesUntil, pricesUntil }],
      ['/br/plain', shown],
      ['/br/withdrawn', shown],
    ]);
    let fails = false;
    const origin = http.createServer(({ url: key = '' }, response) => {
      const page = pages.get(key) ?? { ...shown, status: 404 };
      const own = { 'cache-control': 'no-cache' };
      const headers = { ...own, ...tell({ ...page, key }, { now: Date.now(), from: 'memory' }) };
      response.writeHead(fails ? 500 : page.status, fails ? own : headers).end(key);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void origin.close());
    const cache = await startNginx({
      origins: [(origin.address() as AddressInfo).port],
      token: CACHE_TOKEN,
    });
    onTestFinished(cache.close);
    const ask = async (path: string) =>
      (await fetch(`${cache.url}${path}`, { headers: { ...browsers[0] } })).status;
    for (const path of pages.keys()) expect(await ask(path)).toBe(200);
    pages.delete('/br/withdrawn');
    await expect.poll(() => ask('/br/withdrawn'), PATIENCE).toBe(404);

    // One that answers with failures is as good as none.
    fails = true;
    expect(await ask('/br/plain')).toBe(200);
    await setTimeout(2_000);
    expect([await ask('/br/plain'), await ask('/br/withdrawn')]).toEqual([200, 503]);
    origin.closeAllConnections();
    origin.close();
    for (let status = 200; status === 200; ) {
      const asked = Date.now();
      status = await ask('/br/price');
      if (status === 200) expect(asked).toBeLessThan(pricesUntil);
      await setTimeout(100);
    }
    expect(await ask('/br/plain')).toBe(200);
  });
});
