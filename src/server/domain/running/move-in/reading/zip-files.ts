import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { refuseSource } from './refuse-source.ts';

const { files: MAX_FILES, ratio: MAX_RATIO, fileBytes, harmlessBytes } = engineLimits.moveIn.archive;

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** Whether a name stays where it is unpacked; nothing of ours is ever unpacked by its name, and whoever packs such ones means harm. */
const leadsOut = (name: string): boolean =>
  name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.includes('\\') || name.split('/').includes('..');

/** A bomb says how large it is: what unpacks to thousands of times its size is none of anybody's pictures. */
function assertHarmless({ fileName, uncompressedSize, compressedSize }: Entry): void {
  if (leadsOut(fileName))
    throw refuseSource(
      `The archive has a file that leads out of it: ${fileName.slice(0, 200)}.`,
      'archive_leads_out',
    );
  const isDense = uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * MAX_RATIO;
  if (isDense || uncompressedSize > fileBytes)
    throw refuseSource(`${fileName.slice(0, 200)} unpacks to ${uncompressedSize} bytes.`, 'archive_bomb');
}

const damaged = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isPath = /relative path|absolute path|invalid characters in fileName/.test(message);
  return refuseSource(
    `The archive cannot be read: ${message}`,
    isPath ? 'archive_leads_out' : 'source_cut_off',
  );
};

/** A zip whose list of files is looked at once; a file of it is read when somebody wants it. */
export class ZipFiles {
  readonly #zip: ZipFile;
  readonly #openStream: (entry: Entry) => Promise<Readable>;

  private constructor(zip: ZipFile) {
    this.#zip = zip;
    this.#openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  }

  static async open(file: string): Promise<ZipFiles> {
    const zip = await open(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
      throw damaged(error);
    });
    return new ZipFiles(zip);
  }

  /** Every file once, in the order of the archive. */
  async *entries(): AsyncGenerator<Entry> {
    const zip = this.#zip;
    for (let left: number = MAX_FILES; ; left -= 1) {
      const next = Promise.withResolvers<Entry | undefined>();
      zip
        .once('entry', next.resolve)
        .once('end', () => next.resolve(undefined))
        .once('error', next.reject);
      zip.readEntry();
      const entry = await next.promise.catch((error: unknown) => {
        throw damaged(error);
      });
      zip.removeAllListeners();
      if (!entry) return;
      if (left === 0) throw refuseSource(`The archive has more than ${MAX_FILES} files.`, 'archive_bomb');
      assertHarmless(entry);
      if (!entry.fileName.endsWith('/')) yield entry;
    }
  }

  /** yauzl stops where a file turns out longer than the archive says. */
  async stream(entry: Entry): Promise<Readable> {
    return this.#openStream(entry).catch((error: unknown) => {
      throw damaged(error);
    });
  }

  close(): void {
    this.#zip.close();
  }
}
