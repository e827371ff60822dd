import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralHeader, descriptor, endOfArchive, localHeader, type ZipEntry } from './zip-headers.ts';

/** Beyond this a file gets longer numbers: packed, one may even grow a little. */
const LARGE_BYTES = 0xf0_00_00_00;

async function* filesIn(folder: string, within = ''): AsyncGenerator<string> {
  const names: { name: string; isFolder: boolean }[] = [];
  for await (const entry of await opendir(path.join(folder, within)))
    names.push({ name: path.posix.join(within, entry.name), isFolder: entry.isDirectory() });
  names.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, isFolder } of names) {
    if (isFolder) yield* filesIn(folder, name);
    else yield name;
  }
}

/** The bytes of a file, packed; what they were is counted on the way. */
async function* packed(file: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const deflate = createDeflateRaw();
  source.on('data', (chunk) => {
    entry.crc = crc32(chunk, entry.crc);
    entry.bytes += chunk.length;
  });
  source.on('error', (error) => deflate.destroy(error));
  try {
    for await (const chunk of source.pipe(deflate) as AsyncIterable<Buffer>) {
      entry.packed += chunk.length;
      yield chunk;
    }
  } finally {
    source.destroy();
    deflate.destroy();
  }
}

/** A folder as one archive, file after file and none of them in memory; the same files are the same bytes. */
export async function* zipFolder(folder: string): AsyncGenerator<Buffer> {
  const heads: Buffer[] = [];
  let offset = 0;
  for await (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    const isLarge = (await stat(file)).size >= LARGE_BYTES;
    const entry: ZipEntry = { name: Buffer.from(name), isLarge, crc: 0, packed: 0, bytes: 0, offset };
    const head = localHeader(entry);
    yield head;
    yield* packed(file, entry);
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    heads.push(centralHeader(entry));
  }
  let bytes = 0;
  for (const head of heads) {
    bytes += head.length;
    yield head;
  }
  yield endOfArchive({ count: heads.length, bytes, offset });
}
