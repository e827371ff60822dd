import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchContext, type Figure, withinTwice } from './lib/benchmark.ts';
import { timesOf } from './lib/latency.ts';
import type { Summary } from './lib/measure.ts';
import { openBenchServer } from './lib/postgres.ts';
import { smallMachine } from './lib/run-move-in.ts';
import type { Catalogued, Wanted } from './lib/serve-catalogue.ts';

export const name = 'catalogue';
/** A tenth of everything where there is no time for it: CATALOGUE_SCALE=0.1. */
const scale = Number(process.env.CATALOGUE_SCALE ?? 1);
const sizes = { PostgreSQL: 1_000_000 * scale, PGlite: 100_000 * scale } as const;
const shown = (count: number) => count.toLocaleString('en-US');
const smaller =
  scale === 1
    ? ''
    : ` At ${scale} of the sizes that the promises are about, for want of time: what is kept here is not proven there.`;
export const about = `A shop’s feed (CSV, nine columns) that is kept as a catalogue, ${shown(sizes.PostgreSQL)} rows on PostgreSQL and ${shown(sizes.PGlite)} on PGlite, by the server’s own process; one row in a hundred is of a product that is here. Memory is the most that the process’s heap and buffers held, swept twice a second, against a feed of a tenth. A kept page is asked for every 20 ms, first alone, then while a feed of a tenth comes in and nothing is swept.${smaller}`;

const PORT = 3995;
const ASK_EVERY_MS = 20;
const QUIET_MS = 10_000;
const KEPT = '/br/melhores-aspiradores-verticais';
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const withinHalfMore = { text: '≤ 1.5', kept: (value: number) => value <= 1.5 };

interface Kept extends Catalogued {
  quiet: Summary;
  busy: Summary;
}

/** A server of its own for each feed, on an empty database. */
async function keep(wanted: Wanted, env: Record<string, string>): Promise<Kept> {
  const origin = `http://127.0.0.1:${PORT}`;
  const child = fork(path.join(import.meta.dirname, 'lib/serve-catalogue.ts'), {
    execArgv: smallMachine.flags,
    env: { ...smallMachine.env, PATH: process.env.PATH, PORT: String(PORT), PUBLIC_URL: origin, ...env },
  });
  try {
    await once(child, 'message');
    const quiet = await timesOf(origin + KEPT, ASK_EVERY_MS, pause(QUIET_MS));
    const begun = once(child, 'message');
    child.send(wanted);
    await begun;
    const done = once(child, 'message') as Promise<[Catalogued]>;
    const busy = await timesOf(origin + KEPT, ASK_EVERY_MS, done);
    const [took] = await done;
    return { ...took, quiet, busy };
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function* figuresOn(
  engine: keyof typeof sizes,
  place: () => Promise<Record<string, string>>,
): AsyncGenerator<Figure> {
  const rows = sizes[engine];
  const timed = await keep({ rows: rows / 10, sweeps: false }, await place());
  const small = await keep({ rows: rows / 10, sweeps: true }, await place());
  const large = await keep({ rows, sweeps: true }, await place());
  yield {
    name: `rows kept on ${engine}`,
    value: Math.round((rows / (large.checkMs + large.applyMs)) * 1000),
    unit: 'rows/s',
    detail: `${shown(rows)} in ${Math.round(large.checkMs / 1000)} s, taken in in ${Math.round(large.applyMs)} ms`,
  };
  yield {
    name: `memory on ${engine}`,
    value: large.memory / small.memory,
    detail: `${megabytes(large.memory)} with ${shown(rows)}, ${megabytes(small.memory)} with ${shown(rows / 10)}`,
    promise: withinHalfMore,
  };
  for (const part of ['p50', 'p95'] as const)
    yield {
      name: `a kept page meanwhile on ${engine}, ${part}`,
      value: timed.busy[part] / timed.quiet[part],
      detail: `${timed.busy[part].toFixed(2)} ÷ ${timed.quiet[part].toFixed(2)} ms, ${timed.busy.samples} and ${timed.quiet.samples} answers`,
      promise: withinTwice,
    };
  yield {
    name: `the slowest of six searches on ${engine}`,
    value: Math.round(large.searchMs),
    unit: 'ms',
    detail: `among ${shown(rows)} rows; ${Math.round(small.searchMs)} ms among a tenth`,
  };
}

export async function* run(_context: BenchContext): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-catalogue-'));
  const server = await openBenchServer();
  let places = 0;
  const newFolder = () => path.join(folder, `site-${++places}`);
  try {
    yield* figuresOn('PostgreSQL', async () => ({
      DATABASE_URL: await server.createDatabase(),
      DATA_DIR: newFolder(),
    }));
    yield* figuresOn('PGlite', async () => ({ DATA_DIR: newFolder() }));
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
