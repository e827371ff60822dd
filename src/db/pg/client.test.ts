import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyPostgresDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import type { ServerDatabase } from '#test/harness/servers/postgres-server.ts';
import { isDatabaseUnavailable } from '../client.ts';
import { drizzleOn } from '../open.ts';
import { PgClient } from './client.ts';

const END_OTHERS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

describe('the client of a server', () => {
  let server: ServerDatabase;
  let client: PgClient;

  beforeEach(async () => {
    server = await createEmptyPostgresDatabase();
    client = await PgClient.open(server.url, { maxConnections: 3, statementTimeoutMs: 1_000 });
  });
  afterEach(async () => {
    await client.close();
    await server.drop();
  });

  test('survives connections that are lost while nobody uses them', async () => {
    await Promise.all([1, 2, 3].map(() => client.query('SELECT pg_sleep(0.1)')));
    await client.query(END_OTHERS);
    // The one that asked for it is left; that the others are gone has to have come here.
    await expect.poll(() => client.stats()).toMatchObject({ open: 1, idle: 1 });
    const answers = await Promise.all([1, 2, 3].map((n) => client.query('SELECT $1::int AS n', [n])));
    expect(answers.flatMap(({ rows }) => rows)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  test('calls a connection lost in a transaction "unavailable", and goes on with another', async () => {
    const lost = client.transaction((tx) => tx.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    expect(await failureOf(lost)).toMatchObject({ name: 'DatabaseUnavailable', code: '57P01' });
    const idle = client.transaction(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const other = await PgClient.open(server.url);
      await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await other.close();
      await pause(100);
      await tx.query('SELECT 1');
    });
    expect(await failureOf(idle)).toMatchObject({ name: 'DatabaseUnavailable' });
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('knows a connection that drizzle lost in a transaction, and lends it to nobody any more', async () => {
    const lost = drizzleOn(client).transaction((tx) =>
      tx.execute('SELECT pg_terminate_backend(pg_backend_pid())'),
    );
    expect(isDatabaseUnavailable(await lost.catch((wrapped: unknown) => wrapped))).toBe(true);
    expect(client.stats()).toMatchObject({ open: 0, unavailable: 1, refused: 0 });
  });

  test('calls a statement that takes too long "unavailable", through drizzle too', async () => {
    expect(await failureOf(client.query('SELECT pg_sleep(5)'))).toMatchObject({ code: '57014' });
    const error = await drizzleOn(client)
      .execute('SELECT pg_sleep(5)')
      .catch((wrapped: unknown) => wrapped);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new Error('else'))).toBe(false);
  });

  test('gives a transaction the longer time that it asked for', async () => {
    const work = client.transaction((tx) => tx.query('SELECT pg_sleep(1.3)'), { timeoutMs: 10_000 });
    expect((await work).command).toBe('SELECT');
  });
});
