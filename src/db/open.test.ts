import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createEmptyPostgresDatabase, engines } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import { startChild } from '#test/harness/programs/child.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { baseline, lastApplied, latestMigration, migrateUpTo } from './migrate.ts';
import { openDatabase } from './open.ts';
import { PgClient } from './pg/client.ts';
import { PgliteClient } from './pglite/client.ts';

const newFolder = temporaryFolders();
const COMMENT = "SELECT obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') AS said";

/** A data folder whose embedded database is ready, without the seconds that the first one takes. */
function preparedDataDir(): string {
  const dataDir = newFolder();
  fs.cpSync(inject('pgliteTemplates').nothing, path.join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

async function withOptions(
  engine: (typeof engines)[number],
  work: (options: { url?: string; dataDir: string }) => Promise<void>,
) {
  if (engine === 'pglite') return work({ dataDir: preparedDataDir() });
  const { url, drop } = await createEmptyPostgresDatabase();
  try {
    await work({ url, dataDir: newFolder() });
  } finally {
    await drop();
  }
}

describe.each(engines)('openDatabase on %s', { timeout: 60_000 }, (engine) => {
  test('opens again what it has opened before', async () => {
    await withOptions(engine, async (options) => {
      const first = await openDatabase(options);
      await first.client.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
      await first.close();
      const messages: string[] = [];
      const second = await openDatabase({ ...options, onProgress: (message) => messages.push(message) });
      expect((await second.client.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
      expect(messages).toEqual([]);
      await second.close();
      expect(await failureOf(second.client.query('SELECT 1'))).toMatchObject({ name: 'DatabaseUnavailable' });
    });
  });

  test('refuses a database that a newer version made, and leaves it as it is', async () => {
    await withOptions(engine, async (options) => {
      const database = await openDatabase(options);
      await database.client.query(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('from the future', 99999999999999)",
      );
      await database.client.exec('COMMENT ON TABLE drizzle.__drizzle_migrations IS NULL');
      await database.close();
      const refusal = await failureOf(openDatabase(options));
      expect(refusal).toMatchObject({ name: 'DatabaseStartError', reason: 'newer' });
      expect(refusal.message).toContain('newer version');
      expect(await failureOf(openDatabase(options))).toMatchObject({ reason: 'newer' }); // and not "locked"
    });
  });

  test('opens one of a newer version that says that this one can read it, and changes nothing', async () => {
    await withOptions(engine, async (options) => {
      const said = (from: number) =>
        `COMMENT ON TABLE drizzle.__drizzle_migrations IS 'Readable from ${from}'`;
      const applied = async ({ client }: Awaited<ReturnType<typeof openDatabase>>) =>
        (await client.query('SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY 1')).rows;
      const database = await openDatabase(options);
      expect((await database.client.query(COMMENT)).rows).toEqual([
        { said: expect.stringMatching(/^Readable from \d+$/) },
      ]);
      await database.client.query(
        "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('from the future', 99999999999999)",
      );
      await database.client.exec(said(latestMigration()));
      const before = await applied(database);
      await database.close();
      const back = await openDatabase(options);
      expect(await applied(back)).toEqual(before);
      await back.client.exec(said(latestMigration() + 1));
      await back.close();
      expect(await failureOf(openDatabase(options))).toMatchObject({ reason: 'newer' });
    });
  });

  /** A database at the baseline, which says of itself that it came there by other steps. */
  async function makeAt(options: { url?: string; dataDir: string }, steps: number[]) {
    const folder = path.join(options.dataDir, 'database');
    const client = options.url ? await PgClient.open(options.url) : await PgliteClient.open(folder);
    await migrateUpTo(client, baseline());
    await client.exec(`INSERT INTO secrets (name, value) VALUES ('kept', 'yes');
      DELETE FROM drizzle.__drizzle_migrations`);
    for (const at of steps)
      await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        `step ${at}`,
        at,
      ]);
    await client.close();
  }
  const empty = async (work: (options: { url?: string; dataDir: string }) => Promise<void>) =>
    engine === 'pglite' ? work({ dataDir: newFolder() }) : withOptions(engine, work);

  test('knows where the steps ended that are one now, and goes on from there', async () => {
    await empty(async (options) => {
      await makeAt(options, [baseline() - 2_000, baseline() - 1_000, baseline()]);
      const database = await openDatabase(options);
      const { rows } = await database.client.query("SELECT value FROM secrets WHERE name = 'kept'");
      expect(rows).toEqual([{ value: 'yes' }]);
      expect(await lastApplied(database.client)).toBe(latestMigration());
      await database.close();
    });
  });

  test('refuses a database from the middle of them, and says what to do', async () => {
    await empty(async (options) => {
      await makeAt(options, [baseline() - 2_000, baseline() - 1_000]);
      const refusal = await failureOf(openDatabase(options));
      expect(refusal).toMatchObject({ name: 'DatabaseStartError', reason: 'too-old' });
      expect(refusal.message).toContain('Start the last version before this one');
    });
  });
});

describe('openDatabase in a folder', { timeout: 120_000 }, () => {
  test('prepares the first database, and says so', async () => {
    const messages: string[] = [];
    const dataDir = path.join(newFolder(), 'not', 'there', 'yet');
    const database = await openDatabase({ dataDir, onProgress: (message) => messages.push(message) });
    expect(messages).toEqual(['Preparing the database…', 'Updating the database…']);
    await database.close();
    expect(fs.readdirSync(dataDir)).toEqual(['database']);
  });

  test.each(['below a file', '/proc'])('refuses one that cannot be written to: %s', async (kind) => {
    const file = path.join(newFolder(), 'a-file');
    fs.writeFileSync(file, 'content');
    const dataDir = kind === '/proc' ? '/proc/vitrina' : path.join(file, 'data');
    const refusal = await failureOf(openDatabase({ dataDir }));
    expect(refusal).toMatchObject({ reason: 'unwritable' });
    expect(refusal.message).toContain(dataDir);
    expect(refusal.message).toContain('DATA_DIR');
    expect(fs.readFileSync(file, 'utf8')).toBe('content');
  });

  test('refuses one that holds something else, and keeps it', async () => {
    const dataDir = newFolder();
    fs.mkdirSync(path.join(dataDir, 'database'));
    fs.writeFileSync(path.join(dataDir, 'database', 'letter.txt'), 'dear');
    expect(await failureOf(openDatabase({ dataDir }))).toMatchObject({ reason: 'not-a-database' });
    expect(fs.readdirSync(path.join(dataDir, 'database'))).toEqual(['letter.txt']);
    expect(fs.readdirSync(dataDir)).toEqual(['database']);
  });
});

describe('openDatabase on a server', { timeout: 120_000 }, () => {
  test('lets four processes open an empty database at once', async () => {
    const { url, drop } = await createEmptyPostgresDatabase();
    const options = JSON.stringify({ url, dataDir: newFolder() });
    const children = Array.from({ length: 4 }, () => startChild('openDatabase', options));
    const answers = await Promise.all(children.map((child) => child.nextLine()));
    expect(answers).toEqual(['open', 'open', 'open', 'open']);
    for (const child of children) child.process.stdin?.end();
    const ends = await Promise.all(children.map((child) => child.ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    await drop();
  });

  test('names DATABASE_URL and hides the password when nothing answers', async () => {
    const port = await closedPort();
    const url = `postgres://someone:s3cret%21word@127.0.0.1:${port}/shop`;
    const refusal = await failureOf(openDatabase({ url, dataDir: newFolder() }));
    expect(refusal).toMatchObject({ reason: 'unreachable' });
    expect(refusal.message).toContain('DATABASE_URL');
    expect(refusal.message).toContain(`127.0.0.1:${port}`);
    expect(refusal.cause).toBeUndefined();
    expect(JSON.stringify(refusal) + refusal.stack + refusal.message).not.toMatch(/s3cret/);
  });

  test.each(['postgres://someone:s3cret@/%zz:what', 'mysql://someone:s3cret@localhost/x', 's3cret'])(
    'refuses what is no address: %s',
    async (url) => {
      const refusal = await failureOf(openDatabase({ url, dataDir: newFolder() }));
      expect(refusal).toMatchObject({ reason: 'unreachable' });
      expect(refusal.message).toContain('DATABASE_URL');
      expect(JSON.stringify(refusal) + refusal.stack).not.toMatch(/s3cret/);
    },
  );

  test('says which database is missing', async () => {
    const { url, drop } = await createEmptyPostgresDatabase();
    await drop();
    const refusal = await failureOf(openDatabase({ url, dataDir: newFolder() }));
    expect(refusal).toMatchObject({ reason: 'unreachable' });
    expect(refusal.message).toContain('it has no such database');
  });
});

async function closedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
