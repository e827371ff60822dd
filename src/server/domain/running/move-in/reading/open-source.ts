import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { Entry } from 'yauzl';
import { HEAD_BYTES, recognise, type SourceKind } from './recognise.ts';
import { refuseSource } from './refuse-source.ts';

/** A text of an export, wherever it lies: a file by itself, or one of an archive. */
export interface SourceText {
  name: string;
  /** A table is none by itself: it says where links of a site led, or what its products are called. */
  kind: 'wordpress' | 'ghost' | 'vitrina' | 'table';
  /** The file as it was given, and its place within it where that is an archive. */
  file: string;
  entry?: string;
}

type Chunks = AsyncIterable<Uint8Array>;

/** Most exports are no archive: what reads those is loaded for one that is. */
async function openZip(file: string) {
  const { ZipFiles } = await import('./zip-files.ts');
  return ZipFiles.open(file);
}

async function headOf(chunks: Chunks): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts);
}

async function headOfFile(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const unpacked = (file: string): Chunks => createReadStream(file).pipe(createGunzip()) as Chunks;

const isText = (kind: SourceKind): kind is SourceText['kind'] =>
  kind === 'wordpress' || kind === 'ghost' || kind === 'vitrina' || kind === 'table';

/** Exports lie at the top of an archive, or a folder or two below; what has another name is none. */
const mayBeExport = ({ fileName }: Entry): boolean =>
  /\.(?:xml|json|wxr|csv)$/i.test(fileName) &&
  !fileName.startsWith('__MACOSX/') &&
  fileName.split('/').length <= 4;

async function textsInZip(file: string, name: string): Promise<SourceText[]> {
  const zip = await openZip(file);
  const texts: SourceText[] = [];
  try {
    for await (const entry of zip.entries()) {
      if (!mayBeExport(entry)) continue;
      const kind = recognise(await headOf((await zip.stream(entry)) as Chunks));
      if (isText(kind)) texts.push({ name: `${name}/${entry.fileName}`, kind, file, entry: entry.fileName });
    }
  } finally {
    zip.close();
  }
  return texts;
}

/** What there is to read in a file; a refusal where it is nothing that anybody knows. */
export async function findTexts(file: string, name: string): Promise<SourceText[]> {
  const head = await headOfFile(file);
  if (head.length === 0) throw refuseSource(`${name} is empty.`, 'source_cut_off');
  const kind = recognise(head);
  if (isText(kind)) return [{ name, kind, file }];
  const inner = kind === 'gzip' ? recognise(await headOf(unpacked(file)).catch(() => Buffer.alloc(0))) : kind;
  if (isText(inner)) return [{ name, kind: inner, file }];
  const texts = kind === 'zip' ? await textsInZip(file, name) : [];
  if (texts.length === 0) throw refuseSource(`${name} is no export of a site.`);
  return texts;
}

async function* chunksInZip(file: string, wanted: string): AsyncGenerator<Uint8Array> {
  const zip = await openZip(file);
  try {
    for await (const entry of zip.entries())
      if (entry.fileName === wanted) {
        yield* (await zip.stream(entry)) as Chunks;
        return;
      }
  } finally {
    zip.close();
  }
}

/** Its bytes, part by part. */
export async function* chunksOf({ file, entry }: SourceText): AsyncGenerator<Uint8Array> {
  if (entry !== undefined) yield* chunksInZip(file, entry);
  else if (recognise(await headOfFile(file)) === 'gzip') yield* unpacked(file);
  else yield* createReadStream(file, { highWaterMark: 256 * 1024 }) as Chunks;
}
