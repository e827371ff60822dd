import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '#contract/site/durations.ts';
import { migrateUpTo } from '../migrate.ts';
import { PgliteClient } from '../pglite/client.ts';

const FORGOTTEN_AFTER_MS = DAY;

/** What a killed process has left behind. Nothing that is still at work is a day old. */
async function removeForgotten(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > FORGOTTEN_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** A folder for one piece of work, gone afterwards however it ends. */
export async function withScratchFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true });
  await removeForgotten(parent);
  const folder = path.join(parent, randomUUID());
  await mkdir(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An embedded database of its own, empty and as a program of that migration had it. Needs no rights on any server. */
export function withScratchDatabase<T>(
  parent: string,
  migration: number,
  work: (scratch: PgliteClient) => Promise<T>,
): Promise<T> {
  return withScratchFolder(parent, async (folder) => {
    const scratch = await PgliteClient.open(path.join(folder, 'database'), { durable: false });
    try {
      await migrateUpTo(scratch, migration);
      return await work(scratch);
    } finally {
      await scratch.close();
    }
  });
}
