import path from 'node:path';
import { openDatabase } from '#db/open.ts';
import { drawDemoPicture } from '#seed/pictures.ts';
import { databaseOf } from '#server/database-env.ts';
import type { AskedSite } from '#server/domain/running/move-out/static-site/asked-site.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { readEnvironment } from '#server/env.ts';
import { ensureWritable } from '#server/lib/process/data-dir.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices, type Services } from '#server/services.ts';
import { createObjectStore } from '#server/storage/create-object-store.ts';

/** How the pages of the site are asked for, without a socket. */
export type OpenPages = () => Promise<AskedSite>;

/** What a command may want otherwise than it is configured. */
interface Otherwise {
  publicUrl?: string | undefined;
}

/** The configured site without its server, for one command. */
export async function withSite<T>(
  work: (services: Services, openPages: OpenPages) => Promise<T>,
  otherwise: Otherwise = {},
): Promise<T> {
  const env = readEnvironment();
  const publicUrl = otherwise.publicUrl ?? env.PUBLIC_URL;
  if (!env.DATABASE_URL) ensureWritable(env.DATA_DIR);
  const { objects, close } = await createObjectStore(env);
  const database = await openDatabase({
    ...databaseOf(env),
    onProgress: console.error,
  });
  const mediaDir = path.join(env.DATA_DIR, 'media');
  const media = createMediaService({
    directory: mediaDir,
    originals: createOriginalStore(objects),
    draw: drawDemoPicture,
  });
  try {
    const services = createServices({
      db: database.db,
      client: database.client,
      clock: systemClock,
      publicUrl,
      pictures: media,
      objects,
      scratch: path.join(env.DATA_DIR, 'scratch'),
      backupPassphrase: env.BACKUP_PASSPHRASE,
    });
    return await work(services, async () => {
      const { openStaticPages } = await import('../../../src/program/static-pages.ts');
      return openStaticPages({ services, media, mediaDir, publicUrl });
    });
  } finally {
    await database.close();
    close();
  }
}
