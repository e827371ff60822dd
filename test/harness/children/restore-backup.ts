import path from 'node:path';
import { openDatabase } from '../../../src/db/open.ts';
import { createMediaService } from '../../../src/server/domain/media/media.service.ts';
import { createServices } from '../../../src/server/services.ts';
import { createFolderObjects } from '../../../src/server/storage/folder-store.ts';

/** Restores a file, and says how far it has come. */
const [dataDir = '', file = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, ...(url && { url }) });
const { backupWorker } = createServices({
  db: database.db,
  client: database.client,
  clock: () => new Date(),
  publicUrl: 'http://vitrina.test',
  pictures: createMediaService({ directory: path.join(dataDir, 'media') }),
  objects: createFolderObjects(dataDir),
  scratch: path.join(dataDir, 'scratch'),
});
const progress = (done: number, total: number) => process.stdout.write(`${done} of ${total}\n`);
await backupWorker.restoreFile(file, { id: null, name: 'a child' }, { progress });
await database.close();
