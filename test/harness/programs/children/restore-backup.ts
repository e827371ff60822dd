import { openDatabase } from '../../../../src/db/open.ts';
import { backupWorkerIn } from '../restore-worker.ts';

/** Restores a file, and says how far it has come; after so many lines it waits to be killed, if that is asked for. */
const [dataDir = '', file = '', url = '', stopAfter = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, ...(url && { url }) });
const worker = backupWorkerIn(dataDir, database);
let said = 0;
const progress = (done: number, total: number) => {
  process.stdout.write(`${done} of ${total}\n`);
  said += 1;
  if (said === Number(stopAfter)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
await worker.restoreFile(file, { id: null, name: 'a child' }, { progress });
await database.close();
