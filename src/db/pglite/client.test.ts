import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { failureOf } from '#test/harness/failure.ts';
import { temporaryFolders } from '#test/harness/temporary-folder.ts';
import { PgliteClient, type PgliteOptions } from './client.ts';

const RUNAWAY = 'DO $$ BEGIN LOOP END LOOP; END $$';
const newFolder = temporaryFolders();
let client: PgliteClient;

async function open(options: PgliteOptions = {}): Promise<string> {
  const dataDir = path.join(newFolder(), 'database');
  fs.cpSync(inject('pgliteTemplates').nothing, dataDir, { recursive: true });
  client = await PgliteClient.open(dataDir, { durable: false, ...options });
  return dataDir;
}

afterEach(() => client.close());

describe('the embedded database', { timeout: 60_000 }, () => {
  test('works while the event loop serves others', async () => {
    await open();
    const order: string[] = [];
    const server = http.createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const query = client
      .query('SELECT count(*) FROM generate_series(1, 4000000)')
      .then(() => order.push('query'));
    const timer = new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => order.push('timer'));
    const { port } = server.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await Promise.all([query, timer, answer.then(() => order.push('page'))]);
    expect(order.at(-1)).toBe('query');
    await new Promise((resolve) => server.close(resolve));
  });

  test('comes back after a runaway query, listens again, and reports the gap', async () => {
    await open({ statementTimeoutMs: 1_500 });
    const heard: string[] = [];
    const onGap = vi.fn();
    await client.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await client.listen('news', (payload) => heard.push(payload), onGap);
    const runaway = failureOf(client.query(RUNAWAY));
    const behind = client.query('INSERT INTO kept VALUES (2)');
    expect(await runaway).toMatchObject({ name: 'DatabaseUnavailable', code: '57P01' });
    await behind;
    await client.query("SELECT pg_notify('news', 'after')");
    await vi.waitFor(() => expect(heard).toEqual(['after']));
    expect(onGap).toHaveBeenCalledTimes(2);
    expect((await client.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('rolls back a transaction in which a statement ran away', async () => {
    await open({ statementTimeoutMs: 1_500 });
    await client.exec('CREATE TABLE kept (n int)');
    const transaction = client.transaction(async (tx) => {
      await tx.query('INSERT INTO kept VALUES (1)');
      await tx.query(RUNAWAY).catch(() => {});
      await tx.query('INSERT INTO kept VALUES (2)');
    });
    expect(await failureOf(transaction)).toMatchObject({ name: 'DatabaseUnavailable' });
    expect((await client.query('SELECT n FROM kept')).rows).toEqual([]);
  });

  test('keeps trying when it was lost and its files are away, and never starts an empty one', async () => {
    const onFatal = vi.fn();
    const dataDir = await open({ statementTimeoutMs: 1_000, onFatal });
    await client.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    const runaway = failureOf(client.query(RUNAWAY));
    await pause(300); // it must have begun: without the files it would only fail
    fs.renameSync(dataDir, `${dataDir}.away`);
    expect(await runaway).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await failureOf(client.query('SELECT 1'))).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(onFatal).toHaveBeenCalledTimes(1);
    fs.renameSync(`${dataDir}.away`, dataDir);
    await vi.waitFor(
      async () => expect((await client.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]),
      {
        timeout: 15_000,
        interval: 200,
      },
    );
  });

  test('copies itself while it is in use', async () => {
    await open();
    const target = path.join(newFolder(), 'copy');
    await client.exec('CREATE TABLE kept (n int PRIMARY KEY)');
    const insert = (n: number) => client.query('INSERT INTO kept VALUES ($1)', [n]);
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => insert(n)),
      client.copyTo(target),
      insert(50),
    ]);
    expect((await failureOf(client.copyTo(target))).message).toContain('exists already');
    expect((await client.query('SELECT count(*) AS n FROM kept')).rows).toEqual([{ n: 51 }]);
    const copy = await PgliteClient.open(target);
    expect((await copy.query('SELECT count(*) AS n FROM kept')).rows).toEqual([{ n: 50 }]);
    await copy.exec("CREATE EXTENSION amcheck; SELECT bt_index_check('kept_pkey', true)");
    await copy.close();
  });

  test('closes after what was asked before, and refuses what comes later', async () => {
    const dataDir = await open();
    const before = client.query('SELECT 1 AS one');
    const closing = Promise.all([client.close(), client.close()]);
    const after = failureOf(client.query('SELECT 2'));
    expect((await before).rows).toEqual([{ one: 1 }]);
    await closing;
    expect(await after).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(fs.existsSync(`${dataDir}.lock`)).toBe(false);
  });
});
