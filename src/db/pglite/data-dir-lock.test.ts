import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { failureOf } from '#test/harness/failure.ts';
import { startChild } from '#test/harness/programs/child.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { PgliteClient } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { thisProcess } from './lock-owner.ts';

const newFolder = temporaryFolders();

describe('the lock of a data folder', { timeout: 60_000 }, () => {
  test('keeps a second owner out until the first has let go', async () => {
    const folder = newFolder();
    const dataDir = path.join(folder, 'database');
    const release = await lockDataDir(dataDir);
    const refusal = await failureOf(lockDataDir(dataDir));
    expect(refusal.message).toBe(
      `The database in ${dataDir} is in use by process ${process.pid}. Set DATABASE_URL to run several instances.`,
    );
    release();
    const releaseAgain = await lockDataDir(dataDir);
    release(); // a second time: it must not take the new owner's lock away
    expect(await failureOf(lockDataDir(dataDir))).toMatchObject({ reason: 'locked' });
    releaseAgain();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a process that is gone', { pid: 4_194_000 }],
    ['a process whose number was given out again', { startedAt: '1' }],
    ['a process from before the machine started anew', { boot: 'another' }],
    ['nobody, cut off by a power failure', undefined],
  ])('is taken over from %s', async (_, difference) => {
    const folder = newFolder();
    const dataDir = path.join(folder, 'database');
    const stale = difference ? JSON.stringify({ ...thisProcess(), ...difference }) : '';
    fs.writeFileSync(`${dataDir}.lock`, stale);
    const release = await lockDataDir(dataDir);
    expect(await failureOf(lockDataDir(dataDir))).toMatchObject({ reason: 'locked' });
    release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('is taken over by one only, when many see that it is stale', async () => {
    const dataDir = path.join(newFolder(), 'database');
    fs.writeFileSync(`${dataDir}.lock`, JSON.stringify({ ...thisProcess(), pid: 4_194_000 }));
    fs.writeFileSync(`${dataDir}.lock.takeover`, JSON.stringify({ ...thisProcess(), pid: 4_194_001 }));
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('stays with an owner on another machine, and the message says what to do', async () => {
    const dataDir = path.join(newFolder(), 'database');
    const file = `${dataDir}.lock`;
    fs.writeFileSync(file, JSON.stringify({ ...thisProcess(), host: `not-${os.hostname()}` }));
    const refusal = await failureOf(lockDataDir(dataDir));
    expect(refusal).toMatchObject({ reason: 'locked' });
    expect(refusal.message).toContain(`delete ${file}`);
  });

  test('makes a second process refuse to start, and harms neither', async () => {
    const dataDir = newFolder();
    const folder = path.join(dataDir, 'database');
    fs.cpSync(inject('pgliteTemplates').nothing, folder, { recursive: true });
    const first = await PgliteClient.open(folder);
    await first.exec('CREATE TABLE kept (n int PRIMARY KEY)');
    const second = startChild('openDatabase', JSON.stringify({ dataDir }));
    const writing = (async () => {
      for (let n = 0; n < 200; n += 1) await first.query('INSERT INTO kept VALUES ($1)', [n]);
    })();
    expect(JSON.parse(await second.nextLine())).toEqual({
      reason: 'locked',
      message: `The database in ${folder} is in use by process ${process.pid}. Set DATABASE_URL to run several instances.`,
    });
    expect((await second.ended).code).toBe(1);
    await writing;
    await first.close();
    const again = await PgliteClient.open(folder);
    expect((await again.query('SELECT count(*) AS n FROM kept')).rows).toEqual([{ n: 200 }]);
    await again.close();
  });
});
