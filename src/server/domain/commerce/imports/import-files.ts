import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import type { OpenFeed } from './formats/read-feed.ts';

/** Files as they came, where every process finds them; no name that somebody else chose is used there. */
export function createImportFiles(objects: ObjectStore) {
  const keyOf = (name: string) => `imports/${path.basename(name)}`;
  return {
    async keep(bytes: Uint8Array): Promise<string> {
      const name = randomUUID();
      await objects.write(keyOf(name), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      return name;
    },

    /** Looking through a file takes minutes, and no store holds a line open for so long: it is fetched first. */
    async borrow<T>(name: string, work: (open: OpenFeed) => Promise<T>): Promise<T> {
      const stream = await objects.read(keyOf(name));
      if (!stream) throw new FeedProblem('missing');
      const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-import-'));
      try {
        const file = path.join(folder, 'feed');
        await pipeline(stream, createWriteStream(file));
        return await work(() => createReadStream(file) as AsyncIterable<Uint8Array>);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    remove: (name: string): Promise<void> => objects.remove(keyOf(name)),
  };
}

const PART_BYTES = 64 * 1024;

/** Of bytes that are in memory anyway; in parts, because what reads them makes larger things of each. */
export const openBytes = (bytes: Uint8Array): OpenFeed =>
  function* () {
    for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
  };

export type ImportFiles = ReturnType<typeof createImportFiles>;
