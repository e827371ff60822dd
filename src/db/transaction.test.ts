import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';
import type { SqlSession } from './client.ts';

const counters = pgTable('contract_counters', {
  id: integer('id').primaryKey(),
  value: integer('value').notNull(),
});

describe.each(engines)('transactions on %s', (engine) => {
  const database = useDatabase(engine);
  const stored = () => database().db.select().from(counters).orderBy(counters.id);

  beforeEach(async () => {
    await database().client.exec(`
      CREATE TABLE IF NOT EXISTS contract_counters (id int PRIMARY KEY, value int NOT NULL);
      TRUNCATE contract_counters`);
  });

  test('commit as a whole', async () => {
    const answer = await database().db.transaction(async (tx) => {
      await tx.insert(counters).values({ id: 1, value: 1 });
      await tx.insert(counters).values({ id: 2, value: 2 });
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await stored()).toHaveLength(2);
  });

  test('roll back as a whole, for an error of ours or of the database', async () => {
    const { db } = database();
    const ours = db.transaction(async (tx) => {
      await tx.insert(counters).values({ id: 1, value: 1 });
      throw new Error('ours');
    });
    expect((await failureOf(ours)).message).toBe('ours');
    const theirs = db.transaction(async (tx) => {
      await tx.insert(counters).values({ id: 2, value: 1 });
      await tx.execute(sql`SELECT 1 / 0`);
    });
    expect((await failureOf(theirs)).code).toBe('22012');
    expect(await stored()).toEqual([]);
  });

  test('nest: the inner one rolls back alone', async () => {
    await database().db.transaction(async (tx) => {
      await tx.insert(counters).values({ id: 1, value: 1 });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(counters).values({ id: 2, value: 1 });
        await nested.execute(sql`SELECT 1 / 0`);
      });
      await failureOf(inner);
      await tx.insert(counters).values({ id: 3, value: 1 });
    });
    expect((await stored()).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('take an isolation level', async () => {
    const work = database().db.transaction(async (tx) => tx.insert(counters).values({ id: 1, value: 1 }), {
      isolationLevel: 'serializable',
      accessMode: 'read only',
    });
    expect((await failureOf(work)).code).toBe('25006');
  });

  test('fail where a statement failed and nobody looked: COMMIT would have thrown the rest away', async () => {
    const work = database().db.transaction(async (tx) => {
      await tx.insert(counters).values({ id: 1, value: 1 });
      await tx.execute(sql`SELECT 1 / 0`).catch(() => {});
    });
    expect((await failureOf(work)).message).toContain('rolled back');
    expect(await stored()).toEqual([]);
  });

  test('refuse the database inside, in place of hanging or escaping', async () => {
    const { db, client } = database();
    const query = db.transaction(async () => db.select().from(counters));
    expect((await failureOf(query)).message).toContain('Use the transaction (tx)');
    const nested = db.transaction(async () => db.transaction(async () => {}));
    expect((await failureOf(nested)).message).toContain('Use the transaction (tx)');
    expect((await failureOf(client.transaction(() => client.close()))).message).toContain(
      'Use the transaction (tx)',
    );
    expect(await stored()).toEqual([]);
  });

  test('refuse a statement after their end', async () => {
    const { client } = database();
    let kept: SqlSession | undefined;
    await client.transaction(async (tx) => {
      kept = tx;
    });
    const late = kept?.query('INSERT INTO contract_counters VALUES (1, 1)');
    expect((await failureOf(Promise.resolve(late))).message).toContain('after the end');
    expect(await stored()).toEqual([]);
  });

  test('end when they last too long, and what they do later is refused', async () => {
    const { client } = database();
    let late: Promise<unknown> = Promise.resolve();
    const slow = client.transaction(
      async (tx) => {
        await tx.query('INSERT INTO contract_counters VALUES (1, 1)');
        late = pause(1_500).then(() => tx.query('INSERT INTO contract_counters VALUES (2, 2)'));
        await late;
      },
      { timeoutMs: 1_000 },
    );
    expect((await failureOf(slow)).code).toBe('57P05');
    expect((await failureOf(late)).message).toContain('after the end');
    expect(await stored()).toEqual([]);
  });

  test('leave nothing behind for others when a script fails between BEGIN and COMMIT', async () => {
    const { client } = database();
    const script = failureOf(
      client.exec('BEGIN; INSERT INTO contract_counters VALUES (9, 9); SELECT 1 / 0; COMMIT'),
    );
    const others = await Promise.all(Array.from({ length: 15 }, () => client.query('SELECT 1 AS one')));
    expect((await script).code).toBe('22012');
    expect(others.flatMap(({ rows }) => rows)).toEqual(Array(15).fill({ one: 1 }));
    await client.exec('BEGIN; INSERT INTO contract_counters VALUES (8, 8)');
    expect(await stored()).toEqual([]);
  });

  test('count right when twenty of them want the same row', async () => {
    const { db } = database();
    await db.insert(counters).values({ id: 1, value: 0 });
    const increment = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(counters).where(eq(counters.id, 1)).for('update');
        await tx
          .update(counters)
          .set({ value: (row?.value ?? 0) + 1 })
          .where(eq(counters.id, 1));
      });
    const loops = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 5; turn += 1) await increment();
    });
    await Promise.all(loops);
    expect(await stored()).toEqual([{ id: 1, value: 100 }]);
  });
});
