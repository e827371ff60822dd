import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(yauzl.fromBuffer);

/** The files of an archive by name, read by a library that is not ours; one that is damaged is refused. */
export async function unzipped(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: false });
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  const ended = Promise.withResolvers<void>();
  zip.once('end', ended.resolve).once('error', ended.reject);
  await ended.promise;
  const read = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const files: Record<string, Buffer> = {};
  for (const entry of entries) {
    const chunks = (await Array.fromAsync(await read(entry))) as Buffer[];
    files[entry.fileName] = Buffer.concat(chunks);
  }
  return files;
}
