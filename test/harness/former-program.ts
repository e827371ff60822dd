import fs from 'node:fs';
import path from 'node:path';
import type { SqlSession } from '#db/client.ts';

interface FormerTable {
  name: string;
  columns: Record<string, { name: string; type: string; notNull: boolean; generated?: object }>;
  indexes: Record<string, { isUnique: boolean }>;
  uniqueConstraints: Record<string, unknown>;
  checkConstraints: Record<string, unknown>;
  foreignKeys: Record<string, unknown>;
  compositePrimaryKeys: Record<string, unknown>;
}

/** What a program knew of its tables when this migration was its newest: drizzle's snapshot of that day. */
export function formerTables(migration: string): FormerTable[] {
  const number = migration.split('_')[0];
  const file = path.resolve(import.meta.dirname, `../../src/db/migrations/meta/${number}_snapshot.json`);
  const { tables } = JSON.parse(fs.readFileSync(file, 'utf8')) as { tables: Record<string, FormerTable> };
  return Object.values(tables);
}

interface Column {
  name: string;
  type: string;
  required: boolean;
  /** Something is put there for whoever says nothing. */
  filled: boolean;
}

const COLUMNS = `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required,
    atthasdef OR attidentity <> '' AS filled
  FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`;
/** What refuses rows, and the columns that it looks at. */
const RULES = `SELECT rules.name, array_agg(attname::text) FILTER (WHERE attname IS NOT NULL) AS columns FROM (
    SELECT relname::text AS name, indrelid AS of, indkey::int2[] AS keys
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indisunique AND NOT indisprimary
    UNION ALL
    SELECT conname::text, conrelid, conkey FROM pg_constraint WHERE contype IN ('c', 'f', 'x')
  ) rules LEFT JOIN pg_attribute ON attrelid = rules.of AND attnum = ANY (rules.keys)
  WHERE rules.of = to_regclass($1) GROUP BY rules.name`;

/** As the database spells it. */
const typeOf = (written: string) =>
  written.replace('bigserial', 'bigint').replace('timestamp (', 'timestamp(').replace(', ', ',');

/** Everything in a database at which a program would fail that knows these tables and no others. */
export async function stumblesOf(session: SqlSession, tables: FormerTable[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const here = `public."${table.name}"`;
    const now = new Map((await session.query<Column>(COLUMNS, [here])).rows.map((each) => [each.name, each]));
    if (now.size === 0) found.push(`${table.name} is gone`);
    for (const { name, type, notNull } of now.size === 0 ? [] : Object.values(table.columns)) {
      const column = now.get(name);
      now.delete(name);
      if (!column) found.push(`${table.name}.${name} is gone`);
      else if (column.type !== typeOf(type)) found.push(`${table.name}.${name} is ${column.type}`);
      else if (column.required && !notNull) found.push(`${table.name}.${name} wants a value`);
    }
    for (const { name, required, filled } of now.values())
      if (required && !filled) found.push(`${table.name}.${name} wants a value`);
    const known = [table.indexes, table.uniqueConstraints, table.checkConstraints, table.foreignKeys];
    const { rows } = await session.query<{ name: string; columns: string[] | null }>(RULES, [here]);
    for (const { name, columns } of rows) {
      const isOfTheirs = !columns || columns.some((each) => each in table.columns);
      // Postgres shortens what is longer than it allows.
      const isKnown = known.some((each) => Object.keys(each).some((full) => full.slice(0, 63) === name));
      if (isOfTheirs && !isKnown) found.push(`${table.name} has the new rule ${name}`);
    }
  }
  return found;
}
