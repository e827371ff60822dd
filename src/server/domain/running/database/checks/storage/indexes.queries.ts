import { sql } from 'drizzle-orm';
import { quoteIdentifier } from '#db/client.ts';
import type { Db } from '#db/open.ts';

export interface IndexName extends Record<string, unknown> {
  id: number;
  schema: string;
  name: string;
  table: string;
  isValid: boolean;
}

/** Those that can be checked: trees. Others are rare, and made of the same rows. */
export async function listIndexes(db: Db): Promise<IndexName[]> {
  const { rows } = await db.execute<IndexName>(sql`
    SELECT indexes.oid::bigint AS id, nspname AS schema, indexes.relname AS name, tables.relname AS table,
      indisvalid AS "isValid"
    FROM pg_index
    JOIN pg_class indexes ON indexes.oid = indexrelid
    JOIN pg_class tables ON tables.oid = indrelid
    JOIN pg_namespace ON pg_namespace.oid = indexes.relnamespace
    JOIN pg_am ON pg_am.oid = indexes.relam
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' AND indexes.relkind = 'i' AND amname = 'btree'
    ORDER BY 2, 3`);
  return rows;
}

export async function hasAmcheck(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM pg_extension WHERE extname = 'amcheck'`);
  return rows.length > 0;
}

export const createAmcheck = (db: Db) => db.execute(sql`CREATE EXTENSION IF NOT EXISTS amcheck`);
export const dropAmcheck = (db: Db) => db.execute(sql`DROP EXTENSION IF EXISTS amcheck`);

/** Throws where the index is not in order, or does not have every row of its table. */
export const checkIndex = (db: Db, id: number) => db.execute(sql`SELECT bt_index_check(${id}::oid, true)`);

export const rebuildIndex = (tx: Db, { schema, name }: Pick<IndexName, 'schema' | 'name'>) =>
  tx.execute(sql.raw(`REINDEX INDEX ${quoteIdentifier(schema)}.${quoteIdentifier(name)}`));
