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

/** From here on nothing can be written; and whoever could do everything can only read tables. */
export async function closeForWriting(tx: SqlSession): Promise<void> {
  await tx.exec('SET TRANSACTION READ ONLY');
  await tx.exec('SET LOCAL standard_conforming_strings = on');
  const { rows } = await tx.query<{ mighty: boolean }>(
    'SELECT rolsuper AS mighty FROM pg_roles WHERE rolname = current_user',
  );
  if (rows[0]?.mighty) await tx.exec('SET LOCAL ROLE pg_read_all_data');
}
