import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { HOUR } from '#contract/site/durations.ts';
import type { SqlClient, SqlSession } from './client.ts';
import { DatabaseStartError } from './start-error.ts';
import { canBeReadBy, sayWhoCanRead } from './versions/readable-from.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 727_274;

/** Brings the database to this program's schema. Instances that start together wait for the one that migrates. */
export async function migrateDatabase(
  client: SqlClient,
  onProgress: (message: string) => void = () => {},
): Promise<void> {
  const known = latestMigration();
  if (await isUpToDate(client, known)) return;
  onProgress('Updating the database…');
  await client.transaction(
    async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
      if (await isUpToDate(tx, known)) return;
      await migrate(drizzle(migratorOn(tx)), { migrationsFolder });
      await sayWhoCanRead(tx);
    },
    { timeoutMs: HOUR },
  );
}

/** What this program brings a database to. */
export const latestMigration = (): number =>
  readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Where the migrations begin (decision 061): of what is older, this program knows no way on. */
export const baseline = (): number => readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;

/** Brings an empty database to the schema that an earlier program had. */
export async function migrateUpTo(client: SqlClient, moment: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).filter((each) => each.folderMillis <= moment);
  await client.transaction(
    async (tx) => {
      await tx.exec(`
        CREATE SCHEMA drizzle;
        CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
      for (const { sql, hash, folderMillis } of migrations) {
        for (const statement of sql) await tx.exec(statement);
        await tx.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
          hash,
          folderMillis,
        ]);
      }
    },
    { timeoutMs: HOUR },
  );
}

async function isUpToDate(session: SqlSession, known: number): Promise<boolean> {
  const applied = await lastApplied(session);
  if (applied > known) {
    // The way back: this version again, on what the next one has made of the database.
    if (await canBeReadBy(session, known)) return true;
    throw new DatabaseStartError(
      'newer',
      'The database was made by a newer version of this program. Start that version, or restore a backup from before the update.',
    );
  }
  if (applied !== 0 && applied < baseline()) {
    throw new DatabaseStartError(
      'too-old',
      'The database was made by a version that is too old to be brought up to date in one step. Start the last version before this one on it once, then this one.',
    );
  }
  return applied === known;
}

/** Zero where there is none yet. */
export async function lastApplied(session: SqlSession): Promise<number> {
  const table = await session.query<{ present: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS present",
  );
  if (!table.rows[0]?.present) return 0;
  const { rows } = await session.query<{ latest: number | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  );
  return rows[0]?.latest ?? 0;
}

/** The migrator opens a transaction of its own; here it gets the one that holds the lock. */
function migratorOn(tx: SqlSession): PGlite {
  const client = { ...tx, transaction: (work: (inner: SqlSession) => Promise<unknown>) => work(tx) };
  return client as unknown as PGlite;
}
