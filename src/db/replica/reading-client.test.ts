import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import type { SqlClient } from '../client.ts';
import { drizzleOn, openDatabase } from '../open.ts';
import { partsWhileReading, whileReading } from './reading.ts';
import { createReadingClient } from './reading-client.ts';
import { createReplica } from './replica.ts';

const database = useDatabase('pg');

/** A replica that is the same server, and refuses changes. */
function readingClient() {
  const { client: main } = database();
  const asked: string[] = [];
  const connection = {
    session: {
      exec: main.exec.bind(main),
      query: (text: string, params?: unknown[], options?: object) => {
        asked.push(text);
        if (/insert/i.test(text)) throw new Error('cannot execute INSERT in a read-only transaction');
        return main.query(text, params, options) as never;
      },
    },
    seen: { replayed: 1n, at: Infinity },
    look: async () => {},
    release: () => {},
  };
  const standby = { connect: async () => connection, close: async () => {} };
  const replica = createReplica({ standby, markOfMain: async () => 1n, onChange: () => {} });
  return { client: createReadingClient(main, replica), asked, replica };
}
const one = (client: SqlClient) => client.query('SELECT 1 AS one');

test('only who reads is answered by the replica, and who changes something reads on at the main server', async () => {
  const { client, asked, replica } = readingClient();
  const db = drizzleOn(client);
  await one(client);
  await client.transaction((tx) => tx.query('SELECT 1'));
  expect(asked).toEqual([]);
  await client.exec('CREATE TABLE kept (n int)');
  await whileReading(false, () => db.execute(sql`SELECT n FROM kept`));
  await whileReading(false, async () => {
    await client.query('INSERT INTO kept VALUES (1)');
    await one(client);
  });
  await whileReading(false, async () => {
    await db.transaction((tx) => tx.execute(sql`INSERT INTO kept VALUES (2)`));
    await one(client);
  });
  expect(asked).toEqual(['SELECT n FROM kept']);
  // What only looks like reading.
  await whileReading(true, () =>
    client.query('WITH made AS (INSERT INTO kept VALUES (3) RETURNING n) SELECT n FROM made'),
  );
  expect((await client.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(replica.stats().answers).toMatchObject({ replica: 1, refused: 1, writes: 3 });
});

test('what comes part by part is read while it is sent; a database inside a transaction is refused as ever', async () => {
  const { client, asked } = readingClient();
  async function* parts() {
    for (let n = 0; n < 2; n += 1) yield (await one(client)).rows;
  }
  const read: unknown[] = [];
  for await (const part of partsWhileReading(true, parts())) read.push(part);
  expect([read.length, asked.length]).toEqual([2, 2]);
  const nested = whileReading(false, () => client.transaction(() => one(client)));
  expect((await failureOf(nested)).message).toContain('Use the transaction (tx)');
});

test('an address that is no standby’s, or nobody’s, is said in a sentence, and the main server answers', async () => {
  const [{ url = '' } = {}] = (
    await database().client.query<{ url: string }>(
      "SELECT 'postgres://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() AS url",
    )
  ).rows;
  const nowhere = url.replace(/:\d+\//, ':1/');
  for (const [readUrl, sentence] of [
    [url, /DATABASE_READ_URL leads to a server that is no standby.*Until then the main server answers\./],
    [nowhere, /127\.0\.0\.1:1, .*nothing listens there.*DATABASE_READ_URL.*the main server answers\./],
  ] as const) {
    const said: string[] = [];
    const opened = await openDatabase({ url, readUrl, dataDir: '', onReplica: (line) => said.push(line) });
    opened.replica?.begin();
    await expect.poll(() => said).toEqual([expect.stringMatching(sentence)]);
    expect((await whileReading(false, () => one(opened.client))).rows).toEqual([{ one: 1 }]);
    await opened.close();
  }
});
