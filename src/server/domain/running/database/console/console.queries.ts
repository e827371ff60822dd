import { sql } from 'drizzle-orm';
import type { SqlSession } from '#db/client.ts';
import type { Db } from '#db/open.ts';

interface ColumnFacts extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
}

export async function listColumns(db: Db): Promise<ColumnFacts[]> {
  const { rows } = await db.execute<ColumnFacts>(sql`
    SELECT tables.relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_attribute JOIN pg_class tables ON tables.oid = attrelid
    WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind IN ('r', 'v')
      AND attnum > 0 AND NOT attisdropped
    ORDER BY tables.relname, attnum`);
  return rows;
}

/**
 * Functions by name, but for those that a column of tables or catalogs has as well: these can be asked for behind a dot.
 * Which they are, and that none of them does more than compute, a test says.
 */
export async function listCallableNames(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT proname AS name FROM pg_proc
    EXCEPT
    SELECT attname FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace IN ('public'::regnamespace, 'information_schema'::regnamespace, 'pg_catalog'::regnamespace)
      AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped`);
  return new Set(rows.map(({ name }) => name));
}

/** From here on nothing can be written; and whoever could do everything can only read tables. */
export async function closeForWriting(tx: SqlSession): Promise<void> {
  await tx.exec('SET TRANSACTION READ ONLY');
  await tx.exec('SET LOCAL standard_conforming_strings = on');
  const { rows } = await tx.query<{ mighty: boolean }>(
    'SELECT rolsuper AS mighty FROM pg_roles WHERE rolname = current_user',
  );
  if (rows[0]?.mighty) await tx.exec('SET LOCAL ROLE pg_read_all_data');
}
