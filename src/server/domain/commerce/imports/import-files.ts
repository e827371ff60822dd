import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { FeedProblem } from './formats/feed-caps.ts';

const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'vitrina-import-'));

/** A name for a file of this machine alone, for as long as somebody works with it. */
export async function withFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await newFolder();
  try {
    return await work(path.join(folder, 'feed'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Such a file, already written: whoever reads it aside gets its name. */
export const withCopy = <T>(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> =>
  withFile(async (file) => {
    await writeFile(file, source);
    return work(file);
  });

/** Files as they came, where every process finds them; no name that somebody else chose is used there. */
export function createImportFiles(objects: ObjectStore) {
  const keyOf = (name: string) => `imports/${path.basename(name)}`;
  return {
    async keep(file: string): Promise<string> {
      const name = randomUUID();
      await objects.write(keyOf(name), createReadStream(file));
      return name;
    },

    /** Looking through a file takes minutes, and no store holds a line open for so long: it is fetched first. */
    async borrow<T>(name: string, work: (file: string) => Promise<T>): Promise<T> {
      const stream = await objects.read(keyOf(name));
      if (!stream) throw new FeedProblem('missing');
      return withCopy(stream, work);
    },

    /** The same for what is read part by part; the copy goes when the reader does. */
    async *borrowing<T>(name: string, read: (file: string) => AsyncIterable<T>): AsyncGenerator<T> {
      const stream = await objects.read(keyOf(name));
      if (!stream) throw new FeedProblem('missing');
      const folder = await newFolder();
      try {
        const file = path.join(folder, 'feed');
        await writeFile(file, stream);
        yield* read(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    remove: (name: string): Promise<void> => objects.remove(keyOf(name)),
  };
}

export type ImportFiles = ReturnType<typeof createImportFiles>;
