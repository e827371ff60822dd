import { type Asked, askAll, sitemapPaths } from './lib/ask-all.ts';
import type { Figure } from './lib/benchmark.ts';
import { memoryOf, serveSite } from './lib/serve-site.ts';

export const name = 'memory';
export const about =
  'An hour of a busy site, a hundred requests a second, asked for as fast as they are answered: every page of the demonstration again and again with and without junk behind its address, searches, missing pages, calls of the API, files. What the process holds of memory after a tenth of them, and after all.';
export const whyMissed = 'See the figures for how much it grew.';

const PORT = 3994;
const REQUESTS = 360_000;
const AT_ONCE = 32;
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

export async function* run(): AsyncGenerator<Figure> {
  const site = await serveSite(PORT);
  try {
    const paths = await sitemapPaths(site.origin);
    const warm = REQUESTS / 10;
    await askAll(PORT, requests(0, warm, paths), AT_ONCE);
    const before = memoryOf(site.pid).now;
    const began = performance.now();
    const statuses = await askAll(PORT, requests(warm, REQUESTS, paths), AT_ONCE);
    const seconds = (performance.now() - began) / 1000;
    const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0);
    const after = memoryOf(site.pid);
    const shown = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
    yield {
      name: 'memory after an hour’s requests',
      value: after.now / before,
      detail: `${shown(after.now)} ÷ ${shown(before)}; at most ${shown(after.most)}`,
      promise: { text: '≤ 1.25', kept: (value) => value <= 1.25 },
    };
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
