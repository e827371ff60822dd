import { quoteIdentifier, type SqlSession } from '../client.ts';

export interface DumpColumn {
  name: string;
  /** As PostgreSQL spells it: a value's text becomes the value again by it. */
  type: string;
  /** Whether its order depends on a language, which no two servers need to share. */
  collates: boolean;
}

export interface DumpTable {
  name: string;
  columns: DumpColumn[];
  /** Its primary key; the whole row where there is none. */
  key: string[];
}

const TABLES = `
  SELECT tables.relname::text AS name,
    json_agg(json_build_object(
      'name', columns.attname,
      'type', format_type(columns.atttypid, columns.atttypmod),
      'collates', columns.attcollation <> 0
    ) ORDER BY columns.attnum) AS columns,
    coalesce((
      SELECT json_agg(parts.attname ORDER BY array_position(keys.indkey::int2[], parts.attnum))
      FROM pg_index keys
      JOIN pg_attribute parts ON parts.attrelid = keys.indrelid AND parts.attnum = ANY (keys.indkey)
      WHERE keys.indrelid = tables.oid AND keys.indisprimary
    ), '[]') AS key
  FROM pg_class tables
  JOIN pg_attribute columns ON columns.attrelid = tables.oid
  WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind = 'r'
    AND columns.attnum > 0 AND NOT columns.attisdropped AND columns.attgenerated = ''
  GROUP BY tables.oid, tables.relname
  ORDER BY tables.relname`;

/** Every table of the program, in the order of their names, with the columns that can be written. */
export async function listDumpTables(session: SqlSession): Promise<DumpTable[]> {
  const { rows } = await session.query<DumpTable>(TABLES);
  return rows;
}

export const tableName = (name: string): string => `public.${quoteIdentifier(name)}`;

export const tableNames = (tables: readonly Pick<DumpTable, 'name'>[]): string =>
  tables.map(({ name }) => tableName(name)).join(', ');
