import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import yauzl, { type Entry } from 'yauzl';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { fileFormats } from '#contract/writing/media/files.ts';
import { refuseSource } from '../reading/refuse-source.ts';
import { ZipFiles } from '../reading/zip-files.ts';
import type { SourceIndex } from '../source-index.ts';

/** Files of the old site that somebody has brought along. */
export interface Uploads {
  read(pathname: string, maxBytes: number): Promise<Buffer | undefined>;
  close(): void;
}

const { maxFileBytes } = limits.media;
const { files: MAX_FILES, ratio: MAX_RATIO, harmlessBytes } = engineLimits.moveIn.archive;
/** Everything that may be kept; the rest of an archive is not looked at. */
const KEPT = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', ...Object.keys(fileFormats)]);
const isKept = (name: string): boolean => KEPT.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
const isSafe = (name: string): boolean =>
  !name.startsWith('/') && !name.split('/').includes('..') && !name.includes('\\');
const leadsOut = (name: string) =>
  refuseSource(`The archive has a file that leads out of it: ${name.slice(0, 200)}.`, 'archive_leads_out');

/** The part of a path that is the same in an address, in a folder and in an archive of it. */
export function uploadKey(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // Then it is as it is written.
  }
  for (const folder of ['/uploads/', '/content/images/', '/content/media/', '/content/files/', '/files/']) {
    const at = `/${text}`.lastIndexOf(folder);
    if (at >= 0) return `/${text}`.slice(at + folder.length).normalize('NFC');
  }
  return text.replace(/^\/+/, '').normalize('NFC');
}

/** A folder: looked into when somebody asks, and nowhere outside of it. */
async function folderUploads(root: string): Promise<Uploads> {
  const real = await realpath(root);
  const ghost = ['images', 'media', 'files'].flatMap((name) => [`content/${name}`, name]);
  const places = ['', 'uploads', 'wp-content/uploads', ...ghost];
  return {
    async read(pathname, maxBytes) {
      const key = uploadKey(pathname);
      if (!isSafe(key) || key === '') return undefined;
      for (const place of places) {
        const found = await realpath(path.join(real, place, key)).catch(() => undefined);
        if (!found?.startsWith(`${real}${path.sep}`)) continue;
        const { size } = await stat(found);
        if (size <= maxBytes) return readFile(found);
      }
      return undefined;
    },
    close: () => {},
  };
}

/** Where a file of a zip is, as much of it as is needed to read it again. */
type KeptEntry = Pick<
  Entry,
  | 'fileName'
  | 'compressedSize'
  | 'uncompressedSize'
  | 'compressionMethod'
  | 'generalPurposeBitFlag'
  | 'relativeOffsetOfLocalHeader'
  | 'crc32'
>;

async function zipUploads(file: string, index: SourceIndex): Promise<Uploads> {
  const zip = await ZipFiles.open(file);
  for await (const entry of zip.entries()) {
    if (!isKept(entry.fileName)) continue;
    const {
      fileName,
      compressedSize,
      uncompressedSize,
      compressionMethod,
      generalPurposeBitFlag,
      relativeOffsetOfLocalHeader,
      crc32,
    } = entry;
    const kept: KeptEntry = {
      fileName,
      compressedSize,
      uncompressedSize,
      compressionMethod,
      generalPurposeBitFlag,
      relativeOffsetOfLocalHeader,
      crc32,
    };
    index.put('upload', uploadKey(fileName), kept);
  }
  return {
    async read(pathname, maxBytes) {
      const kept = index.get<KeptEntry>('upload', uploadKey(pathname));
      if (!kept || kept.uncompressedSize > maxBytes) return undefined;
      const entry = Object.assign(Object.create(yauzl.Entry.prototype) as Entry, kept);
      const parts: Buffer[] = [];
      for await (const chunk of (await zip.stream(entry)) as AsyncIterable<Buffer>) parts.push(chunk);
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}

/** A tar can only be read from its beginning: what may be kept of it lies in a folder of ours meanwhile, under numbers. */
async function tarUploads(
  file: string,
  isPacked: boolean,
  index: SourceIndex,
  scratch: string,
): Promise<Uploads> {
  await mkdir(scratch, { recursive: true });
  const { size } = await stat(file);
  const extract = tar.extract();
  let number = 0;
  let unpacked = 0;
  const source = createReadStream(file);
  const reading = isPacked ? pipeline(source, createGunzip(), extract) : pipeline(source, extract);
  reading.catch(() => {});
  try {
    for await (const entry of extract) {
      const { name, size: bytes = 0, type } = entry.header;
      if (!isSafe(name)) throw leadsOut(name);
      unpacked += bytes;
      number += 1;
      const isDense = unpacked > harmlessBytes && unpacked > size * MAX_RATIO;
      if (isDense || number > MAX_FILES)
        throw refuseSource('The archive unpacks to far too much.', 'archive_bomb');
      if (type === 'file' && isKept(name) && bytes <= maxFileBytes) {
        index.put('upload', uploadKey(name), { number, bytes });
        await pipeline(entry, createWriteStream(path.join(scratch, String(number))));
      } else entry.resume();
    }
    await reading;
  } catch (error) {
    if (error instanceof Error && error.name === 'DomainError') throw error;
    throw refuseSource(`The archive cannot be read: ${String(error)}`, 'uploads_unreadable');
  }
  return {
    async read(pathname, maxBytes) {
      const kept = index.get<{ number: number; bytes: number }>('upload', uploadKey(pathname));
      return kept && kept.bytes <= maxBytes ? readFile(path.join(scratch, String(kept.number))) : undefined;
    },
    close: () => {},
  };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A folder, a zip or a tar, by what it is. */
export async function openUploads(given: string, index: SourceIndex, scratch: string): Promise<Uploads> {
  const found = await stat(given).catch(() => undefined);
  if (found?.isDirectory()) return folderUploads(given);
  if (!found?.isFile()) throw refuseSource('There are no uploads there.', 'uploads_unreadable');
  const head = await headOf(given);
  if (head[0] === 0x50 && head[1] === 0x4b) return zipUploads(given, index);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  if (isPacked || head.toString('latin1', 257, 262) === 'ustar')
    return tarUploads(given, isPacked, index, scratch);
  throw refuseSource('The uploads are neither a folder nor an archive.', 'uploads_unreadable');
}
