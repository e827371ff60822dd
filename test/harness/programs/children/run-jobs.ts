import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../../src/db/open.ts';
import { createMediaService } from '../../../../src/server/domain/writing/media/media.service.ts';
import { defineJob, saying } from '../../../../src/server/jobs/definition.ts';
import { startJobs } from '../../../../src/server/jobs/start-jobs.ts';
import { createLogger } from '../../../../src/server/lib/logger.ts';
import { createServices } from '../../../../src/server/services.ts';

/** A process that begins a job, says so, and never ends it by itself. */
const [dataDir = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, ...(url && { url }) });
const hangs = defineJob({
  id: 'upkeep',
  cron: null,
  async run(_services, { progress, signal }) {
    progress(1, 3);
    process.stdout.write('begun\n');
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    await promise;
    return saying('nothing_to_do');
  },
});
const services = createServices({
  db: database.db,
  client: database.client,
  clock: () => new Date(),
  publicUrl: 'http://vitrina.test',
  pictures: createMediaService({ directory: path.join(os.tmpdir(), 'vitrina-no-pictures') }),
  definitions: [hangs],
});
const logger = createLogger({ level: 'silent', readable: false });
await startJobs({ client: database.client, services, logger, definitions: [hangs] });
await services.jobWorker.askWhenDue('upkeep');
