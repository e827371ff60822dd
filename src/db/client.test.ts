import { eq, sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { failureOf } from '#test/harness/failure.ts';

const items = pgTable('contract_items', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique('contract_items_slug'),
  title: text('title').notNull(),
  day: date('day'),
  at: timestamp('at', { withTimezone: true }),
  facts: jsonb('facts'),
  tags: text('tags').array(),
});

describe.each(engines)('the SQL client on %s', (engine) => {
  const database = useDatabase(engine);

  beforeAll(async () => {
    await database().client.exec(`
      CREATE TABLE contract_items (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, slug text NOT NULL CONSTRAINT contract_items_slug UNIQUE,
        title text NOT NULL, day date, at timestamptz, facts jsonb, tags text[]
      )`);
  });

  test('gives back through drizzle what was put in', async () => {
    const { db } = database();
    const values = {
      slug: 'a',
      title: 'Ação 🎧',
      day: '2026-02-28',
      at: new Date('2026-01-02T03:04:05.678Z'),
      facts: { list: [1, 'x', null] },
      tags: ['x', 'y,"z\\', ''],
    };
    const [inserted] = await db.insert(items).values(values).returning();
    expect(inserted).toMatchObject({ id: 1, ...values });
    expect(await db.select().from(items).where(eq(items.slug, 'a'))).toEqual([{ id: 1, ...values }]);
    const updated = await db.update(items).set({ title: 'Outra' }).where(eq(items.id, 1));
    expect(updated.affectedRows).toBe(1);
  });

  test('reads plain SQL values alike', async () => {
    const { rows } = await database().db.execute(sql`
      SELECT count(*) AS counted, 9007199254740993::bigint AS big, array[1, 2]::bigint[] AS bigs, 1.5::numeric AS exact,
        1.5::float8 AS float, true AS yes, null AS nothing, array[1, 2] AS numbers, '{"a":[1]}'::jsonb AS json,
        '2026-01-02 03:04:05+00'::timestamptz AS moment, '2026-01-02'::date AS day, '1 day'::interval AS span,
        array['2026-01-02'::date] AS days, 'x'::varchar AS word
      FROM generate_series(1, 3)`);
    expect(rows[0]).toEqual({
      counted: 3,
      big: 9007199254740993n,
      bigs: [1, 2],
      exact: '1.5',
      float: 1.5,
      yes: true,
      nothing: null,
      numbers: [1, 2],
      json: { a: [1] },
      moment: '2026-01-02 03:04:05+00',
      day: '2026-01-02',
      span: '1 day',
      days: '{2026-01-02}',
      word: 'x',
    });
    const { rows: bytes } = await database().client.query<{ bytes: Uint8Array }>(
      "SELECT '\\x01ff'::bytea AS bytes",
    );
    expect([...(bytes[0]?.bytes ?? [])]).toEqual([1, 255]);
  });

  test('takes parameters alike', async () => {
    const moment = new Date('2026-01-02T03:04:05.678Z');
    const { rows } = await database().client.query(
      `SELECT $1::jsonb AS json, $2::text[] AS words, $3::timestamptz = '2026-01-02 03:04:05.678+00' AS same,
        $4::int AS number, $5::bool AS no, $6::bigint AS big, $7::text AS nothing`,
      [{ k: [1] }, ['p', 'q'], moment, 5, false, 9007199254740993n, undefined],
    );
    expect(rows).toEqual([
      {
        json: { k: [1] },
        words: ['p', 'q'],
        same: true,
        number: 5,
        no: false,
        big: 9007199254740993n,
        nothing: null,
      },
    ]);
  });

  test('answers in arrays, and with one result for each statement of a script', async () => {
    const { client } = database();
    const arrays = await client.query('SELECT 1 AS a, 2 AS a', [], { rowMode: 'array' });
    expect(arrays.rows).toEqual([[1, 2]]);
    const results = await client.exec(`
      CREATE TABLE script (n int); INSERT INTO script VALUES (1), (2); UPDATE script SET n = 3 WHERE n = 2; SELECT n FROM script`);
    expect(results.map(({ command, affectedRows }) => [command, affectedRows])).toEqual([
      ['CREATE', 0],
      ['INSERT', 2],
      ['UPDATE', 1],
      ['SELECT', 0],
    ]);
    expect(results[3]?.rows).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test('carries the facts of an error across', async () => {
    const { db, client } = database();
    await db.insert(items).values({ slug: 'twice', title: 'one' });
    const duplicate = await failureOf(db.insert(items).values({ slug: 'twice', title: 'two' }));
    expect(duplicate).toBeInstanceOf(Error);
    expect(duplicate).toMatchObject({
      code: '23505',
      constraint: 'contract_items_slug',
      table: 'contract_items',
    });
    expect(duplicate.detail).toContain('(twice)');
    expect(await failureOf(client.query('SELECT nowhere'))).toMatchObject({ code: '42703', position: '8' });
    expect(await failureOf(client.query('SELEC 1'))).toMatchObject({ code: '42601' });
    expect((await failureOf(client.query('SELECT nowhere'))).stack).toContain('client.test.ts');
  });

  test('survives a value that cannot be sent', async () => {
    const { client } = database();
    await failureOf(client.query('SELECT $1::bool', ['neither']));
    await client.query('SELECT $1::text', [Symbol('no value')]).catch(() => {});
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('has the extensions for search', async () => {
    const { client } = database();
    await client.exec('CREATE EXTENSION IF NOT EXISTS unaccent; CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const { rows } = await client.query(
      "SELECT unaccent('AÇÃO') AS plain, similarity('som', 'som') AS alike",
    );
    expect(rows).toEqual([{ plain: 'ACAO', alike: 1 }]);
  });
});
