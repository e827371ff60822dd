import { createHash } from 'node:crypto';
import type { BackupHoldings } from '#contract/running/backups/backups.words.ts';
import type { SqlClient, SqlSession } from '#db/client.ts';
import { readRows } from '#db/dump/rows.ts';
import { readSequences } from '#db/dump/sequences.ts';
import { createTableSum, type TableSum } from '#db/dump/sums.ts';
import { type DumpTable, listDumpTables } from '#db/dump/tables.ts';
import { lastApplied } from '#db/migrate.ts';
import type { OriginalStore } from '#server/domain/writing/media/original-store.ts';
import { ARCHIVE_FORMAT, type ArchiveManifest } from './archive/manifest.ts';
import { createSecretFilter, KEYS_TABLE, type SecretFilter } from './archive/secret-filter.ts';
import { type ArchiveWriter, type Sink, type WrittenArchive, writeArchive } from './archive/write-archive.ts';
import { listPictureNames } from './backup-rows.queries.ts';
import { sortTables } from './kept-tables.ts';

export interface Watcher {
  /** How far it has come; throws once it is to stop. */
  progress: (done: number, total: number) => void;
}

interface ArchiveParts extends Watcher {
  /** Where the tables are described: the database itself, or the transaction that holds it. */
  session: SqlSession | SqlClient;
  /** Hands out a session in which everything stays as it is at one moment. */
  snapshot: <T>(work: (session: SqlSession) => Promise<T>) => Promise<T>;
  originals: Pick<OriginalStore, 'read'>;
  program: string;
  at: Date;
  sink: Sink;
  holds: BackupHoldings;
  passphrase?: string | undefined;
}

export interface MadeArchive extends WrittenArchive {
  manifest: ArchiveManifest;
  migration: number;
  isSealed: boolean;
}

/** Rows of one entry: as many as come at once, up to so many bytes. */
const ENTRY_BYTES = 1024 * 1024;

const headTable = ({ name, columns }: DumpTable) => ({ name, columns: columns.map((column) => column.name) });

async function writeTable(
  archive: ArchiveWriter,
  session: SqlSession,
  { table, filter }: { table: DumpTable; filter: SecretFilter | undefined },
): Promise<TableSum> {
  const named = headTable(table);
  const sum = createTableSum();
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length > 0) await archive.rows(table.name, waiting);
    waiting = [];
    bytes = 0;
  };
  for await (const found of readRows(session, table)) {
    const lines = filter?.lines(named, found) ?? found;
    sum.add(lines);
    for (const line of lines) {
      waiting.push(line);
      bytes += line.length;
      if (bytes >= ENTRY_BYTES) await flush();
    }
  }
  await flush();
  return sum.end();
}

/** Adds pictures, each once, and knows which there were none of. */
function pictureWriter(archive: ArchiveWriter, originals: Pick<OriginalStore, 'read'>) {
  const hash = createHash('sha256');
  const added = new Set<string>();
  const sums = { count: 0, bytes: 0 };
  return {
    has: (name: string) => added.has(name),
    async add(name: string): Promise<void> {
      const picture = added.has(name) ? undefined : await originals.read(name);
      if (!picture) return;
      await archive.picture(name, picture);
      hash.update(name).update(picture);
      added.add(name);
      sums.count += 1;
      sums.bytes += picture.length;
    },
    end: (named: string[]) => ({
      ...sums,
      sha256: hash.digest('hex'),
      missing: named.filter((name) => !added.has(name)),
    }),
  };
}

/**
 * Everything of one moment. Pictures come first, and those that were brought in meanwhile last: what is deleted on the
 * way is in it all the same, and rows are read without a pause in between.
 */
export async function makeArchive(parts: ArchiveParts): Promise<MadeArchive> {
  const { session, snapshot, originals, program, at, sink, progress, holds, passphrase } = parts;
  if ((holds === 'encrypted') !== (passphrase !== undefined))
    throw new Error('One that is called encrypted has a passphrase, and no other.');
  const filter = holds === 'without_secrets' ? createSecretFilter() : undefined;
  const { kept, without } = sortTables(await listDumpTables(session));
  const migration = await lastApplied(session);
  const known = await listPictureNames(session);
  const total = known.length + kept.length;
  let done = 0;
  const step = () => {
    done += 1;
    progress(done, total);
  };
  let manifest: ArchiveManifest | undefined;
  const fill = async (archive: ArchiveWriter) => {
    const head = {
      format: ARCHIVE_FORMAT,
      program,
      migration,
      madeAt: at.toISOString(),
      without,
      tables: kept.map(headTable),
    };
    await archive.head(filter?.head(head) ?? head);
    const pictures = pictureWriter(archive, originals);
    for (const name of known) {
      await pictures.add(name);
      step();
    }
    const tables: ArchiveManifest['tables'] = {};
    const { named, sequences } = await snapshot(async (moment) => {
      for (const table of kept) {
        const sum = await writeTable(archive, moment, { table, filter });
        if (!filter || table.name !== KEYS_TABLE) tables[table.name] = sum;
        step();
      }
      return { named: await listPictureNames(moment), sequences: await readSequences(moment) };
    });
    for (const name of named) await pictures.add(name);
    const leftOut = filter && { leftOut: filter.leftOut() };
    manifest = { tables, pictures: pictures.end(named), sequences, ...leftOut };
    await archive.manifest(manifest);
  };
  const written = await writeArchive(sink, fill, passphrase);
  if (!manifest) throw new Error('An archive without a manifest was written.');
  return { ...written, manifest, migration, isSealed: holds === 'encrypted' };
}
