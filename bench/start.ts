import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './lib/benchmark.ts';
import { serveSite } from './lib/serve-site.ts';

export const name = 'start';
export const about =
  'From starting the program (built before) until it says that it is ready, on the embedded database: with nothing there yet, when it makes a database and the demo content; and again, three times, with what the first left behind. Then the first answer of a page that was kept before.';

const PORT = 3995;
const STARTS = 3;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function* run(): AsyncGenerator<Figure> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-start-'));
  try {
    const first = await serveSite(PORT, { dataDir });
    await (await fetch(`${first.origin}/br`)).text();
    await first.close();
    yield {
      name: 'first start',
      value: first.readyAfter,
      unit: 'ms',
      detail: 'database made, 96 posts and their products written',
    };
    const ready: number[] = [];
    const pages: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const site = await serveSite(PORT, { dataDir });
      ready.push(site.readyAfter);
      const asked = performance.now();
      await (await fetch(`${site.origin}/br`)).text();
      pages.push(performance.now() - asked);
      await site.close();
    }
    yield { name: 'later start', value: median(ready), unit: 'ms', detail: `${STARTS} starts, the median` };
    yield {
      name: 'first page after it',
      value: median(pages),
      unit: 'ms',
      detail: 'kept before, read from disk',
    };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
