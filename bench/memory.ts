import { type Asked, askAll, sitemapPaths } from './lib/ask-all.ts';
import type { Figure } from './lib/benchmark.ts';
import { fillSite } from './lib/fill-site.ts';
import { openBenchServer } from './lib/postgres.ts';
import { memoryOf, serveSite } from './lib/serve-site.ts';

export const name = 'memory';
export const about =
  'What a process holds of memory, with the settings that an owner gets. All in one with the embedded database: after its very first start with the demonstration, and after an hour of a busy site, a hundred requests a second, asked for as fast as they are answered: every page of the demonstration again and again with and without junk behind its address, searches, missing pages, calls of the API, files. And one that only serves pages (`ROLE=web`) from PostgreSQL: when it is ready, and after 800 different pages that nobody had asked for.';
export const whyMissed = 'See the figures for how much it holds.';

const PORT = 3994;
const REQUESTS = 360_000;
const AT_ONCE = 32;
const DIFFERENT_PAGES = 800;
const POSTS = 2_000;
const MEGABYTE = 1024 * 1024;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Mostly pages as they are; every tenth request is something else. */
function requestAt(n: number, paths: string[]): Asked {
  const path = paths[(n * 7919) % paths.length] ?? '/br';
  const others = [
    `${path}?utm_source=x${n}`,
    `/api/search?locale=br&q=asp${n % 50}`,
    `/br/nada-${n}`,
    `/api/home-data?locale=${['br', 'it', 'mx', 'es'][n % 4]}`,
    `${path}?fbclid=${n}`,
    '/robots.txt',
  ];
  return {
    path: n % 10 === 0 ? (others[(n / 10) % others.length] ?? path) : path,
    headers: { 'user-agent': browser },
  };
}

function* requests(from: number, to: number, paths: string[]): Generator<Asked> {
  for (let n = from; n < to; n += 1) yield requestAt(n, paths);
}

const held = (name: string, bytes: number, most: number, detail: string): Figure => ({
  name,
  value: Math.round(bytes / MEGABYTE),
  unit: 'MB',
  detail,
  promise: { text: `≤ ${most}`, kept: (value) => value <= most },
});

async function* measureEmbedded(): AsyncGenerator<Figure> {
  const site = await serveSite(PORT);
  try {
    const paths = await sitemapPaths(site.origin);
    const first = memoryOf(site.pid);
    yield held(
      'embedded, after the first start',
      first.now,
      320,
      'demonstration written, every sitemap asked for',
    );
    yield held(
      'embedded, the most at the first start',
      first.most,
      700,
      'a new database, migrated and filled',
    );
    const warm = REQUESTS / 10;
    await askAll(PORT, requests(0, warm, paths), AT_ONCE);
    const before = memoryOf(site.pid).now;
    const began = performance.now();
    const statuses = await askAll(PORT, requests(warm, REQUESTS, paths), AT_ONCE);
    const seconds = (performance.now() - began) / 1000;
    const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0);
    const after = memoryOf(site.pid);
    yield held(
      'embedded, after an hour’s requests',
      after.now,
      500,
      `${Math.round(before / MEGABYTE)} MB after a tenth of them; at most ${Math.round(after.most / MEGABYTE)} MB`,
    );
    yield {
      name: 'answers that failed',
      value: failed,
      unit: '',
      detail: `of ${REQUESTS.toLocaleString('en-US')}; ${Math.round((REQUESTS - warm) / seconds).toLocaleString('en-US')} a second with their client`,
      promise: { text: '0', kept: (value) => value === 0 },
    };
  } finally {
    await site.close();
  }
}

async function* measureWeb(): AsyncGenerator<Figure> {
  const server = await openBenchServer();
  try {
    const url = await server.createDatabase();
    const paths = await fillSite(url, POSTS);
    const site = await serveSite(PORT, { env: { DATABASE_URL: url, SEED: 'none', ROLE: 'web' } });
    try {
      yield held(
        'web on PostgreSQL, ready',
        memoryOf(site.pid).now,
        150,
        `after ${Math.round(site.readyAfter)} ms`,
      );
      const asked = paths.slice(0, DIFFERENT_PAGES).map((path) => ({ path }));
      await askAll(PORT, asked, 4);
      const { now, most } = memoryOf(site.pid);
      const detail = `at most ${Math.round(most / MEGABYTE)} MB`;
      yield held(`web on PostgreSQL, after ${DIFFERENT_PAGES} different pages`, now, 250, detail);
    } finally {
      await site.close();
    }
  } finally {
    await server.stop();
  }
}

export async function* run(): AsyncGenerator<Figure> {
  yield* measureEmbedded();
  yield* measureWeb();
}
