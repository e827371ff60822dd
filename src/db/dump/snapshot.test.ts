import os from 'node:os';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '#test/harness/database.ts';
import { WHOLE_DATABASE_LOCK, withSnapshot } from './snapshot.ts';

/** The embedded database has one session: there nobody can be in the middle of anything. */
describe('a snapshot of PostgreSQL', () => {
  const database = useDatabase('pg', 'demo');
  const countPosts = () =>
    withSnapshot({ client: database().client, scratch: os.tmpdir(), timeoutMs: 30_000 }, async (moment) => {
      const { rows } = await moment.query<{ n: number }>('SELECT count(*)::int AS n FROM posts');
      return rows[0]?.n;
    });

  /** PostgreSQL gives tables back a moment before it gives back this lock: both ends of a restore look like this. */
  test('waits for whoever replaces everything, whether or not the tables are locked yet', async () => {
    const { client } = database();
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const restoring = client.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [WHOLE_DATABASE_LOCK]);
      locked.resolve();
      await held.promise;
      await tx.exec('DELETE FROM posts WHERE id IN (SELECT id FROM posts ORDER BY id LIMIT 1)');
    });
    await locked.promise;
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM posts');
    const counted = countPosts();
    const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const isWaiting = async () => (await client.query(waiting)).rows.length > 0;
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
    held.resolve();
    await restoring;
    expect(await counted).toBe((rows[0]?.n ?? 0) - 1);
  });
});
