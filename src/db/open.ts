import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import type { SqlClient } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { assertHeard } from './pg/assert-heard.ts';
import { PgClient, type PgOptions } from './pg/client.ts';
import { PgliteClient } from './pglite/client.ts';
import type { Replica } from './replica/replica.ts';
import { startUpkeep } from './upkeep.ts';

/** Also what `db.transaction` hands out: a query function that takes a `Db` works inside one. */
export type Db = PgDatabase<PgliteQueryResultHKT>;
export interface Database {
  client: SqlClient;
  db: Db;
  /** Where a server answers readers that follows this one. */
  replica?: Replica | undefined;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL server; without it the database is embedded and lives in `dataDir`. */
  url?: string | undefined;
  /** The server's own address, where `url` is that of a pooler. */
  listenUrl?: string | undefined;
  /** A streaming replica of the server, for who only reads. */
  readUrl?: string | undefined;
  /** Told why the replica cannot be used, and when it can again. */
  onReplica?: ((sentence: string) => void) | undefined;
  /** How many connections to the server at most, besides the one that listens; and to its replica. */
  connections?: number | undefined;
  dataDir: string;
  onProgress?: ((message: string) => void) | undefined;
  /** The embedded database was lost and does not open again: queries are refused until it does. */
  onFatal?: ((error: Error) => void) | undefined;
}

/** Opens and migrates. A start that cannot succeed throws a `DatabaseStartError` and changes nothing. */
export async function openDatabase({
  url,
  listenUrl,
  connections,
  dataDir,
  onProgress,
  onFatal,
  readUrl,
  onReplica = () => {},
}: OpenDatabaseOptions): Promise<Database> {
  const main = url
    ? await PgClient.open(url, { maxConnections: connections, listenUrl })
    : await PgliteClient.open(path.join(dataDir, 'database'), { onProgress, onFatal });
  try {
    if (url) await assertHeard(main, { url, listenUrl });
    await migrateDatabase(main, onProgress);
    const { client, replica } = readUrl
      ? await (await loadReplica()).openReplica(main, { url: readUrl, connections, onChange: onReplica })
      : { client: main, replica: undefined };
    const stopUpkeep = main instanceof PgliteClient ? startUpkeep(main) : () => {};
    const close = async () => {
      stopUpkeep();
      await client.close();
    };
    return { client, db: drizzleOn(client), replica, close };
  } catch (error) {
    await main.close();
    throw error;
  }
}

/** Who has none does without its code. */
const loadReplica = () => import('./replica/open-replica.ts');

/** A few connections more to a database that this process has open and migrated already: for a thread of its own. */
export async function openBeside(url: string, options: PgOptions): Promise<Database> {
  const client = await PgClient.open(url, options);
  return { client, db: drizzleOn(client), close: () => client.close() };
}

/** Both clients have PGlite's shape, so one driver of drizzle serves both. */
export function drizzleOn(client: SqlClient): Db {
  return drizzle(client as unknown as PGlite);
}
