import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { ReportProblem } from './report-problem.ts';

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
/** Below this, nothing is a bomb. */
const HARMLESS_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 1_000;
const ENCRYPTED = 0x1;

const damaged = (error: unknown) => new ReportProblem('damaged', (error as Error).message);

function assertHarmless({ uncompressedSize, compressedSize, generalPurposeBitFlag }: Entry, caps: FeedCaps) {
  if (generalPurposeBitFlag & ENCRYPTED) throw new ReportProblem('encrypted');
  if (uncompressedSize > caps.unpackedBytes) throw new ReportProblem('too_large');
  if (uncompressedSize > HARMLESS_BYTES && uncompressedSize > compressedSize * caps.ratio)
    throw new ReportProblem('too_dense');
}

export interface ZippedFile {
  name: string;
  /** From its beginning, each time; the archive says how long it is, and it is not longer. */
  bytes: () => AsyncIterable<Uint8Array>;
}

/** What is in an archive, without folders and what an operating system puts beside the files. */
export async function zippedFiles(file: string, caps: FeedCaps): Promise<ZippedFile[]> {
  const options = { lazyEntries: true, autoClose: false };
  const zip = await openZip(file, options).catch((error: unknown) => {
    throw damaged(error);
  });
  const entries: Entry[] = [];
  try {
    for (;;) {
      const next = Promise.withResolvers<Entry | undefined>();
      zip
        .once('entry', next.resolve)
        .once('end', () => next.resolve(undefined))
        .once('error', (error) => next.reject(damaged(error)));
      zip.readEntry();
      const entry = await next.promise;
      zip.removeAllListeners();
      if (!entry) break;
      if (entries.length >= MAX_ENTRIES) throw new ReportProblem('too_dense');
      assertHarmless(entry, caps);
      const isFile = !entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/');
      if (isFile) entries.push(entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  const all = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (all > caps.unpackedBytes) throw new ReportProblem('too_large');
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  async function* bytesOf(entry: Entry): AsyncGenerator<Uint8Array> {
    try {
      yield* (await openStream(entry)) as AsyncIterable<Buffer>;
    } catch (error) {
      throw error instanceof ReportProblem ? error : damaged(error);
    }
  }
  // The thread that reads ends with its task, and the archive with it.
  return entries.map((entry) => ({ name: entry.fileName, bytes: () => bytesOf(entry) }));
}
