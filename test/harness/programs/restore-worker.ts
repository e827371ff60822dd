import path from 'node:path';
import type { Database } from '../../../src/db/open.ts';
import { createMediaService } from '../../../src/server/domain/writing/media/media.service.ts';
import { createServices } from '../../../src/server/services.ts';
import { createFolderObjects } from '../../../src/server/storage/folder-store.ts';

/** What makes and restores backups of a database whose pictures and files are in that folder. */
export const backupWorkerIn = (dataDir: string, { db, client }: Pick<Database, 'db' | 'client'>) =>
  createServices({
    db,
    client,
    clock: () => new Date(),
    publicUrl: 'http://vitrina.test',
    pictures: createMediaService({ directory: path.join(dataDir, 'media') }),
    objects: createFolderObjects(dataDir),
    scratch: path.join(dataDir, 'scratch'),
  }).backupWorker;
