import path from 'node:path';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { createTallies } from '../../src/program/metrics.ts';
import { buildSite } from '../../src/program/site.ts';
import { columnsOfFeed, eanOf, feedOf } from './shop-feed.ts';
import { watchMemory } from './swept-memory.ts';

/** What the parent is told once a feed is in the catalogue. */
export interface Catalogued {
  checkMs: number;
  applyMs: number;
  memory: number;
  /** The slowest of some searches at the desk. */
  searchMs: number;
}

const OURS = 100;
const SEARCHES = ['panela', 'chal mode', 'torradeira 99', 'marca 7', eanOf(777), 'B000000123'];

/** What the parent asks for: sweeping holds everybody up, so that nobody can be timed meanwhile. */
export interface Wanted {
  rows: number;
  sweeps: boolean;
}

/** The site, which keeps a feed of so many rows as a catalogue when it is told to. */
const env = readEnvironment();
const { objects } = await createObjectStore(env);
const url = process.env.DATABASE_URL;
const database = await openDatabase({ dataDir: env.DATA_DIR, ...(url && { url }) });
await seedDemo(database.db, systemClock());
const mediaDir = path.join(env.DATA_DIR, 'media');
const media = createMediaService({ directory: mediaDir, originals: createOriginalStore(objects) });
const services = createServices({
  db: database.db,
  client: database.client,
  clock: systemClock,
  publicUrl: env.PUBLIC_URL,
  pictures: media,
  objects,
});
const logger = createLogger({ level: 'warn', readable: false });
const parts = { env, database, services, tallies: createTallies(), media, objects, mediaDir, logger };
const { app } = await buildSite({ ...parts, isStopping: () => false });
await app.listen({ host: '127.0.0.1', port: env.PORT });
process.send?.('ready');

const actor = { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true } as const;
const caller = { locale: 'br', address: '', headers: new Headers(), cookies: [] as string[], actor } as const;
const never = new AbortController().signal;

async function take(chunks: AsyncIterable<Uint8Array>, feed: string, how: object) {
  const who = { ...caller, cookies: [] };
  const { imports } = services;
  const { id } = await imports.upload(who, { name: 'feed.csv', chunks });
  const usual = { locale: 'br', marketplace: 'amazon', match: 'externalId', fields: columnsOfFeed };
  const mapping = importMappingSchema.parse({ ...usual, ...how });
  const began = performance.now();
  await imports.check(who, id, { feed, mapping });
  await imports.worker.workOnWaiting(never);
  const checked = performance.now();
  await imports.apply(who, id, true);
  await imports.worker.workOnWaiting(never);
  const { state, problem } = await imports.get(who, id);
  if (state !== 'done') throw new Error(`The import is ${state}: ${problem}.`);
  return { checkMs: checked - began, applyMs: performance.now() - checked };
}

process.on('message', async ({ rows, sweeps }: Wanted) => {
  // One row in a hundred is of a product that is here: its offer is renewed.
  await take(feedOf(rows / OURS, OURS), 'Ours', { createProducts: true });
  process.send?.('begun');
  const stop = sweeps ? watchMemory() : () => 0;
  const took = await take(feedOf(rows), 'All', { catalogue: true });
  const memory = stop();
  let searchMs = 0;
  for (const q of SEARCHES) {
    const began = performance.now();
    await services.feedCatalogue.search({ ...caller, cookies: [] }, { locale: 'br', q });
    searchMs = Math.max(searchMs, performance.now() - began);
  }
  process.send?.({ ...took, memory, searchMs } satisfies Catalogued);
});
