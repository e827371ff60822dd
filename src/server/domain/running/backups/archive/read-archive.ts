import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { createTableSum, isSameSum } from '#db/dump/sums.ts';
import { ORIGINALS, originalName } from '#server/domain/writing/media/original-store.ts';
import { BackupProblem } from '../backup-problem.ts';
import {
  ARCHIVE_FORMAT,
  type ArchiveHead,
  type ArchiveManifest,
  HEAD_NAME,
  headSchema,
  MANIFEST_NAME,
  manifestSchema,
} from './manifest.ts';
import { openArchive } from './sealed-archive.ts';

export type ArchivePart =
  | { kind: 'head'; head: ArchiveHead }
  | { kind: 'picture'; name: string; bytes: Buffer }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'manifest'; manifest: ArchiveManifest };

const ROWS = /^tables\/([a-z_][a-z0-9_]{0,62})\/\d{6}\.ndjson$/;
/** Far more than any entry of ours, and far less than would hurt. */
const ENTRY_BYTES = 256 * 1024 * 1024;

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new BackupProblem('not_a_backup');
  }
}

function readHead(bytes: Buffer): ArchiveHead {
  const { format } = parsed(z.object({ format: z.int() }), bytes);
  if (format > ARCHIVE_FORMAT) throw new BackupProblem('newer_format', String(format));
  return parsed(headSchema, bytes);
}

async function partOf({ name, size }: Header, body: AsyncIterable<Uint8Array>): Promise<ArchivePart> {
  if (size > ENTRY_BYTES) throw new BackupProblem('not_a_backup', name);
  const bytes = await buffer(body);
  if (name === HEAD_NAME) return { kind: 'head', head: readHead(bytes) };
  if (name === MANIFEST_NAME) return { kind: 'manifest', manifest: parsed(manifestSchema, bytes) };
  const picture = name.startsWith(ORIGINALS) ? originalName(name.slice(ORIGINALS.length)) : undefined;
  if (picture) return { kind: 'picture', name: picture, bytes };
  const table = ROWS.exec(name)?.[1];
  if (table) return { kind: 'rows', table, lines: bytes.toString().split('\n').slice(0, -1) };
  throw new BackupProblem('not_a_backup', name);
}

/** Entry after entry, encrypted or not. What is not ours, was cut off or has changed ends in a `BackupProblem`. */
export async function* readArchive(source: Readable, passphrase?: string): AsyncGenerator<ArchivePart> {
  const tar = extract();
  let damage: unknown;
  const opened = (bytes: AsyncIterable<Uint8Array>) => openArchive(bytes, passphrase);
  const flow = pipeline(source, opened, createGunzip(), tar).catch((error: unknown) => {
    damage = error;
  });
  let isFirst = true;
  try {
    for await (const entry of tar) {
      const part = await partOf(entry.header, entry as AsyncIterable<unknown> as AsyncIterable<Uint8Array>);
      if (isFirst !== (part.kind === 'head')) throw new BackupProblem('not_a_backup');
      isFirst = false;
      yield part;
    }
    await flow;
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    damage ??= error;
  } finally {
    source.destroy();
    tar.destroy();
  }
  await flow; // over by now, and says best what was the matter
  if (damage instanceof BackupProblem) throw damage;
  if (damage) throw new BackupProblem(isFirst ? 'not_a_backup' : 'broken_file');
}

export interface CheckedArchive {
  head: ArchiveHead;
  manifest: ArchiveManifest;
  /** In the order in which they come. */
  pictures: string[];
}

/** Reads all of it and believes nothing: what it says of itself must be what is in it. */
export async function checkArchive(source: Readable, passphrase?: string): Promise<CheckedArchive> {
  let head: ArchiveHead | undefined;
  let manifest: ArchiveManifest | undefined;
  const sums = new Map<string, ReturnType<typeof createTableSum>>();
  const hash = createHash('sha256');
  const pictures: string[] = [];
  for await (const part of readArchive(source, passphrase)) {
    if (manifest) throw new BackupProblem('broken_file');
    if (part.kind === 'head') {
      head = part.head;
      for (const { name } of part.head.tables) sums.set(name, createTableSum());
    } else if (part.kind === 'picture') {
      pictures.push(part.name);
      hash.update(part.name).update(part.bytes);
    } else if (part.kind === 'rows') {
      const sum = sums.get(part.table);
      if (!sum) throw new BackupProblem('broken_file', part.table);
      sum.add(part.lines);
    } else manifest = part.manifest;
  }
  if (!head) throw new BackupProblem('not_a_backup');
  if (!manifest) throw new BackupProblem('broken_file');
  for (const [table, sum] of sums)
    if (!isSameSum(manifest.tables[table], sum.end())) throw new BackupProblem('wrong_checksum', table);
  if (manifest.pictures.count !== pictures.length || manifest.pictures.sha256 !== hash.digest('hex'))
    throw new BackupProblem('wrong_checksum', 'media');
  return { head, manifest, pictures };
}
