import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { fillSite } from './lib/fill-site.ts';
import { timesOf } from './lib/latency.ts';
import { openBenchServer } from './lib/postgres.ts';
import { familyTime, processTime } from './lib/processor-time.ts';
import { memoryOf, type ServedSite, serveSite } from './lib/serve-site.ts';

export const name = 'bulk';
export const about =
  'A run over every page of 5,000 posts and the demonstration, as fast as possible, on PostgreSQL, with a thread for each processor (`RENDER_THREADS`): each page read, rendered, compressed and kept on disk. Processor time is that of the program and of the database together, once the first 1,000 are made. The latency of a kept page is asked for every 20 ms, first alone, then while the run is under way.';

export const whyMissed =
  '400 needs a page at two fifths of its price. 204 were measured on another kind of processor (arm64), before heaps were collected less often; what the two figures have to do with each other is not known.';

const PORT = 3995;
const POSTS = 5_000;
const THREADS = os.availableParallelism();
const ASK_EVERY_MS = 20;
const QUIET_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** Threads have started and compiled what they run: of 100,000 pages that is nothing. */
const WARM_PAGES = 1_000;
const MEGABYTE = 1024 * 1024;

interface Ended {
  done: number;
  failed: number;
  state: string;
  seconds: number;
}

/** A run as the desk starts it, and as it is when it has ended; `onWarm` when its threads have begun in earnest. */
async function runOver(database: pg.Client, onWarm: (done: number) => void): Promise<Ended> {
  let isWarm = false;
  await database.query(
    "INSERT INTO render_runs (scope, speed, total, started_by) VALUES ('everything', 0, 0, 'bench')",
  );
  for (;;) {
    const { rows } = await database.query(
      'SELECT done, failed, state, extract(epoch FROM finished_at - started_at)::float AS seconds FROM render_runs ORDER BY id DESC LIMIT 1',
    );
    const run = rows[0] as Ended;
    if (!isWarm && run.done >= WARM_PAGES) {
      isWarm = true;
      onWarm(run.done);
    }
    if (run.seconds) return run;
    await pause(LOOK_EVERY_MS);
  }
}

async function measure(site: ServedSite, url: string): Promise<Figure[]> {
  const database = new pg.Client(url);
  await database.connect();
  const kept = `${site.origin}/br`;
  await fetch(`${site.origin}/sitemap.xml`);
  const quiet = await timesOf(kept, ASK_EVERY_MS, pause(QUIET_MS));
  const { rows } = await database.query(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  const databaseTime = () => familyTime(rows[0].pid);
  const times = (done: number) => ({ done, ours: processTime(site.pid), database: databaseTime() });
  let before = times(0);
  const run = runOver(database, (done) => {
    before = times(done);
  });
  const busy = await timesOf(kept, ASK_EVERY_MS, run);
  const { done, failed, state, seconds } = await run;
  if (state !== 'done') throw new Error(`The run has ${state}.`);
  const after = times(done);
  const ours = (after.ours - before.ours) / (done - before.done);
  const theirs = (after.database - before.database) / (done - before.done);
  await database.end();
  return [
    {
      name: 'pages a second of two processors',
      value: 2_000 / (ours + theirs),
      unit: 'pages a second',
      detail: `${ours.toFixed(2)} ms of ours and ${theirs.toFixed(2)} ms of the database for a page; ${THREADS} threads`,
      promise: { text: '≥ 400', kept: (value) => value >= 400 },
    },
    {
      name: 'by the clock',
      value: done / seconds,
      unit: 'pages a second',
      detail: `${done.toLocaleString('en-US')} pages in ${Math.round(seconds)} s, ${failed} failed`,
    },
    {
      name: 'a kept page while it runs',
      value: busy.p50 / quiet.p50,
      detail: `p50 ${busy.p50.toFixed(2)} ÷ ${quiet.p50.toFixed(2)} ms, p95 ${busy.p95.toFixed(2)} ÷ ${quiet.p95.toFixed(2)} ms, ${busy.samples} and ${quiet.samples} answers`,
      promise: { text: '≤ 1.5', kept: (value) => value <= 1.5 },
    },
    {
      name: 'memory, the most',
      value: memoryOf(site.pid).most / MEGABYTE,
      unit: 'MB',
      detail: `${Math.round(memoryOf(site.pid).now / MEGABYTE)} MB after it`,
    },
  ];
}

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const server = await openBenchServer();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-bulk-'));
  try {
    const url = await server.createDatabase();
    say(`Making a data set of ${POSTS.toLocaleString('en-US')} posts…`);
    await fillSite(url, POSTS);
    const env = { DATABASE_URL: url, SEED: 'none', RENDER_THREADS: String(THREADS) };
    const site = await serveSite(PORT, { dataDir, env });
    try {
      yield* await measure(site, url);
    } finally {
      await site.close();
    }
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
