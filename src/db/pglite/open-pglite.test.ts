import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describe, expect, inject, test } from 'vitest';
import { failureOf } from '#test/harness/failure.ts';
import { openPlaces } from '#test/harness/programs/open-places.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { openPglite } from './open-pglite.ts';

const newFolder = temporaryFolders();

function preparedDataDir(): string {
  const dataDir = path.join(newFolder(), 'database');
  fs.cpSync(inject('pgliteTemplates').nothing, dataDir, { recursive: true });
  return dataDir;
}

/** What a future PGlite would be that no longer calls our hook. */
class ForgetfulFS extends DurableNodeFS {
  override init(...args: Parameters<NodeFS['init']>) {
    return NodeFS.prototype.init.apply(this, args);
  }
}

describe('openPglite', { timeout: 60_000 }, () => {
  test('flushes each commit to the disk', async () => {
    const dataDir = preparedDataDir();
    const files = new DurableNodeFS(dataDir);
    const database = await openPglite(dataDir, { createFiles: () => files });
    await database.exec('CREATE TABLE flushed (n int)');
    for (let n = 0; n < 3; n += 1) {
      const before = files.syncs;
      await database.query('INSERT INTO flushed VALUES ($1)', [n]);
      expect(files.syncs).toBeGreaterThan(before);
    }
    const before = files.syncs;
    await database.query('SELECT * FROM flushed');
    expect(files.syncs).toBe(before);
    await database.close();
  });

  test('makes a database, and files in it, that nobody else can read', async () => {
    const dataDir = path.join(newFolder(), 'database');
    const database = await openPglite(dataDir);
    await database.exec('CREATE TABLE private (n int); INSERT INTO private VALUES (1)');
    await database.exec('SELECT pg_switch_wal(); CHECKPOINT');
    await database.close();
    expect(openPlaces(dataDir)).toEqual([]);
  });

  test('refuses to start where commits do not reach the disk', async () => {
    const refusal = await failureOf(
      openPglite(preparedDataDir(), { createFiles: (folder) => new ForgetfulFS(folder) }),
    );
    expect(refusal).toMatchObject({ name: 'DatabaseStartError', reason: 'no-fsync' });
    expect(refusal.message).toContain('does not reach the disk');
  });

  test('does not make a new database where the known one is gone', async () => {
    const dataDir = path.join(newFolder(), 'database');
    expect(await failureOf(openPglite(dataDir, { create: false }))).toMatchObject({ reason: 'unopenable' });
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});
