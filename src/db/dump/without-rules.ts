import { quoteIdentifier, type SqlSession } from '../client.ts';
import { type DumpTable, tableName } from './tables.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  SELECT tables.relname::text AS table, keys.conname::text AS name, pg_get_constraintdef(keys.oid) AS definition
  FROM pg_constraint keys
  JOIN pg_class tables ON tables.oid = keys.conrelid
  WHERE keys.contype = 'f' AND keys.connamespace = 'public'::regnamespace
  ORDER BY 1, 2`;

/**
 * Fills tables in any order and changes nothing of what is filled in: foreign keys are taken off and put back, which
 * checks every row at once; triggers rest. The tables' owner may do all of it, and a rollback undoes all of it.
 */
export async function withoutRules<T>(
  session: SqlSession,
  tables: readonly DumpTable[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows: keys } = await session.query<ForeignKey>(FOREIGN_KEYS);
  const trigger = (step: 'DISABLE' | 'ENABLE') =>
    tables.map(({ name }) => `ALTER TABLE ${tableName(name)} ${step} TRIGGER USER`);
  // In one message each: one by one they are hundreds of ways to the database and back.
  await session.exec(
    [
      ...keys.map(
        ({ table, name }) => `ALTER TABLE ${tableName(table)} DROP CONSTRAINT ${quoteIdentifier(name)}`,
      ),
      ...trigger('DISABLE'),
    ].join(';\n'),
  );
  const result = await work();
  await session.exec(
    [
      ...trigger('ENABLE'),
      ...keys.map(
        ({ table, name, definition }) =>
          `ALTER TABLE ${tableName(table)} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`,
      ),
    ].join(';\n'),
  );
  return result;
}
