import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import * as schema from './schema/all.ts';

const tables = Object.values<unknown>(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table));

/** As the database writes it. */
const typeOf = (declared: string) => declared.replace('serial', 'int').replace(/\s*([(,])\s*/g, '$1');

/** The migrations are written down once; what the program believes of its tables goes on changing. */
describe.each(engines)('the migrations on %s make', (engine) => {
  const database = useDatabase(engine);
  const rowsOf = async (query: ReturnType<typeof sql>) => (await database().db.execute(query)).rows;

  test.each(tables.map((table) => [table.name, table] as const))(
    '%s as the program knows it',
    async (name, table) => {
      const stored =
        await rowsOf(sql`SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS wanted
      FROM pg_attribute WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname`);
      const columns = table.columns.map((column) => ({
        name: column.name,
        type: typeOf(column.getSQLType()),
        wanted: column.notNull,
      }));
      expect(stored).toEqual(columns.sort((one, other) => (one.name < other.name ? -1 : 1)));

      const indexed =
        await rowsOf(sql`SELECT relname AS name, indisunique AS unique, indpred IS NOT NULL AS partial
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = ${name}::regclass`);
      const indexes = table.indexes.map(({ config }) => ({
        name: config.name,
        unique: config.unique ?? false,
        partial: config.where !== undefined,
      }));
      expect(indexed).toEqual(expect.arrayContaining(indexes));

      const bound = await rowsOf(
        sql`SELECT conname AS name FROM pg_constraint WHERE conrelid = ${name}::regclass`,
      );
      const bounds = [...table.checks, ...table.uniqueConstraints].map(({ name: constraint }) => ({
        name: constraint,
      }));
      const foreign = table.foreignKeys.map((key) => ({ name: key.getName() }));
      expect(bound).toEqual(expect.arrayContaining([...bounds, ...foreign]));
    },
  );
});
