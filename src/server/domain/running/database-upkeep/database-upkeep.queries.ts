import { sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';

interface TableName {
  schema: string;
  name: string;
}

export async function listTables(db: Db): Promise<TableName[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    SELECT schemaname AS schema, relname AS name FROM pg_stat_user_tables ORDER BY schemaname, relname`);
  return rows;
}

export async function findDatabaseSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`SELECT pg_database_size(current_database())::float8 AS bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
