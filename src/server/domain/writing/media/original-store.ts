import { buffer } from 'node:stream/consumers';
import { fileFormat } from '#contract/writing/media/files.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';

/** Where originals are kept, by their names: pictures are all of one format, and the names of other files have their ending. */
export interface OriginalStore {
  has(name: string): Promise<boolean>;
  /** Where it lies on this machine, if it does. */
  fileOf(name: string): string | undefined;
  /** undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, picture: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names of all that are kept. */
  list(): AsyncIterable<string>;
}

export const ORIGINALS = 'media/originals/';
const PICTURE = '.webp';

/** What an original's file is called, in the store and in a backup. */
export const originalFile = (name: string): string => (fileFormat(name) ? name : `${name}${PICTURE}`);

/** The name of whatever has such a file; undefined where it is none of ours. */
export function originalName(file: string): string | undefined {
  if (fileFormat(file)) return file;
  const name = file.endsWith(PICTURE) ? file.slice(0, -PICTURE.length) : '';
  return /^[a-z0-9][a-z0-9-]{0,99}$/.test(name) ? name : undefined;
}

export function createOriginalStore(objects: ObjectStore, prefix = ORIGINALS): OriginalStore {
  const keyOf = (name: string) => prefix + originalFile(name);
  return {
    has: (name) => objects.has(keyOf(name)),
    fileOf: (name) => objects.fileOf(keyOf(name)),
    async read(name) {
      const stream = await objects.read(keyOf(name));
      return stream && buffer(stream);
    },
    write: (name, picture) => objects.write(keyOf(name), picture),
    remove: (name) => objects.remove(keyOf(name)),
    async *list() {
      for await (const { key } of objects.list(prefix)) {
        const name = originalName(key.slice(prefix.length));
        if (name !== undefined) yield name;
      }
    },
  };
}
