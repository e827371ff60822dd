import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileExists } from '#server/lib/process/files.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

const PARTIAL = /\.[\da-f-]{36}\.partial$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What a crash must not undo has reached the disk itself, its name included. */
async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function createFolderObjects(directory: string): ObjectStore {
  const root = path.resolve(directory);
  const fileOf = (key: string): string => {
    const file = path.join(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`${key} is no key of this store.`);
    return file;
  };

  async function* walk(folder: string): AsyncIterable<StoredObject> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    // A folder's name counts with the slash that follows it in every key: "a-b" comes before "a/b".
    const nameOf = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
    for (const entry of entries.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))) {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) yield* walk(place);
      else if (entry.isFile() && !PARTIAL.test(entry.name)) {
        const key = path.relative(root, place).split(path.sep).join('/');
        yield { key, bytes: (await stat(place)).size };
      }
    }
  }

  return {
    isElsewhere: false,

    fileOf,

    has: (key) => fileExists(fileOf(key)),

    async read(key) {
      const file = fileOf(key);
      return (await fileExists(file)) ? createReadStream(file) : undefined;
    },

    async write(key, body) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const partial = `${file}.${randomUUID()}.partial`;
      try {
        await pipeline(Readable.from(body), createWriteStream(partial));
        await syncToDisk(partial);
        await rename(partial, file);
        await syncToDisk(path.dirname(file));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    remove: (key) => rm(fileOf(key), { force: true }),

    async *list(prefix) {
      // A prefix may end within a name: the folder that holds all such names is walked.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const object of walk(path.join(root, folder)))
        if (object.key.startsWith(prefix)) yield object;
    },
  };
}
