import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { closeTree } from '../close-tree.ts';
import { DatabaseStartError } from '../start-error.ts';
import { readyMade } from './ready-made.ts';
import { syncFolder, syncTree } from './sync-tree.ts';

export function holdsDatabase(dataDir: string): boolean {
  return fs.existsSync(path.join(dataDir, 'PG_VERSION'));
}

/** Runs before anything is written into the folder; the lock and the first initdb need its parent. */
export function assertUsable(dataDir: string): void {
  const parent = path.dirname(dataDir);
  try {
    makeFolder(parent);
    fs.accessSync(parent, fs.constants.W_OK);
    if (fs.existsSync(dataDir)) fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK);
  } catch (error) {
    throw unwritable(parent, error);
  }
  if (!holdsDatabase(dataDir) && fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
    throw new DatabaseStartError(
      'not-a-database',
      `${dataDir} is not empty and holds no database. Move its files away, or set DATA_DIR to another folder.`,
    );
  }
}

/** Step by step: Node's recursive mkdir never returns where the system has no such place, as below /proc. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

export function unwritable(folder: string, error: unknown): DatabaseStartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new DatabaseStartError(
    'unwritable',
    `${folder} cannot be written to (${code ?? message}). Set DATA_DIR to a folder that this process may write to.`,
  );
}

/** Four seconds of work that come out the same each time: the build does them once. */
export async function initialize(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}

/** A kill in the middle of initdb must not leave half a database: it is made aside, flushed, then renamed. */
export async function createDatabase(dataDir: string): Promise<void> {
  const fresh = `${dataDir}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  if (fs.existsSync(readyMade)) fs.cpSync(readyMade, fresh, { recursive: true });
  else await initialize(fresh);
  closeTree(fresh); // both bring modes of their own, which no mask is asked about
  syncTree(fresh);
  if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir); // only ever an empty folder: assertUsable saw to that
  fs.renameSync(fresh, dataDir);
  syncFolder(path.dirname(dataDir));
}
