import path from 'node:path';
import { openDatabase } from '../../../../src/db/open.ts';
import { createMediaService } from '../../../../src/server/domain/writing/media/media.service.ts';
import { createServices } from '../../../../src/server/services.ts';
import { createFolderObjects } from '../../../../src/server/storage/folder-store.ts';

/** Restores a file, and says how far it has come; after so many lines it waits to be killed, if that is asked for. */
const [dataDir = '', file = '', url = '', stopAfter = ''] = process.argv.slice(2);
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
let said = 0;
const progress = (done: number, total: number) => {
  process.stdout.write(`${done} of ${total}\n`);
  said += 1;
  if (said === Number(stopAfter)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
await backupWorker.restoreFile(file, { id: null, name: 'a child' }, { progress });
await database.close();
