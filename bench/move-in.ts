import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { type BenchContext, type Figure, withinTwice } from './lib/benchmark.ts';
import { timesOf } from './lib/latency.ts';
import type { Summary } from './lib/measure.ts';
import { writeOldSite } from './lib/old-site-file.ts';
import { type BenchServer, openBenchServer } from './lib/postgres.ts';
import { runMoveIn, smallMachine } from './lib/run-move-in.ts';
import { serveSite } from './lib/serve-site.ts';

export const name = 'move-in';
/** A tenth of everything where there is no time for it: MOVE_IN_SCALE=0.1. */
const scale = Number(process.env.MOVE_IN_SCALE ?? 1);
const counts = { small: 10_000 * scale, large: 100_000 * scale };
const shown = (count: number) => count.toLocaleString('en-US');
const smaller =
  scale === 1
    ? ''
    : ` At ${scale} of the sizes that the promises are about, for want of time: what is kept here is not proven there.`;
export const about = `A WordPress of ${shown(counts.large)} articles (40 categories, 12 authors, about 2 kB of blocks each with links between them, no pictures) moved in by \`npm run move-in\` into an empty site, against one of ${shown(counts.small)}. Memory is the most that the command’s process held; on PGlite the database is in it. A kept page is asked for every 20 ms, first alone, then while ${shown(counts.small)} articles come into the same edition: on PostgreSQL by the command beside the server, on PGlite by the server’s own process. And a trial run (\`--dry-run\`) of a file a hundred times as large as another.${smaller}`;

const PORT = 3994;
const ASK_EVERY_MS = 20;
const QUIET_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const KEPT = '/br/melhores-aspiradores-verticais';
const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

interface Files {
  small: string;
  large: string;
}

const withinHalfMore = { text: '≤ 1.5', kept: (value: number) => value <= 1.5 };

async function* speedOn(engine: string, files: Files, place: () => Promise<Record<string, string>>) {
  const small = await runMoveIn([files.small], await place());
  const large = await runMoveIn([files.large], await place());
  yield {
    name: `articles on ${engine}`,
    value: counts.large / large.seconds,
    unit: 'articles/s',
    detail: `${shown(counts.large)} in ${Math.round(large.seconds)} s; ${shown(counts.small)} in ${Math.round(small.seconds)} s`,
  };
  yield {
    name: `memory on ${engine}`,
    value: large.memory / small.memory,
    detail: `${megabytes(large.memory)} with ${shown(counts.large)}, ${megabytes(small.memory)} with ${shown(counts.small)}`,
    promise: withinHalfMore,
  };
}

const latency = (engine: string, quiet: Summary, busy: Summary): Figure[] =>
  (['p50', 'p95'] as const).map((part) => ({
    name: `a kept page meanwhile on ${engine}, ${part}`,
    value: busy[part] / quiet[part],
    detail: `${busy[part].toFixed(2)} ÷ ${quiet[part].toFixed(2)} ms, ${busy.samples} and ${quiet.samples} answers`,
    promise: withinTwice,
  }));

async function besidePostgres(server: BenchServer, folder: string, file: string): Promise<Figure[]> {
  const url = await server.createDatabase();
  const database = await openDatabase({ url, dataDir: '' });
  await seedDemo(database.db, systemClock());
  await database.close();
  const env = { DATABASE_URL: url, SEED: 'none' };
  const site = await serveSite(PORT, { dataDir: path.join(folder, 'served'), env });
  try {
    const quiet = await timesOf(site.origin + KEPT, ASK_EVERY_MS, pause(QUIET_MS));
    const moved = runMoveIn([file], { DATABASE_URL: url, DATA_DIR: path.join(folder, 'served') });
    const busy = await timesOf(site.origin + KEPT, ASK_EVERY_MS, moved);
    await moved;
    return latency('PostgreSQL', quiet, busy);
  } finally {
    await site.close();
  }
}

async function withinPglite(folder: string, file: string): Promise<Figure[]> {
  const origin = `http://127.0.0.1:${PORT}`;
  const child = fork(path.join(import.meta.dirname, 'lib/serve-moving.ts'), {
    execArgv: smallMachine.flags,
    env: {
      ...smallMachine.env,
      PATH: process.env.PATH,
      PORT: String(PORT),
      PUBLIC_URL: origin,
      DATA_DIR: path.join(folder, 'one'),
    },
  });
  try {
    await once(child, 'message');
    const quiet = await timesOf(origin + KEPT, ASK_EVERY_MS, pause(QUIET_MS));
    const done = once(child, 'message');
    child.send(file);
    return latency('PGlite', quiet, await timesOf(origin + KEPT, ASK_EVERY_MS, done));
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function* bySize(
  folder: string,
  say: BenchContext['say'],
  place: () => Promise<Record<string, string>>,
): AsyncGenerator<Figure> {
  const [small, large] = [path.join(folder, '10.xml'), path.join(folder, '1000.xml')];
  const articles = Math.round(1_000 * scale);
  const bytes = {
    small: await writeOldSite(small, articles, 11),
    large: await writeOldSite(large, articles * 100, 11),
  };
  say(`Files of ${megabytes(bytes.small)} and ${megabytes(bytes.large)} are written.`);
  const first = await runMoveIn([small, '--dry-run'], await place());
  const second = await runMoveIn([large, '--dry-run'], await place());
  yield {
    name: `memory of a trial, ${megabytes(bytes.large)} against a hundredth of it`,
    value: second.memory / first.memory,
    detail: `${megabytes(second.memory)} against ${megabytes(first.memory)}; ${Math.round(second.seconds)} s for the larger, read twice`,
    promise: withinHalfMore,
  };
}

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-move-in-'));
  const files = { small: path.join(folder, 'small.xml'), large: path.join(folder, 'large.xml') };
  const server = await openBenchServer();
  let places = 0;
  const newFolder = () => path.join(folder, `site-${++places}`);
  try {
    await writeOldSite(files.small, counts.small);
    say(`A file of ${megabytes(await writeOldSite(files.large, counts.large))} is written.`);
    const onServer = async () => ({ DATABASE_URL: await server.createDatabase(), DATA_DIR: newFolder() });
    yield* bySize(folder, say, onServer);
    yield* speedOn('PostgreSQL', files, onServer);
    yield* await besidePostgres(server, folder, files.small);
    yield* speedOn('PGlite', files, async () => ({ DATA_DIR: newFolder() }));
    yield* await withinPglite(folder, files.small);
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
