import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';

describe.each(engines)('LISTEN on %s', (engine) => {
  const database = useDatabase(engine);
  const notify = (payload: string) => database().client.query("SELECT pg_notify('news', $1)", [payload]);

  test('hears what was committed, in order, and nothing else', async () => {
    const { client, db } = database();
    const heard: string[] = [];
    const stop = await client.listen('news', (payload) => heard.push(payload));
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('news', 'one')`);
      await pause(50);
      expect(heard).toEqual([]);
    });
    const rolledBack = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('news', 'never')`);
      throw new Error('rolled back');
    });
    await failureOf(rolledBack);
    await notify('two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await stop();
    await notify('three');
    await pause(50);
    expect(heard).toEqual(['one', 'two']);
  });

  test('serves several listeners of a channel until the last has stopped', async () => {
    const { client } = database();
    const heard: string[] = [];
    const gaps: string[] = [];
    const listen = (name: string) =>
      client.listen(
        'news',
        (payload) => heard.push(`${name} ${payload}`),
        () => gaps.push(name),
      );
    const stops = await Promise.all([listen('first'), listen('second')]);
    expect(gaps.toSorted()).toEqual(['first', 'second']);
    await stops[0]?.();
    await notify('late');
    await expect.poll(() => heard).toEqual(['second late']);
    await stops[1]?.();
  });

  test('takes a channel of any name', async () => {
    const { client } = database();
    const heard: string[] = [];
    const stop = await client.listen('Odd "name"', (payload) => heard.push(payload));
    await client.query('SELECT pg_notify($1, $2)', ['Odd "name"', 'yes']);
    await expect.poll(() => heard).toEqual(['yes']);
    await stop();
  });
});

describe('LISTEN on a server that drops the connection', () => {
  const database = useDatabase('pg');

  test('comes back by itself and reports the gap', async () => {
    const { client } = database();
    const heard: string[] = [];
    const onGap = vi.fn();
    const stop = await client.listen('news', (payload) => heard.push(payload), onGap);
    await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database() AND pid <> pg_backend_pid()`);
    await expect.poll(() => onGap).toHaveBeenCalledTimes(2);
    await client.query("SELECT pg_notify('news', 'after')");
    await expect.poll(() => heard).toEqual(['after']);
    await stop();
  });
});
