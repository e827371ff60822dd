import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askAll } from './lib/ask-all.ts';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { fillSite } from './lib/fill-site.ts';
import { openBenchServer } from './lib/postgres.ts';
import { memoryOf, serveSite } from './lib/serve-site.ts';

export const name = 'many-pages';
export const about =
  'Every page of 100,000 posts asked for once, four at a time, from a server on PostgreSQL that has none of them: each is rendered, compressed and kept on disk. The most memory that the process ever held after 10,000 of them, and after all.';

const PORT = 3993;
const POSTS = 100_000;
const FEW = 10_000;
const AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

function sizeOf(folder: string): { bytes: number; files: number } {
  let bytes = 0;
  let files = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    bytes += fs.statSync(path.join(entry.parentPath, entry.name)).size;
    files += 1;
  }
  return { bytes, files };
}

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const server = await openBenchServer();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-many-'));
  try {
    const url = await server.createDatabase();
    say(`Making a data set of ${POSTS.toLocaleString('en-US')} posts…`);
    const paths = await fillSite(url, POSTS);
    const site = await serveSite(PORT, { dataDir, env: { DATABASE_URL: url, SEED: 'none' } });
    const toAsk = paths.map((each) => ({ path: each }));
    const began = performance.now();
    await askAll(PORT, toAsk.slice(0, FEW), AT_ONCE);
    const few = memoryOf(site.pid).most;
    say(`${FEW.toLocaleString('en-US')} pages after ${Math.round((performance.now() - began) / 1000)} s…`);
    const statuses = await askAll(PORT, toAsk.slice(FEW), AT_ONCE);
    const seconds = (performance.now() - began) / 1000;
    const all = memoryOf(site.pid).most;
    await site.close();
    const kept = sizeOf(path.join(dataDir, 'pages'));
    const shown = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
    yield {
      name: 'peak of memory',
      value: all / few,
      detail: `${shown(all)} with ${paths.length.toLocaleString('en-US')} pages ÷ ${shown(few)} with ${FEW.toLocaleString('en-US')}`,
      promise: { text: '≤ 1.5', kept: (value) => value <= 1.5 },
    };
    yield {
      name: 'speed',
      value: paths.length / seconds,
      unit: 'pages a second',
      detail: `${Math.round(seconds)} s with client and database on the same machine; statuses ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}`,
    };
    yield {
      name: 'disk',
      value: kept.bytes / MEGABYTE,
      unit: 'MB',
      detail: `${kept.files.toLocaleString('en-US')} files`,
    };
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
