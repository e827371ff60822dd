import path from 'node:path';
import { openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';
import { createTallies } from '../../src/program/metrics.ts';
import { buildSite } from '../../src/program/site.ts';

/** The site on the embedded database, which moves another one in when it is told to: "in FILE" → "done". */
const env = readEnvironment();
const { objects } = await createObjectStore(env);
const database = await openDatabase({ dataDir: env.DATA_DIR });
await seedDemo(database.db, systemClock());
const mediaDir = path.join(env.DATA_DIR, 'media');
const media = createMediaService({ directory: mediaDir, originals: createOriginalStore(objects) });
const logger = createLogger({ level: 'warn', readable: false });
const services = createServices({
  db: database.db,
  client: database.client,
  clock: systemClock,
  publicUrl: env.PUBLIC_URL,
  pictures: media,
  objects,
  scratch: path.join(env.DATA_DIR, 'scratch'),
});
const parts = { env, database, services, tallies: createTallies(), media, objects, mediaDir, logger };
const { app } = await buildSite({ ...parts, isStopping: () => false });
await app.listen({ host: '127.0.0.1', port: env.PORT });
process.send?.('ready');
const actor = { id: null, name: 'bench' } as const;
const caller = {
  locale: 'br',
  address: '',
  headers: new Headers(),
  cookies: [],
  actor: { id: 'bench', name: 'bench', role: 'owner', sessionId: '', proven: true },
} as const;
process.on('message', async (file: string) => {
  const who = { actor, caller: { ...caller, cookies: [] } };
  await services.moveIn.run(who, { files: [file], edition: 'br', firstEditions: editionRows });
  process.send?.('done');
});
