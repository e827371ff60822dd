import { describe, expect, test, vi } from 'vitest';
import { useDatabase } from '#test/harness/database.ts';
import { PgliteClient } from './pglite/client.ts';
import { runUpkeep, startUpkeep } from './upkeep.ts';

describe('the upkeep of the embedded database', () => {
  const database = useDatabase('pglite');
  const pglite = () => {
    const { client } = database();
    if (!(client instanceof PgliteClient)) throw new Error('This test needs PGlite.');
    return client;
  };
  const tableSize = async () => {
    const { rows } = await pglite().query<{ bytes: number }>("SELECT pg_relation_size('worn')::int AS bytes");
    return rows[0]?.bytes ?? 0;
  };
  const logSize = async () => {
    const { rows } = await pglite().query<{ bytes: number }>(
      'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()',
    );
    return rows[0]?.bytes ?? 0;
  };

  test('lets rows that are rewritten again and again reuse their space', async () => {
    await pglite().exec(
      "CREATE TABLE worn AS SELECT n, repeat('x', 200) AS filler FROM generate_series(1, 2000) n",
    );
    const once = await tableSize();
    for (let round = 0; round < 10; round += 1) {
      await pglite().exec('UPDATE worn SET n = n + 1');
      await runUpkeep(pglite());
    }
    expect(await tableSize()).toBeLessThan(4 * once);
  });

  test('empties the log when it has grown', async () => {
    await pglite().exec(
      "CREATE TABLE bulk AS SELECT repeat('y', 1000) AS filler FROM generate_series(1, 40000)",
    );
    expect(await logSize()).toBeGreaterThan(32 * 1024 * 1024);
    await runUpkeep(pglite());
    expect(await logSize()).toBeLessThan(1024 * 1024);
  });

  test('runs by itself until it is stopped', async () => {
    const query = vi.spyOn(pglite(), 'query');
    const stop = startUpkeep(pglite(), { everyMs: 20 });
    await expect.poll(() => query).toHaveBeenCalled();
    stop();
    query.mockRestore();
  });
});
