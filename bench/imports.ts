import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { type Figure, withinTwice } from './lib/benchmark.ts';
import { openBenchServer } from './lib/postgres.ts';
import { columnsOfFeed, feedOf } from './lib/shop-feed.ts';
import { watchMemory } from './lib/swept-memory.ts';

export const name = 'imports';
export const about =
  'A shop’s feed (CSV, nine columns) into an empty catalogue: every row looked at, then all taken in at once, in one transaction, and taken back in another. Memory is the most that the program’s heap and buffers held after the upload, swept twice a second, 100,000 rows against 10,000; the embedded database has a thread and memory of its own.';

const sizes = { small: 10_000, large: 100_000 } as const;
const actor = { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true } as const;
const caller: Caller = { locale: 'br', address: '', headers: new Headers(), cookies: [], actor };

const mapping = importMappingSchema.parse({
  locale: 'br',
  marketplace: 'amazon',
  createProducts: true,
  fields: columnsOfFeed,
});

export async function importRows(database: Database, folder: string, rows: number) {
  const { imports } = createServices({
    db: database.db,
    clock: systemClock,
    publicUrl: 'http://localhost:3000',
    objects: createFolderObjects(folder),
    pictures: createMediaService({ directory: folder }),
  });
  const never = new AbortController().signal;
  const { id } = await imports.upload(caller, { name: 'feed.csv', chunks: feedOf(rows) });
  const stop = watchMemory();
  const began = performance.now();
  await imports.check(caller, id, { feed: `Loja ${rows}`, mapping });
  await imports.worker.workOnWaiting(never);
  const checked = performance.now();
  await imports.apply(caller, id, true);
  await imports.worker.workOnWaiting(never);
  const ended = performance.now();
  const { state, problem } = await imports.get(caller, id);
  if (state !== 'done') throw new Error(`The import is ${state}: ${problem}.`);
  await imports.undo(caller, id);
  const asked = performance.now();
  await imports.worker.workOnWaiting(never);
  const undoMs = performance.now() - asked;
  const after = await imports.get(caller, id);
  if (after.state !== 'undone') throw new Error(`The import is ${after.state}: ${after.problem}.`);
  return { rows, memory: stop(), checkMs: checked - began, applyMs: ended - checked, undoMs };
}

async function* figuresOn(engine: string, database: Database, folder: string): AsyncGenerator<Figure> {
  await seedDemo(database.db, systemClock());
  const small = await importRows(database, folder, sizes.small);
  const large = await importRows(database, folder, sizes.large);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  const perSecond = (ms: number) => Math.round((large.rows / ms) * 1000);
  yield {
    name: `rows looked at on ${engine}`,
    value: perSecond(large.checkMs),
    unit: 'rows/s',
    detail: `${Math.round(large.checkMs)} ms`,
  };
  yield {
    name: `rows taken in on ${engine}`,
    value: perSecond(large.applyMs),
    unit: 'rows/s',
    detail: `${Math.round(large.applyMs)} ms, one transaction`,
  };
  yield {
    name: `rows taken back on ${engine}`,
    value: perSecond(large.undoMs),
    unit: 'rows/s',
    detail: `${Math.round(large.undoMs)} ms, one transaction`,
  };
  yield {
    name: `memory on ${engine}`,
    value: large.memory / small.memory,
    detail: `${megabytes(large.memory)} with 100,000 rows, ${megabytes(small.memory)} with 10,000`,
    promise: withinTwice,
  };
}

export async function* run(): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-imports-'));
  const embedded = await openDatabase({ dataDir: folder });
  try {
    yield* figuresOn('PGlite', embedded, folder);
  } finally {
    await embedded.close();
  }
  const server = await openBenchServer();
  const database = await openDatabase({ url: await server.createDatabase(), dataDir: '' });
  try {
    yield* figuresOn('PostgreSQL', database, folder);
  } finally {
    await database.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
