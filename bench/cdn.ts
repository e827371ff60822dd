import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { openAtItsAddress } from './lib/cdn/at-its-address.ts';
import { openCdn } from './lib/cdn/open-cdn.ts';
import { accountEnv, PAGES, startLoad } from './lib/hand-over/load.ts';
import { serveSite } from './lib/serve-site.ts';

export const name = 'cdn';
export const about =
  '“A public CDN” (docs/operations.md) by the example of Fastly: the program as an owner has it, `EDGE_TARGETS=fastly`, telling https://api.fastly.com, in whose place a double made of its documentation answers; what that accepts, a real Varnish does, which keeps pages by `Surrogate-Control` and `Surrogate-Key` as Fastly’s own does. Six readers ask through it without an end and an editor saves every second or so, while the interface fails in one way after the other, for the next call or calls. A page is late where it was asked for more than a second after a save was acknowledged, and lacks it: while nobody can be told, that is so.';

const PORT = 3994;
const TOKEN = 'a-token-of-this-measurement';
const STEP_MS = 12_000;
const none = { text: '0', kept: (value: number) => value === 0 };

type Cdn = Awaited<ReturnType<typeof openCdn>>;
const refused = { status: 429, headers: { 'retry-after': '3' }, body: '{"msg":"Too many requests"}' };
const broken = { status: 503, body: 'Service Unavailable' };

const moods: [what: string, say: (cdn: Cdn) => void][] = [
  ['well', () => {}],
  ['429, `Retry-After: 3`', (cdn) => cdn.next(refused)],
  ['half an answer', (cdn) => cdn.next('half')],
  ['503, three times', (cdn) => [broken, broken, broken].forEach(cdn.next)],
  ['no answer', (cdn) => cdn.next('silent')],
];

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-cdn-'));
  const cdn = await openCdn(PORT, TOKEN);
  const address = await openAtItsAddress(folder, 'api.fastly.com', cdn.api);
  const named = { EDGE_TARGETS: 'fastly', EDGE_FASTLY_SERVICE: 'SERVICE', EDGE_FASTLY_TOKEN: 'fastly-token' };
  const site = await serveSite(PORT, {
    env: {
      ...accountEnv,
      ...address.env,
      ...named,
      CACHE_TOKEN: TOKEN,
      PUBLIC_URL: cdn.url,
      TRUST_PROXY: '2',
    },
  });
  let isOpen = true;
  try {
    // It looks at its origin now and then, and saw it before it was there.
    while (!(await fetch(`${cdn.url}/readyz`)).ok) await pause(100);
    const load = await startLoad(cdn.url);
    await pause(STEP_MS);
    for (const [what, next] of moods) {
      const before = { ...load.counts, failed: load.failures.length, calls: cdn.calls() };
      next(cdn);
      await pause(STEP_MS);
      const lateThen = load.counts.late;
      // Told of everything by now: what is late from here on, was lost.
      await pause(STEP_MS);
      const { answers, saves, late } = load.counts;
      for (const failure of load.failures.slice(before.failed)) say(failure);
      yield {
        name: `${what}: late pages once it answers again`,
        value: late - lateThen + load.failures.length - before.failed,
        unit: '',
        detail: `${lateThen - before.late} while it did not; ${answers - before.answers} answers, ${load.failures.length - before.failed} failed; ${saves - before.saves} saves, ${cdn.calls() - before.calls} calls`,
        promise: none,
      };
    }
    await load.stop();
    const pages = [...PAGES, `/br/${load.post()?.slug}`];
    await site.close();
    isOpen = false;
    const statuses = await Promise.all(pages.map(async (page) => (await fetch(cdn.url + page)).status));
    yield {
      name: 'pages that failed with the program gone',
      value: statuses.filter((status) => status !== 200).length,
      unit: '',
      detail: `of ${pages.length} that readers had asked for`,
      promise: none,
    };
  } finally {
    if (isOpen) await site.close();
    address.close();
    await cdn.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
