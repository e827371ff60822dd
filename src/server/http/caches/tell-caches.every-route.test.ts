import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { goodRequests, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { routesOf } from '#test/harness/routes-of.ts';
import { openToldSite } from '#test/harness/told-site.ts';

const table = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, line]) => [
    `${line.method} ${line.path}`,
    { name, ...line },
  ]),
);
/** Where a route's pattern does not say what to ask for. */
const asked: Record<string, string> = {
  '/media/:file': '/media/aspirador-480.webp',
  '/media/share/:locale/:kind/:file': '/media/share/br/post/nada-000000000000.jpg',
  '/player/:key/*': '/player/youtube/aB3_-678901',
};
/** All that a cache may keep beside pages and calls; a new one has to be named here. */
const keptRoutes = [
  /^\/(?:[a-z]{2}\/)?(?:sitemap\.xml|sitemap-landing\.xml|sitemap-:part.*|site\.webmanifest)$/,
  /^\/[a-z]{2}\/(?:feed|atom)\.xml$/,
  /^\/(?:robots\.txt|\.well-known\/security\.txt|favicon\.(?:ico|svg)|(?:icon|maskable)-\d+\.png)$/,
  /^\/(?:apple-touch-icon\.png|media\/share\/[a-z]+\.jpg|player\/cover\.css|player\/:key\/\*)$/,
];
const told = ['surrogate-control', 'cdn-cache-control', 'xkey'];

describe.each(oneEngine)('every route of the program, asked by a cache, on %s', (engine) => {
  const site = useApp(engine);
  let routes: { method: string; url: string }[];
  let ask: (method: string, url: string) => Promise<{ status: number; headers: Record<string, unknown> }>;
  beforeAll(async () => {
    let opened: Awaited<ReturnType<typeof openToldSite>> | undefined;
    routes = await routesOf(async () => {
      opened = await openToldSite(site());
      return opened.app;
    });
    ask = async (method, url) => {
      const answer = await opened?.ask(url, {}, method);
      return { status: answer?.statusCode ?? 0, headers: answer?.headers ?? {} };
    };
  });

  const addressOf = (method: string, url: string): string => {
    const name = table.get(`${method} ${url}`)?.name;
    const good = goodRequests[name as keyof typeof goodRequests];
    return (
      good ??
      asked[url] ??
      url
        .replace(/:part[^.]*/, '1')
        .replace(/:\w+/g, '1')
        .replace('*', 'nada')
    );
  };

  test('says what it knows, and is kept only where that is meant', async () => {
    expect(routes.length).toBeGreaterThan(250);
    for (const { method, url } of routes.filter(
      (each) => each.method !== 'HEAD' || !each.url.startsWith('/api/admin'),
    )) {
      const address = addressOf(method, url);
      const { status, headers } = await ask(method, address);
      const which = `${method} ${url} ${status}`;
      const line = table.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);
      const hasWords = line?.words && new URL(address, 'http://vitrina.test').searchParams.has(line.words);
      const mayBeKept = line
        ? line.access === 'public' && line.cache === 'revalidate' && !hasWords
        : keptRoutes.some((each) => each.test(url));
      const isRead = method === 'GET' || method === 'HEAD';
      // What only those of the house see more of: a cache asks each time, and hears that it is one person's.
      const isOwn = headers.vary === 'Cookie';
      expect([which, headers['cache-status']]).toEqual([
        which,
        expect.stringMatching(/^Vitrina; (?:hit|fwd=)/),
      ]);
      const said = told.filter((name) => headers[name] !== undefined);
      if (isRead && mayBeKept && status === 200) {
        expect([which, said]).toEqual([which, expect.arrayContaining(['xkey'])]);
        expect([which, headers['set-cookie']]).toEqual([which, undefined]);
        continue;
      }
      expect([which, said]).toEqual([which, []]);
      if (isRead && !hasWords && !isOwn)
        expect([which, headers['cache-control']]).toEqual([
          which,
          expect.stringMatching(/no-store|no-cache/),
        ]);
    }
  }, 120_000);

  test('what is no reader’s says so in the table itself, and a reader’s own words are named there', () => {
    for (const [call, { access, method, cache, path, query, words }] of table) {
      if (access !== 'public' || method !== 'GET') expect([call, cache]).toEqual([call, 'no-store']);
      if (path.startsWith('/api/admin/')) expect([call, cache]).toEqual([call, 'no-store']);
      const free = ['q', 'path'].filter((name) => query && name in query.shape);
      if (cache === 'revalidate') expect([call, [words].filter(Boolean)]).toEqual([call, free]);
    }
  });
});
