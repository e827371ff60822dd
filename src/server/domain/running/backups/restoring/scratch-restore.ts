import { HOUR } from '#contract/site/durations.ts';
import type { SqlClient } from '#db/client.ts';
import { readRows } from '#db/dump/rows.ts';
import { withScratchDatabase } from '#db/dump/scratch.ts';
import { advanceSequences, readSequences, type Sequences } from '#db/dump/sequences.ts';
import { listDumpTables } from '#db/dump/tables.ts';
import { latestMigration, migrateDatabase } from '#db/migrate.ts';
import { KEYS_TABLE } from '../archive/secret-filter.ts';
import { listPictureNames } from '../backup-rows.queries.ts';
import { sortTables } from '../kept-tables.ts';
import { type LocalArchive, rowsOf } from '../local-archive.ts';
import type { Watcher } from '../make-archive.ts';
import { fillTables, matchTables, type RowSource } from './fill-tables.ts';

/** What a restore takes its rows from. */
export interface RestoreSource {
  tables: LocalArchive['head']['tables'];
  rows: RowSource;
  sequences: Sequences;
}

interface ScratchParts extends Partial<Watcher> {
  archive: LocalArchive;
  scratch: string;
}

/**
 * Restores a backup into an embedded database of its own, as the program that made it had it, and lets this program's
 * own migrations bring it up to date: whatever they do to rows, they do here as they did everywhere.
 */
export function withScratchRestore<T>(
  { archive, scratch, progress = () => {} }: ScratchParts,
  work: (restored: { client: SqlClient; pictures: string[] }) => Promise<T>,
): Promise<T> {
  return withScratchDatabase(scratch, archive.head.migration, async (client) => {
    const tables = matchTables(await listDumpTables(client), archive.head.tables);
    let done = 0;
    await client.transaction(
      (session) =>
        fillTables({
          session,
          tables,
          rows: rowsOf(archive),
          onTable: () => {
            done += 1;
            progress(done, tables.length);
          },
        }),
      { timeoutMs: HOUR },
    );
    await advanceSequences(client, archive.manifest.sequences);
    await migrateDatabase(client);
    return work({ client, pictures: await listPictureNames(client) });
  });
}

/** A backup of this program's own schema is read as it is; an older one by way of a database of its own. */
export function withRestoreSource<T>(
  parts: ScratchParts,
  work: (source: RestoreSource) => Promise<T>,
): Promise<T> {
  const { head, manifest } = parts.archive;
  if (head.migration === latestMigration())
    return work({ tables: head.tables, rows: rowsOf(parts.archive), sequences: manifest.sequences });
  return withScratchRestore(parts, async ({ client }) => {
    const all = sortTables(await listDumpTables(client)).kept;
    const kept = manifest.leftOut ? all.filter(({ name }) => name !== KEYS_TABLE) : all;
    const tables = kept.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
    return client.transaction(
      async (session) => {
        async function* rows(): RowSource {
          for (const table of kept)
            for await (const lines of readRows(session, table)) yield { table: table.name, lines };
        }
        return work({ tables, rows: rows(), sequences: await readSequences(session) });
      },
      { timeoutMs: HOUR },
    );
  });
}
