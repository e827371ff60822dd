import path from 'node:path';
import { openDatabase } from '#db/open.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { readEnvironment } from '#server/env.ts';
import { ensureWritable } from '#server/lib/process/data-dir.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices, type Services } from '#server/services.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';

/** The configured site without its server, for one command. */
export async function withSite<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const env = readEnvironment();
  if (!env.DATABASE_URL) ensureWritable(env.DATA_DIR);
  const { objects, close } = await createObjectStore(env);
  const database = await openDatabase({
    ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
    dataDir: env.DATA_DIR,
    onProgress: console.error,
  });
  try {
    const services = createServices({
      db: database.db,
      client: database.client,
      clock: systemClock,
      publicUrl: env.PUBLIC_URL,
      pictures: createMediaService({
        directory: path.join(env.DATA_DIR, 'media'),
        originals: createOriginalStore(objects),
      }),
      objects,
      scratch: path.join(env.DATA_DIR, 'scratch'),
      backupPassphrase: env.BACKUP_PASSPHRASE,
    });
    return await work(services);
  } finally {
    await database.close();
    close();
  }
}
