import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { SqlClient } from '#db/client.ts';
import { drizzleOn, openDatabase } from '#db/open.ts';
import { backUp, sumsOf, unwatched, usePlace } from '#test/harness/data/backups.ts';
import { everything } from '#test/harness/data/everything.ts';
import { createEmptyPostgresDatabase, engines } from '#test/harness/database.ts';
import { startChild } from '#test/harness/programs/child.ts';
import { backupWorkerIn } from '#test/harness/programs/restore-worker.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';

const newFolder = temporaryFolders();
/**
 * How many tables have been compared, or pictures brought in, when the process is killed. Each kill costs two starts: the
 * one with the most at stake, where nearly everything is written and nothing committed, is in every run.
 */
const moments = everything ? [3, 45, 70] : [70];

describe('kill -9 in the middle of a restore', { timeout: 240_000 }, () => {
  const site = usePlace('pg', 'demo');
  let file: string;
  beforeAll(async () => {
    file = (await backUp(site())).file;
  });

  test.each(engines)('leaves everything as it was, on %s', async (engine) => {
    const dataDir = newFolder();
    const place = path.join(dataDir, 'database');
    if (engine === 'pglite') await cp(inject('pgliteTemplates').nothing, place, { recursive: true });
    const server = engine === 'pg' ? await createEmptyPostgresDatabase() : undefined;
    const options = { dataDir, ...(server && { url: server.url }) };
    const look = async <T>(work: (client: SqlClient) => Promise<T>) => {
      const database = await openDatabase(options);
      try {
        return await work(database.client);
      } finally {
        await database.close();
      }
    };
    const before = await look(async (client) => {
      await client.exec("INSERT INTO categories (locale, slug, name) VALUES ('br', 'de-antes', 'De antes')");
      return sumsOf(client);
    });
    for (const moment of moments) {
      const child = startChild('restoreBackup', dataDir, file, server?.url ?? '', String(moment));
      while (child.lines.length < moment) await child.nextLine();
      await child.kill();
      expect(await look(sumsOf), `killed at ${child.lines.at(-1)}`).toEqual(before);
    }
    // The next one is whole, in whichever process: this one has read the program already.
    const { audit_log: _log, ...restored } = await look(async (client) => {
      const worker = backupWorkerIn(dataDir, { client, db: drizzleOn(client) });
      await worker.restoreFile(file, { id: null, name: 'a test' }, unwatched);
      return sumsOf(client);
    });
    expect(await sumsOf(site().client)).toMatchObject(restored);
    await server?.drop();
  });
});
