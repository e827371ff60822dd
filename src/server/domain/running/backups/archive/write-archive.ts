import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ORIGINALS, originalFile } from '#server/domain/writing/media/original-store.ts';
import { type ArchiveHead, type ArchiveManifest, HEAD_NAME, MANIFEST_NAME } from './manifest.ts';
import { sealArchive } from './sealed-archive.ts';

/** Takes the archive's bytes as they come; it is over when they are where they are to stay. */
export type Sink = (body: Readable) => Promise<void>;

export interface ArchiveWriter {
  head(head: ArchiveHead): Promise<void>;
  picture(name: string, bytes: Buffer): Promise<void>;
  rows(table: string, lines: readonly string[]): Promise<void>;
  manifest(manifest: ArchiveManifest): Promise<void>;
}

export interface WrittenArchive {
  bytes: number;
  sha256: string;
}

/** Every system can open it; and pictures, which are most of it, are as small as they get. */
const COMPRESSION = { level: 3 };

/**
 * A tar with gzip around it, and encryption around that where there is a passphrase, made as it is sent: nothing of it
 * waits in memory or on a disk in between.
 */
export async function writeArchive(
  sink: Sink,
  work: (archive: ArchiveWriter) => Promise<void>,
  passphrase?: string,
): Promise<WrittenArchive> {
  const tar = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });

  const add = (name: string, body: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(new NobodyReads()) : resolve());
      if (tar.destroyed) return reject(new NobodyReads());
      // Through the entry's own stream, which waits for a slow reader; a buffer handed over would not.
      tar.entry({ name, size: body.length }, settle).end(body);
    });
  const parts = new Map<string, number>();
  const archive: ArchiveWriter = {
    head: (head) => add(HEAD_NAME, Buffer.from(JSON.stringify(head, null, 2))),
    picture: (name, picture) => add(ORIGINALS + originalFile(name), picture),
    rows(table, lines) {
      const part = (parts.get(table) ?? 0) + 1;
      parts.set(table, part);
      const name = `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;
      return add(name, Buffer.from(`${lines.join('\n')}\n`));
    },
    manifest: (manifest) => add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2))),
  };

  const fill = async () => {
    try {
      await work(archive);
      tar.finalize();
    } catch (error) {
      // Whoever takes the bytes must not take half an archive for a whole one.
      tar.destroy(error as Error);
      throw error;
    }
  };
  const [filled, packed, taken] = await Promise.allSettled([
    fill(),
    passphrase
      ? pipeline(tar, createGzip(COMPRESSION), (bytes) => sealArchive(bytes, passphrase), meter)
      : pipeline(tar, createGzip(COMPRESSION), meter),
    sink(meter).catch((error: unknown) => {
      meter.destroy(error as Error);
      throw error;
    }),
  ]);
  if (filled.status === 'rejected' && !(filled.reason instanceof NobodyReads)) throw filled.reason;
  for (const each of [taken, packed, filled]) if (each.status === 'rejected') throw each.reason;
  return { bytes, sha256: hash.digest('hex') };
}

/** The place that takes the archive has given up; why, it says itself. */
class NobodyReads extends Error {
  override readonly name = 'NobodyReads';
}
