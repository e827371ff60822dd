import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '#server/storage/object-store.ts';

/** Where originals are kept, by the pictures' names. */
export interface OriginalStore {
  has(name: string): Promise<boolean>;
  /** undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, picture: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names of all that are kept. */
  list(): AsyncIterable<string>;
}

export const ORIGINALS = 'media/originals/';

export function createOriginalStore(objects: ObjectStore, prefix = ORIGINALS): OriginalStore {
  const keyOf = (name: string) => `${prefix}${name}.webp`;
  return {
    has: (name) => objects.has(keyOf(name)),
    async read(name) {
      const stream = await objects.read(keyOf(name));
      return stream && buffer(stream);
    },
    write: (name, picture) => objects.write(keyOf(name), picture),
    remove: (name) => objects.remove(keyOf(name)),
    async *list() {
      for await (const { key } of objects.list(prefix))
        if (key.endsWith('.webp')) yield key.slice(prefix.length, -'.webp'.length);
    },
  };
}
