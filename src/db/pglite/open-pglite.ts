import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { RAW_TYPES } from '../raw-types.ts';
import { notDurable, unopenable } from '../start-error.ts';
import { createDatabase, holdsDatabase } from './data-dir.ts';
import { DurableNodeFS, startParams } from './durable-fs.ts';

interface OpenPgliteOptions {
  /** `false` is for a throw-away copy in a test, nothing else. */
  durable?: boolean;
  /** `false` refuses where there is no database yet. */
  create?: boolean;
  createFiles?: (dataDir: string) => DurableNodeFS;
}

/** Must run inside the thread that will use the database, with the data directory locked. */
export async function openPglite(dataDir: string, options: OpenPgliteOptions = {}): Promise<PGlite> {
  const { durable = true, create = true, createFiles = (folder) => new DurableNodeFS(folder) } = options;
  if (!holdsDatabase(dataDir)) {
    if (!create) throw unopenable(dataDir, 'its files are gone');
    await createDatabase(dataDir);
  }
  const files = createFiles(dataDir);
  const database = await PGlite.create({
    dataDir,
    fs: files,
    startParams: startParams(durable),
    extensions: { amcheck, pg_trgm, unaccent },
  });
  // Only now: what it is given at its opening it overwrites for arrays, and what comes with a query it copies each time.
  for (const type of RAW_TYPES) database.parsers[type] = (value) => value;
  if (durable) await assertCommitsReachTheDisk(database, files, dataDir);
  return database;
}

/** The fsync hook reaches into PGlite's internals: one commit shows whether it is still called. */
async function assertCommitsReachTheDisk(
  database: PGlite,
  files: DurableNodeFS,
  dataDir: string,
): Promise<void> {
  const before = files.syncs;
  await database.exec("SELECT pg_logical_emit_message(true, 'boot', '')"); // writes to the log, and to no table
  if (files.syncs > before && !files.failure) return;
  const cause = files.failure?.message ?? 'PGlite did not flush its log';
  await database.close().catch(() => {});
  throw notDurable(dataDir, cause);
}
