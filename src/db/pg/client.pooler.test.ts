import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyPostgresDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import { pooler, startPooler } from '#test/harness/servers/pooler.ts';
import { runOnServer, type ServerDatabase } from '#test/harness/servers/postgres-server.ts';
import { openDatabase } from '../open.ts';
import { PgClient } from './client.ts';

describe.skipIf(!pooler)(
  'behind PgBouncer, which lends a connection for one transaction',
  {
    timeout: 60_000,
  },
  () => {
    // What a role has is the server's: one of this test's own.
    const role = `pooled_${randomUUID().slice(0, 8)}`;
    let server: ServerDatabase;
    let front: Awaited<ReturnType<typeof startPooler>>;
    /** The server's own address, and the pooler's. */
    let listenUrl = '';
    let url = '';
    const atServer = (statement: string) => runOnServer(server.url.replace(/\/[^/]*$/, ''), statement);

    beforeAll(async () => {
      server = await createEmptyPostgresDatabase();
      await atServer(`CREATE ROLE ${role} SUPERUSER LOGIN`);
      const address = new URL(server.url);
      address.username = role;
      listenUrl = address.href;
      front = await startPooler(listenUrl);
      url = front.addressAt(listenUrl);
    });
    afterAll(async () => {
      await front.close();
      await server.drop();
      await atServer(`DROP ROLE ${role}`);
    });

    test('it says what is missing: the server’s own address, then the role’s settings', async () => {
      const unnamed = await failureOf(openDatabase({ url, dataDir: '' }));
      expect(unnamed).toMatchObject({ name: 'DatabaseStartError', reason: 'deaf' });
      expect(unnamed.message).toContain('Set DATABASE_LISTEN_URL');
      const unfit = await failureOf(openDatabase({ url, listenUrl, dataDir: '' }));
      expect(unfit).toMatchObject({ name: 'DatabaseStartError', reason: 'unfit-pooler' });
      const statements = unfit.message.split('\n').slice(1);
      expect(statements).toContain(
        `ALTER ROLE ${role} IN DATABASE ${new URL(server.url).pathname.slice(1)} SET statement_timeout = '30000';`,
      );
      // Word for word what it asks for, and it starts.
      for (const statement of statements) await atServer(statement);
      await front.restart();
      const database = await openDatabase({ url, listenUrl, dataDir: '', connections: 3 });
      await database.close();
    });

    test('what is told through it is heard, all of it, and settings and transactions are as without it', async () => {
      const database = await openDatabase({ url, listenUrl, dataDir: '' });
      const { client, db } = database;
      const heard: string[] = [];
      const stop = await client.listen('news', (payload) => heard.push(payload));
      const numbers = Array.from({ length: 10 }, (_, n) => String(n));
      await Promise.all(numbers.map((n) => client.query("SELECT pg_notify('news', $1)", [n])));
      await expect.poll(() => heard.toSorted()).toEqual(numbers);
      await stop();
      const limits = () =>
        client.query(
          "SELECT current_setting('statement_timeout') AS most, current_setting('timezone') AS zone",
        );
      await client.transaction(async (tx) => void (await tx.query('SELECT 1')), { statementMs: 50 });
      // A limit of one transaction is not the next one's.
      for (let n = 0; n < 8; n += 1) expect((await limits()).rows).toEqual([{ most: '30s', zone: 'UTC' }]);
      await client.exec('CREATE TABLE kept (n int)');
      await failureOf(
        db.transaction(async (tx) => {
          await tx.execute(sql`INSERT INTO kept VALUES (1)`);
          throw new Error('taken back');
        }),
      );
      expect((await client.query('SELECT n FROM kept')).rows).toEqual([]);
      await database.close();
    });

    test('when it starts anew, the next question is answered, and nothing was missed', async () => {
      const client = await PgClient.open(url, { listenUrl });
      const heard: string[] = [];
      await client.listen('news', (payload) => heard.push(payload));
      await client.query('SELECT 1');
      await front.restart();
      await expect
        .poll(() => client.query('SELECT 1 AS one').catch(() => undefined))
        .toMatchObject({ rows: [{ one: 1 }] });
      await client.query("SELECT pg_notify('news', 'still here')");
      await expect.poll(() => heard).toEqual(['still here']);
      await client.close();
    });

    test('one that swallows the settings, where whoever listens hears nothing: refused, and not silent', async () => {
      const swallowing = await startPooler(listenUrl, ['ignore_startup_parameters = options']);
      const refusal = await failureOf(openDatabase({ url: swallowing.addressAt(listenUrl), dataDir: '' }));
      expect(refusal).toMatchObject({ name: 'DatabaseStartError', reason: 'deaf' });
      await swallowing.close();
    });

    test('an address that listens and leads nowhere is named', async () => {
      const nowhere = new URL(listenUrl);
      nowhere.port = '1';
      const refusal = await failureOf(openDatabase({ url, listenUrl: nowhere.href, dataDir: '' }));
      expect(refusal.message).toMatch(/127\.0\.0\.1:1, .*nothing listens there.*DATABASE_LISTEN_URL/);
    });
  },
);
