import { sql } from 'drizzle-orm';
import { quoteIdentifier } from '#db/client.ts';
import type { Db } from '#db/open.ts';

interface TableFacts extends Record<string, unknown> {
  schema: string;
  name: string;
  estimate: number;
  bytes: number;
  indexBytes: number;
  deadRows: number;
  tidiedAt: string | null;
}

export async function findServer(db: Db) {
  const { rows } = await db.execute<{ version: string; bytes: number; mayCheckpoint: boolean }>(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
      rolsuper OR pg_has_role('pg_checkpoint', 'usage') AS "mayCheckpoint"
    FROM pg_roles WHERE rolname = current_user`);
  return rows[0] ?? { version: '', bytes: 0, mayCheckpoint: false };
}

/** A server may keep this to itself. */
export async function findCheckpoint(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`SELECT checkpoint_time AS at FROM pg_control_checkpoint()`,
  );
  return rows[0] ? new Date(rows[0].at) : null;
}

export async function listTables(db: Db): Promise<TableFacts[]> {
  const { rows } = await db.execute<TableFacts>(sql`
    SELECT schemaname AS schema, stats.relname AS name,
      greatest(tables.reltuples, stats.n_live_tup)::float8 AS estimate,
      pg_total_relation_size(relid)::float8 AS bytes, pg_indexes_size(relid)::float8 AS "indexBytes",
      n_dead_tup::float8 AS "deadRows", greatest(last_vacuum, last_autovacuum) AS "tidiedAt"
    FROM pg_stat_user_tables stats JOIN pg_class tables ON tables.oid = relid
    ORDER BY 4 DESC, 1, 2`);
  return rows;
}

/** Up to one more than the limit, so that a table of any size is counted in the same time. */
export async function countRows(
  db: Db,
  tables: Pick<TableFacts, 'schema' | 'name'>[],
  limit: number,
): Promise<Map<string, number>> {
  const parts = tables.map(({ schema, name }) => {
    const from = sql.raw(`${quoteIdentifier(schema)}.${quoteIdentifier(name)}`);
    return sql`SELECT ${`${schema}.${name}`}::text AS name,
      (SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${limit + 1}) counted)::int AS n`;
  });
  if (parts.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; n: number }>(sql.join(parts, sql` UNION ALL `));
  return new Map(rows.map(({ name, n }) => [name, n]));
}

export async function listAppliedMigrations(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ at: number }>(
    sql`SELECT created_at::float8 AS at FROM drizzle.__drizzle_migrations ORDER BY created_at DESC`,
  );
  return rows.map(({ at }) => at);
}

export async function listConnections(db: Db) {
  const { rows } = await db.execute<{ state: string; program: string; n: number }>(sql`
    SELECT coalesce(state, '') AS state, application_name AS program, count(*)::int AS n
    FROM pg_stat_activity WHERE datname = current_database()
    GROUP BY 1, 2 ORDER BY 3 DESC, 2, 1`);
  const most = await db.execute<{ n: number }>(sql`SELECT current_setting('max_connections')::int AS n`);
  return { most: most.rows[0]?.n ?? 0, open: rows };
}

/** What the server itself has written down; throws where it does not. */
export async function listServerStatements(db: Db, limit: number) {
  const { rows } = await db.execute<{ sql: string; calls: number; meanMs: number; maxMs: number }>(sql`
    SELECT query AS sql, calls::float8 AS calls, mean_exec_time AS "meanMs", max_exec_time AS "maxMs"
    FROM pg_stat_statements
    WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY max_exec_time DESC LIMIT ${limit}`);
  return rows;
}

export async function hasStatementStatistics(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_stat_statements'`);
  return rows.length > 0;
}
