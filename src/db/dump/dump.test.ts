import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import type { SqlSession } from '../client.ts';
import { insertRows, readRows } from './rows.ts';
import { advanceSequences, readSequences } from './sequences.ts';
import { isSameSum, sumOf } from './sums.ts';
import { type DumpTable, listDumpTables, tableName } from './tables.ts';
import { withoutRules } from './without-rules.ts';

const ODD = 'dump_odd';
const columns = `id bigserial PRIMARY KEY, words text, many text[], moment timestamptz, day date, amount numeric,
  real real, double float8, flag boolean, bytes bytea, doc jsonb, code uuid, big bigint, span interval`;

/** PostgreSQL stores no zero byte, and no half of a pair. */
const text = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((each) => each.replaceAll('\0', '').toWellFormed());
const json = fc
  .jsonValue({ stringUnit: 'grapheme' })
  .map((value) => JSON.stringify(value).replaceAll('\\u0000', ''));
const odd = fc.record({
  words: fc.option(text),
  many: fc.option(fc.array(fc.option(text), { maxLength: 4 })),
  moment: fc.option(
    fc.oneof(
      fc.constantFrom(
        'infinity',
        '-infinity',
        '0044-03-15 12:00:00+00 BC',
        '2026-02-03 04:05:06.123456+05:45',
      ),
      fc
        .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-01-01') })
        .map((date) => date.toISOString()),
    ),
  ),
  day: fc.option(fc.constantFrom('2024-02-29', '0001-01-01', 'infinity')),
  amount: fc.option(fc.constantFrom('NaN', '1.10', '0.000', '-12345678901234567890.0987654321', '1e-20')),
  real: fc.option(fc.float().map(String)),
  double: fc.option(fc.double().map(String)),
  flag: fc.option(fc.boolean()),
  bytes: fc.option(
    fc.uint8Array({ maxLength: 30 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
  ),
  doc: fc.option(fc.oneof(json, fc.constant('null'), fc.constant('{"a": 1.10, "b": 1e400}'))),
  code: fc.option(fc.uuid()),
  big: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
  span: fc.option(fc.constantFrom('1 year 2 mons -3 days 04:05:06.000007', '00:00:00')),
});
type Odd = Partial<Record<keyof (typeof odd extends fc.Arbitrary<infer T> ? T : never), unknown>>;

const linesOf = async (session: SqlSession, table: DumpTable) =>
  (await Array.fromAsync(readRows(session, table))).flat();

describe.each(engines)('rows on their way out and back, on %s', (engine) => {
  const database = useDatabase(engine);
  const table = async (name: string) => {
    const found = (await listDumpTables(database().client)).find((each) => each.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  beforeEach(() => database().client.exec(`DROP TABLE IF EXISTS ${ODD}; CREATE TABLE ${ODD} (${columns})`));

  async function insertOdd(row: Odd): Promise<void> {
    const names = Object.keys(row);
    const values = names.map(
      (name, place) => `$${place + 1}::text${name === 'many' ? '[]' : ''}::${typeOf(name)}`,
    );
    await database().client.query(
      `INSERT INTO ${ODD} (${names.join(', ')}) VALUES (${values.join(', ')})`,
      Object.values(row),
    );
  }
  const typeOf = (name: string) => columns.match(new RegExp(`\\b${name} (\\S+?)(,|$)`))?.[1] ?? 'text';

  test('whatever a column can hold comes back as it was', async () => {
    const facts = await table(ODD);
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 5 }), async (rows) => {
        const { client } = database();
        await client.exec(`TRUNCATE ${tableName(ODD)}`);
        for (const row of rows) await insertOdd(row);
        await client.transaction(async (tx) => {
          const before = await linesOf(tx, facts);
          expect(before).toHaveLength(rows.length);
          await tx.exec(
            `CREATE TEMP TABLE kept ON COMMIT DROP AS TABLE ${tableName(ODD)}; TRUNCATE ${tableName(ODD)}`,
          );
          await insertRows(tx, facts, before);
          expect(await linesOf(tx, facts)).toEqual(before);
          // Not by its text alone: PostgreSQL compares the values themselves, byte by byte.
          const { rows: different } = await tx.query(
            `SELECT 1 FROM kept FULL JOIN ${tableName(ODD)} now USING (id) WHERE NOT (kept *= now) OR kept *= now IS NULL`,
          );
          expect(different).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('rows come in the order of the key, not of a language, and add up to the same sum', async () => {
    const { client } = database();
    await client.exec(
      `DROP TABLE ${ODD}; CREATE TABLE ${ODD} (a text, b int, note text, PRIMARY KEY (b, a))`,
    );
    await client.exec(
      `INSERT INTO ${ODD} VALUES ('b', 1, ''), ('B', 1, ''), ('á', 1, ''), ('a', 2, ''), ('a', 10, '')`,
    );
    const facts = await table(ODD);
    const keys = await client.transaction(async (tx) =>
      (await linesOf(tx, facts)).map((line) => JSON.parse(line).slice(0, 2).join('')),
    );
    expect(keys).toEqual(['B1', 'b1', 'á1', 'a2', 'a10']);
    const before = await client.transaction((tx) => sumOf(tx, facts));
    await client.exec(`UPDATE ${ODD} SET note = 'x' WHERE b = 10`);
    expect(isSameSum(before, await client.transaction((tx) => sumOf(tx, facts)))).toBe(false);
  });

  test('many rows are read some at a time', async () => {
    const { client } = database();
    await client.exec(`INSERT INTO ${ODD} (words) SELECT 'row ' || n FROM generate_series(1, 450) n`);
    const facts = await table(ODD);
    const sizes = await client.transaction(async (tx) =>
      (await Array.fromAsync(readRows(tx, facts))).map((part) => part.length),
    );
    expect(sizes).toEqual([200, 200, 50]);
  });

  test('rules rest while tables are filled, and hold again afterwards', async () => {
    const { client } = database();
    const tables = await listDumpTables(client);
    const rules = () =>
      client.query(
        `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1`,
      );
    const before = await rules();
    expect(before.rows.length).toBeGreaterThan(5);
    const orphan = (tx: SqlSession) =>
      tx.exec(
        "INSERT INTO reviews (product_id, locale, slug, title, body) VALUES (999, 'br', 'x', 'x', '{}')",
      );
    await client.transaction((tx) =>
      withoutRules(tx, tables, async () => {
        await orphan(tx);
        await tx.exec('DELETE FROM reviews');
        await tx.exec(
          "INSERT INTO categories (id, locale, slug, name) VALUES (77, 'br', 'counted', 'Counted')",
        );
        await tx.exec(
          "INSERT INTO posts (locale, slug, title, content, status, category_id) VALUES ('br', 'a', 'a', '{}', 'published', 77)",
        );
      }),
    );
    expect((await client.query('SELECT post_count AS n FROM categories WHERE id = 77')).rows).toEqual([
      { n: 0 },
    ]);
    expect((await rules()).rows).toEqual(before.rows);
    await client.exec(
      "INSERT INTO posts (locale, slug, title, content, status, category_id) VALUES ('br', 'b', 'b', '{}', 'published', 77)",
    );
    expect((await client.query('SELECT post_count AS n FROM categories WHERE id = 77')).rows).toEqual([
      { n: 1 },
    ]);
    await expect(
      client.transaction((tx) => withoutRules(tx, tables, () => orphan(tx))),
    ).rejects.toMatchObject({ code: '23503' });
    expect((await rules()).rows).toEqual(before.rows);
  });

  test('numbers go on from where they were, and never back', async () => {
    const { client } = database();
    await advanceSequences(client, { [ODD]: 40 });
    await advanceSequences(client, { [ODD]: 30 });
    expect((await readSequences(client))[ODD]).toBe(40);
    const { rows } = await client.query(`INSERT INTO ${ODD} (words) VALUES ('next') RETURNING id`);
    expect(rows).toEqual([{ id: 41 }]);
  });
});
