import { asc } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { editions } from '#db/schema/running/editions.ts';
import { jobRuns, jobSettings, jobWorkers } from '#db/schema/running/jobs.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import type { JobDefinition } from '#server/jobs/definition.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createServices, type Services } from '#server/services.ts';
import { type Engine, useDatabase } from './database.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';

const logger = createLogger({ level: 'silent', readable: false });
/** Quick, because a test waits for it. */
export const quickPace = {
  lookEvery: 200,
  pollSeconds: 0.5,
  queue: { cronMonitorIntervalSeconds: 1, cronWorkerIntervalSeconds: 1 },
};
const patient = { timeout: 60_000, interval: 50 };

/** Jobs on a database of their own; the time is the machine's, because the queue's is. */
export function useJobs(engine: Engine) {
  const database = useDatabase(engine);
  const running = new Set<() => Promise<void>>();
  let services: Services;

  const servicesAt = (clock: () => Date, definitions?: JobDefinition[]): Services => {
    const { db, client } = database();
    const pictures = createMediaService({ directory: makeTemporaryFolder() });
    const parts = { db, client, clock, publicUrl: 'http://vitrina.test', pictures };
    return createServices({ ...parts, ...(definitions && { definitions }) });
  };

  beforeAll(async () => {
    await database().db.insert(editions).values(editionRows());
    services = servicesAt(() => new Date());
  });
  beforeEach(async () => {
    await database().db.delete(jobRuns);
    await database().db.delete(jobSettings);
    await database().db.delete(jobWorkers);
    await database().client.exec(
      "DO $$ BEGIN IF to_regclass('jobs.job') IS NOT NULL THEN DELETE FROM jobs.job; DELETE FROM jobs.schedule; END IF; END $$",
    );
  });
  afterEach(async () => {
    for (const stop of running) await stop();
    running.clear();
  });

  return {
    database,
    services: () => services,
    /** A process that runs these jobs; it ends with the test, or earlier. */
    async start(definitions: JobDefinition[], clock = () => new Date()) {
      const { client } = database();
      const own = servicesAt(clock, definitions);
      const end = await startJobs({ client, services: own, logger, definitions, pace: quickPace });
      const stop = async () => {
        running.delete(stop);
        await end();
      };
      running.add(stop);
      return stop;
    },
    runs: () => database().db.select().from(jobRuns).orderBy(asc(jobRuns.id)),
    /** Waits until the runs are in these states, in their order. */
    async until(...states: string[]) {
      const rows = () => database().db.select().from(jobRuns).orderBy(asc(jobRuns.id));
      await expect.poll(async () => (await rows()).map(({ state }) => state), patient).toEqual(states);
      return rows();
    },
    /** Waits until the queue will start none by itself any more. */
    async untilNothingWaits() {
      const waiting = "SELECT id FROM jobs.job WHERE state < 'completed' AND name = 'upkeep'";
      await expect.poll(async () => (await database().client.query(waiting)).rows, patient).toEqual([]);
    },
  };
}
