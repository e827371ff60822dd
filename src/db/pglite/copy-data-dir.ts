import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncFolder, syncTree } from './sync-tree.ts';

/** A consistent copy: PGlite works on this thread, so no statement can run while the files are read. */
export async function copyDataDir(database: PGlite, dataDir: string, target: string): Promise<void> {
  if (fs.existsSync(target)) throw new Error(`${target} exists already.`);
  await database.exec('CHECKPOINT');
  const partial = `${target}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  try {
    fs.cpSync(dataDir, partial, { recursive: true });
    syncTree(partial);
    fs.renameSync(partial, target);
    syncFolder(path.dirname(target));
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}
