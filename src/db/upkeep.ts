import { DAY, MINUTE } from '#contract/site/durations.ts';
import { quoteIdentifier, type SqlClient } from './client.ts';
import { PgliteClient } from './pglite/client.ts';
import { outsideTransactionScope } from './transaction-scope.ts';

interface UpkeepOptions {
  everyMs?: number;
  onError?: (error: unknown) => void;
}

const STATEMENT_LIMIT_MS = 10 * MINUTE;
const LOG_LIMIT_BYTES = 32 * 1024 * 1024;

const LOG_SIZE = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`;

/** PostgreSQL's own thresholds for autovacuum; the last line keeps transaction numbers from running out. */
const WORN_TABLES = `
  SELECT format('%I.%I', schemas.nspname, tables.relname) AS name
  FROM pg_class tables
  JOIN pg_namespace schemas ON schemas.oid = tables.relnamespace
  LEFT JOIN pg_stat_all_tables stats ON stats.relid = tables.oid
  WHERE tables.relkind IN ('r', 'm') AND (
    stats.n_dead_tup > 50 + 0.2 * greatest(tables.reltuples, 0)
    OR stats.n_mod_since_analyze > 50 + 0.1 * greatest(tables.reltuples, 0)
    OR stats.n_ins_since_vacuum > 1000 + 0.2 * greatest(tables.reltuples, 0)
    OR age(tables.relfrozenxid) > 50000000
  )`;

const USER_TABLES = `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables`;

/** PGlite has neither autovacuum nor a checkpointer: this is both. A server does the same by itself. */
export function startUpkeep(client: PgliteClient, options: UpkeepOptions = {}): () => void {
  const { everyMs = MINUTE, onError = () => {} } = options;
  let lastFullRun = Date.now();
  let running = false;
  const round = async () => {
    if (running) return;
    running = true;
    try {
      const full = Date.now() - lastFullRun >= DAY;
      await runUpkeep(client, { full });
      if (full) lastFullRun = Date.now();
    } catch (error) {
      onError(error); // the next round tries again
    } finally {
      running = false;
    }
  };
  const timer = outsideTransactionScope(() => setInterval(() => void round(), everyMs).unref());
  return () => clearInterval(timer);
}

/** For a job that somebody watches, on either database; a server's own limit for a statement stands. */
export async function vacuumTable(client: SqlClient, schema: string, name: string): Promise<void> {
  const statement = `VACUUM (ANALYZE) ${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
  await (client instanceof PgliteClient
    ? client.exec(statement, STATEMENT_LIMIT_MS)
    : client.exec(statement));
}

/** Where the role may not, PostgreSQL says so. */
export async function checkpoint(client: SqlClient): Promise<void> {
  await (client instanceof PgliteClient
    ? client.exec('CHECKPOINT', STATEMENT_LIMIT_MS)
    : client.exec('CHECKPOINT'));
}

/** Table by table, so that no query waits for more than one of them. `full` does not trust the counters. */
export async function runUpkeep(client: PgliteClient, { full = false } = {}): Promise<void> {
  await client.query('SELECT pg_stat_force_next_flush()'); // else the counters lag behind, or stay at nothing
  const tables = await client.query<{ name: string }>(full ? USER_TABLES : WORN_TABLES);
  for (const { name } of tables.rows) await client.exec(`VACUUM (ANALYZE) ${name}`, STATEMENT_LIMIT_MS);
  const log = await client.query<{ bytes: number }>(LOG_SIZE);
  if (full || (log.rows[0]?.bytes ?? 0) > LOG_LIMIT_BYTES)
    await client.exec('CHECKPOINT', STATEMENT_LIMIT_MS);
}
