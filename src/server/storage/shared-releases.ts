import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ObjectStore } from './object-store.ts';

interface ReleasesParts {
  objects: ObjectStore;
  /** Where this release's built files are. */
  directory: string;
  /** Its name: another build is another release. */
  id: string;
  clock: Clock;
}

/** Compressed and as text, by name. */
type Bundle = Record<string, string>;

const PREFIX = 'releases/';
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

async function readBuilt(directory: string): Promise<Bundle> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const bundle: Bundle = {};
  for (const entry of found) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const packed = existsSync(`${file}.br`)
      ? await readFile(`${file}.br`)
      : await compress(await readFile(file));
    bundle[path.relative(directory, file).split(path.sep).join('/')] = packed.toString('base64');
  }
  return bundle;
}

/**
 * While a new version takes over, a page of one release may ask a process of another for its scripts. So each leaves
 * its built files where all find them, as one file, and looks there for what it does not have itself.
 */
export function createSharedReleases({ objects, directory, id, clock }: ReleasesParts) {
  const others = new Map<string, Bundle>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  const isOwn = (key: string) => key.endsWith(`-${id}.json`);
  const listKeys = async () => (await Array.fromAsync(objects.list(PREFIX))).map(({ key }) => key);

  async function look(): Promise<void> {
    const keys = (await listKeys()).filter((key) => !isOwn(key));
    for (const key of others.keys()) if (!keys.includes(key)) others.delete(key);
    for (const key of keys) {
      const stream = others.has(key) ? undefined : await objects.read(key);
      if (stream) others.set(key, (await json(stream)) as Bundle);
    }
  }

  async function findKnown(name: string): Promise<Buffer | undefined> {
    for (const bundle of others.values()) {
      const packed = Object.hasOwn(bundle, name) ? bundle[name] : undefined;
      if (packed !== undefined) return decompress(Buffer.from(packed, 'base64'));
    }
    return undefined;
  }

  return {
    /** Leaves this release's files for the others, once, and takes away those of long ago. */
    async share(): Promise<void> {
      const keys = await listKeys();
      if (keys.some(isOwn)) return;
      const at = clock().toISOString().replaceAll(':', '-');
      await objects.write(
        `${PREFIX}${at}-${id}.json`,
        Buffer.from(JSON.stringify(await readBuilt(directory))),
      );
      for (const key of keys.slice(0, 1 - engineLimits.releases.kept)) await objects.remove(key);
    },

    /** A file of another release; anybody can ask for anything, so the store is asked only now and then. */
    async find(name: string): Promise<Buffer | undefined> {
      const known = await findKnown(name);
      if (known || clock().getTime() - lookedAt < engineLimits.releases.lookEvery) return known;
      looking ??= look().finally(() => {
        looking = undefined;
        lookedAt = clock().getTime();
      });
      await looking;
      return findKnown(name);
    },
  };
}
