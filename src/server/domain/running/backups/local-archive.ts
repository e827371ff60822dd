import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withScratchFolder } from '#db/dump/scratch.ts';
import { baseline, latestMigration } from '#db/migrate.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { type ArchivePart, type CheckedArchive, checkArchive, readArchive } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import type { RowSource } from './restoring/fill-tables.ts';

/** An archive that was looked through from end to end, on this machine's own disk: encrypted there if it ever was. */
export interface LocalArchive extends CheckedArchive {
  parts: () => AsyncGenerator<ArchivePart>;
}

export interface StoreParts {
  objects: ObjectStore;
  scratch: string;
  passphrase?: string | undefined;
}

/** Whoever works with it must not depend on a store that may be slow or go away in between. */
export function withLocalArchive<T>(
  { objects, scratch, passphrase }: StoreParts,
  { key, sha256 }: { key: string; sha256: string },
  work: (archive: LocalArchive) => Promise<T>,
): Promise<T> {
  return withScratchFolder(scratch, async (folder) => {
    const stored = await objects.read(key);
    if (!stored) throw new BackupProblem('missing_file');
    const file = path.join(folder, 'backup.tar.gz');
    const hash = createHash('sha256');
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(stored, meter, createWriteStream(file));
    const archive = await openLocalArchive(file, passphrase);
    // After a look inside, which says what is wrong; this notices what is whole and not the same.
    if (hash.digest('hex') !== sha256) throw new BackupProblem('wrong_checksum');
    return work(archive);
  });
}

export async function openLocalArchive(file: string, passphrase?: string): Promise<LocalArchive> {
  const checked = await checkArchive(createReadStream(file), passphrase);
  if (checked.head.migration > latestMigration())
    throw new BackupProblem('newer_program', checked.head.program);
  if (checked.head.migration < baseline()) throw new BackupProblem('too_old', checked.head.program);
  return { ...checked, parts: () => readArchive(createReadStream(file), passphrase) };
}

export async function* rowsOf({ parts }: LocalArchive): RowSource {
  for await (const part of parts()) if (part.kind === 'rows') yield part;
}

export async function* picturesOf({ parts }: LocalArchive): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for await (const part of parts()) if (part.kind === 'picture') yield part;
}
