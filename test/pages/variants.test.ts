import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf, factsOf } from '#server/domain/readers/crawlers/page-facts.ts';
import { createParityService } from '#server/domain/readers/crawlers/parity.service.ts';
import { openInspector } from '#test/harness/html/inspect-html.ts';
import { as } from '#test/harness/people/actors.ts';
import { pathsOf, useServedSite } from '#test/harness/programs/served-site.ts';

const site = useServedSite('pg');
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

async function set(key: string, value: unknown): Promise<void> {
  const { statusCode } = await as(site(), 'owner')('PATCH', `/api/admin/settings/${key}`, { value });
  expect(statusCode).toBe(200);
  site().services.crawlers.rules.hear([`setting:${key}`]);
  await site().services.crawlers.rules.settled();
}

describe('with search engines served without scripts', () => {
  beforeAll(() => set('page_scripts', { search: false }));
  afterAll(() => set('page_scripts', null));

  test('every kind of page says the same to them', { timeout: 120_000 }, async () => {
    const paths = await pathsOf(site());
    let links = 0;
    for (const path of paths) {
      const [whole, bare] = [await site().ask(path, person), await site().ask(path, crawler)];
      expect([whole.status, bare.status], path).toEqual([200, 200]);
      expect(differenceOf(String(whole.body), String(bare.body)), path).toBeUndefined();
      expect(String(bare.body), path).not.toMatch(/<script(?![^>]*ld\+json)|modulepreload/);
      expect(String(whole.body), path).toContain('id="state"');
      for (const { headers } of [whole, bare]) expect(headers.vary).toBe('Accept-Encoding, User-Agent');
      const { data, text, ...facts } = factsOf(String(bare.body));
      expect([facts.title.length, facts.canonical.length, facts.robots.length], path).toEqual([1, 1, 1]);
      expect(text.length, path).toBeGreaterThan(10);
      links += facts.links.length + data.length;
    }
    expect(links).toBeGreaterThan(paths.length * 10);
  });

  test('a browser reads the same in both, too', { timeout: 60_000 }, async () => {
    const inspector = await openInspector();
    const texts = (html: string) =>
      inspector.textsOf(html, 'h1, h2, p, li, td, a, script[type="application/ld+json"]');
    for (const path of ['/', '/br', '/it/sobre', (await pathsOf(site())).at(-1) ?? '']) {
      const [whole, bare] = [await site().ask(path, person), await site().ask(path, crawler)];
      expect(await texts(String(bare.body)), path).toEqual(await texts(String(whole.body)));
      expect(await inspector.textsOf(String(bare.body), 'script:not([type="application/ld+json"])')).toEqual(
        [],
      );
    }
    await inspector.close();
  });

  test('an exception is the same page for everybody, and caches may share it', async () => {
    await set('page_scripts_exceptions', '/it*');
    const [whole, bare] = [await site().ask('/it', person), await site().ask('/it', crawler)];
    expect(bare.body.equals(whole.body)).toBe(true);
    expect(bare.headers.vary).toBe('Accept-Encoding');
    expect((await site().ask('/br', crawler)).headers.vary).toContain('User-Agent');
    await set('page_scripts_exceptions', null);
  });
});

test('by default crawlers and people get the same bytes', async () => {
  const [whole, bare] = [await site().ask('/br', person), await site().ask('/br', crawler)];
  expect(bare.body.equals(whole.body)).toBe(true);
  expect([whole.headers.vary, whole.headers.etag]).toEqual([bare.headers.vary, bare.headers.etag]);
  expect(whole.headers.vary).toBe('Accept-Encoding');
});

test('the daily comparison of the real pages finds nothing', { timeout: 120_000 }, async () => {
  const { db, clock } = site();
  const paths = await pathsOf(site());
  const walk = async function* () {
    yield* paths;
  };
  const parity = createParityService({ db, clock, sitemap: { walk } });
  await parity.startDaily();
  await parity.workOnWaiting(site().kept.readVariants, new AbortController().signal);
  const found = (await as(site(), 'viewer')('GET', '/api/admin/crawlers/parity')).json();
  expect(found).toMatchObject({ differing: 0, lastRun: { state: 'done' } });
  expect(found.lastRun.compared).toBe(paths.length);
});

test('test pages are there until an owner switches them off, and from then on they are not', async () => {
  for (const path of ['/test', '/test-products']) expect((await site().ask(path)).status).toBe(200);
  await set('test_pages', 'off');
  await site().ledger.catchUp();
  for (const path of ['/test', '/test-products']) expect((await site().ask(path)).status).toBe(404);
  await set('test_pages', null);
  await site().ledger.catchUp();
  expect((await site().ask('/test')).status).toBe(200);
});

test('nobody is told what a page is made of by asking as a cache would', async () => {
  const { headers } = await site().ask('/br', { 'x-cache-token': 'guessed-by-somebody' });
  expect(Object.keys(headers)).not.toContain('surrogate-key');
});
