import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

export const name = 'imports';
export const about =
  'A shop’s feed (CSV, nine columns) into an empty catalogue: every row looked at, then all taken in at once, in one transaction, and taken back in another. Memory is the most that the program’s heap and buffers held after the upload, swept twice a second, 100,000 rows against 10,000; the embedded database has a thread and memory of its own.';

const sizes = { small: 10_000, large: 100_000 } as const;
const actor = { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true } as const;
const caller: Caller = { locale: 'br', address: '', headers: new Headers(), cookies: [], actor };

function eanOf(n: number): string {
  const digits = `789${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function feedOf(rows: number): Buffer {
  const lines = ['id,ean,brand,title,link,image_link,price,availability,description'];
  for (let n = 0; n < rows; n += 1) {
    const page = `https://www.amazon.com.br/dp/B0${String(n).padStart(8, '0')}`;
    const text = `"Uma coisa útil, a de número ${n}, com tudo o que se espera dela."`;
    lines.push(
      `B0${String(n).padStart(8, '0')},${eanOf(n)},Marca,Coisa ${n},${page},https://loja.example/${n}.jpg,${(n % 9_000) + 10}.90 BRL,in stock,${text}`,
    );
  }
  return Buffer.from(lines.join('\n'));
}

const mapping = importMappingSchema.parse({
  locale: 'br',
  marketplace: 'amazon',
  createProducts: true,
  fields: {
    ean: 'ean',
    brand: 'brand',
    name: 'title',
    externalId: 'id',
    imageUrl: 'image_link',
    price: 'price',
    availability: 'availability',
  },
});

setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

/** The most that was held at a time, in bytes; what only waits to be swept is none of it. */
function watchMemory() {
  let peak = 0;
  const look = () => {
    sweep();
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external);
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

export async function importRows(database: Database, folder: string, rows: number) {
  const { imports } = createServices({
    db: database.db,
    clock: systemClock,
    publicUrl: 'http://localhost:3000',
    objects: createFolderObjects(folder),
    pictures: createMediaService({ directory: folder }),
  });
  const never = new AbortController().signal;
  const { id } = await imports.upload(caller, { name: 'feed.csv', chunks: Readable.from([feedOf(rows)]) });
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
