import fs from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { openDatabase } from '#db/open.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createServices } from '#server/services.ts';
import { engines } from '#test/harness/database.ts';
import { quickPace } from '#test/harness/jobs.ts';
import { startChild } from '#test/harness/programs/child.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { createServerDatabase } from '#test/harness/servers/postgres-server.ts';
import { defineJob, saying } from './definition.ts';
import { startJobs } from './start-jobs.ts';

const logger = createLogger({ level: 'silent', readable: false });

/** A folder or a server's database that several processes open one after the other, or at once. */
async function place(engine: string): Promise<{ dataDir: string; url?: string }> {
  const dataDir = makeTemporaryFolder();
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  if (engine === 'pglite') {
    fs.cpSync(inject('pgliteTemplates').nothing, path.join(dataDir, 'database'), { recursive: true });
    return { dataDir };
  }
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createServerDatabase(postgres.url, postgres.templates.nothing);
  onTestFinished(drop);
  return { dataDir, url };
}

describe.each(engines)('a job of a killed process on %s', { timeout: 120_000 }, (engine) => {
  test('is taken over by the next, once it has been silent for long enough', async () => {
    const { dataDir, url } = await place(engine);
    const child = startChild('runJobs', dataDir, url ?? '');
    onTestFinished(() => child.kill());
    expect(await child.nextLine()).toBe('begun');
    await child.kill();

    const database = await openDatabase({ dataDir, ...(url && { url }) });
    onTestFinished(() => database.close());
    const { db, client } = database;
    const job = defineJob({
      id: 'upkeep',
      cron: null,
      retryDelay: 0,
      run: async () => saying('rows_tidied'),
    });
    /** A server for which so much time has passed. */
    const start = async (passed: number) => {
      const services = createServices({
        db,
        client,
        clock: () => new Date(Date.now() + passed),
        publicUrl: 'http://vitrina.test',
        pictures: createMediaService({ directory: dataDir }),
        definitions: [job],
      });
      const stop = await startJobs({ client, services, logger, definitions: [job], pace: quickPace });
      onTestFinished(stop);
      return stop;
    };
    const states = async () =>
      (await db.select().from(jobRuns).orderBy(asc(jobRuns.id))).map(({ state }) => state);
    const stopEarly = await start(0);
    expect(await states()).toEqual(['running']);
    await stopEarly();
    await Promise.all([start(2 * engineLimits.jobs.lostAfter), start(2 * engineLimits.jobs.lostAfter)]);
    await expect.poll(states, { timeout: 60_000 }).toEqual(['lost', 'done']);
    const [lost, done] = await db.select().from(jobRuns).orderBy(asc(jobRuns.id));
    expect(lost).toMatchObject({ error: { code: 'server_lost' }, triesAgain: true, done: 0 });
    expect(done).toMatchObject({ trigger: 'retry', attempt: 2, lines: [{ code: 'taken_over' }] });
    expect(done?.queueId).toBe(lost?.queueId);
  });
});
