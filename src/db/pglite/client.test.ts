import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { failureOf } from '#test/harness/failure.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { PgliteClient } from './client.ts';

const RUNAWAY = 'DO $$ BEGIN LOOP END LOOP; END $$';
/** Writes a file where the database lives once it needs none any more: at the second time it has read what it looks up. */
const RUNAWAY_WITH_SIGN = `DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['warming', 'begun'] LOOP
    EXECUTE format('COPY (SELECT 1) TO %L', current_setting('data_directory') || '/' || name);
  END LOOP;
  LOOP END LOOP;
END $$`;
/** Of threads that are lost on purpose, and in vain. */
const lost = { statementTimeoutMs: 1_500, retryMs: 50 };
const onFatal = vi.fn();
const folder = makeTemporaryFolder();
const dataDir = path.join(folder, 'database');
let client: PgliteClient;

beforeAll(async () => {
  fs.cpSync(inject('pgliteTemplates').nothing, dataDir, { recursive: true });
  client = await PgliteClient.open(dataDir, { durable: false, onFatal, ...lost });
});
afterAll(async () => {
  await client?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

// Opening is what takes time here: all of these use one database, each a table of its own, and the last one closes it.
describe('the embedded database', { timeout: 60_000 }, () => {
  test('leaves the event loop to others, comes back after a runaway query, listens again, and reports the gap', async () => {
    const server = http.createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const heard: string[] = [];
    const onGap = vi.fn();
    await client.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await client.listen('news', (payload) => heard.push(payload), onGap);
    const order: string[] = [];
    const runaway = failureOf(client.query(RUNAWAY)).finally(() => order.push('query'));
    const behind = client.query('INSERT INTO kept VALUES (2)');
    const timer = new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => order.push('timer'));
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toBe('hello');
    await timer;
    expect(order).toEqual(['timer']);
    expect(await runaway).toMatchObject({ name: 'DatabaseUnavailable', code: '57P01' });
    await behind;
    await client.query("SELECT pg_notify('news', 'after')");
    await expect.poll(() => heard).toEqual(['after']);
    expect(onGap).toHaveBeenCalledTimes(2);
    expect((await client.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('rolls back a transaction in which a statement ran away', async () => {
    await client.exec('CREATE TABLE undone (n int)');
    const transaction = client.transaction(async (tx) => {
      await tx.query('INSERT INTO undone VALUES (1)');
      await tx.query(RUNAWAY).catch(() => {});
      await tx.query('INSERT INTO undone VALUES (2)');
    });
    expect(await failureOf(transaction)).toMatchObject({ name: 'DatabaseUnavailable' });
    expect((await client.query('SELECT n FROM undone')).rows).toEqual([]);
  });

  test('keeps trying when it was lost and its files are away, and never starts an empty one', async () => {
    await client.exec('CREATE TABLE away (n int); INSERT INTO away VALUES (1)');
    expect(onFatal).not.toHaveBeenCalled();
    // Without the files it would only fail: it must have begun, and must not be given up before they are away.
    const runaway = failureOf(client.exec(RUNAWAY_WITH_SIGN, 6_000));
    const sign = path.join(dataDir, 'begun');
    await vi.waitUntil(() => fs.existsSync(sign) && fs.readFileSync(sign, 'utf8') === '1\n', {
      timeout: 30_000,
      interval: 5,
    });
    fs.renameSync(dataDir, `${dataDir}.away`);
    expect(await runaway).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await failureOf(client.query('SELECT 1'))).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(onFatal).toHaveBeenCalledTimes(1);
    fs.renameSync(`${dataDir}.away`, dataDir);
    const rows = async () => (await client.query('SELECT n FROM away')).rows;
    await expect.poll(rows, { timeout: 30_000 }).toEqual([{ n: 1 }]);
  });

  test('copies itself while it is in use', async () => {
    const target = path.join(folder, 'copy');
    await client.exec('CREATE TABLE copied (n int PRIMARY KEY)');
    const insert = (n: number) => client.query('INSERT INTO copied VALUES ($1)', [n]);
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => insert(n)),
      client.copyTo(target),
      insert(50),
    ]);
    expect((await failureOf(client.copyTo(target))).message).toContain('exists already');
    expect((await client.query('SELECT count(*) AS n FROM copied')).rows).toEqual([{ n: 51 }]);
    const copy = await PgliteClient.open(target);
    expect((await copy.query('SELECT count(*) AS n FROM copied')).rows).toEqual([{ n: 50 }]);
    await copy.exec("CREATE EXTENSION amcheck; SELECT bt_index_check('copied_pkey', true)");
    await copy.close();
  });

  test('closes after what was asked before, and refuses what comes later', async () => {
    const before = client.query('SELECT 1 AS one');
    const closing = Promise.all([client.close(), client.close()]);
    const after = failureOf(client.query('SELECT 2'));
    expect((await before).rows).toEqual([{ one: 1 }]);
    await closing;
    expect(await after).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(fs.existsSync(`${dataDir}.lock`)).toBe(false);
  });
});
