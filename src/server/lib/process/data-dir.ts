import { mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closePlace, closeTree, isOpenToOthers } from '#db/close-tree.ts';

/** A start that cannot succeed; the message says what to change. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Everything the program keeps lives below this folder: better to know now than at the first upload. */
export function ensureWritable(directory: string): void {
  const probe = path.join(directory, `.write-test-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: nothing can be written in ${directory} (${(error as NodeJS.ErrnoException).code}). Choose another folder, or change its owner.`,
    );
  }
}

const STAYS_OPEN =
  'DATA_DIR: other users of this machine may read what is in it, and this program cannot forbid it: it belongs to somebody else, or its file system knows no owners.';

/**
 * Closes what an older version, a copy or a person left open to others, and says so; undefined where nothing was. Only
 * the folder and what stands in it at the top are looked at each time, however much there is: behind a closed folder
 * nobody gets at what is in it, and closed it is only when all of that was (`closeTree`).
 */
export function closeToOthers(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined; // folders there belong to their user, and modes mean nothing
  const directory = realpathSync(dataDir);
  const tops = [directory, ...readdirSync(directory).map((name) => path.join(directory, name))];
  if (!tops.some(isOpenToOthers)) return undefined;
  const wasOpen = isOpenToOthers(directory);
  try {
    if (wasOpen) closePlace(directory); // the door first: what is behind it takes a while
  } catch {
    return STAYS_OPEN;
  }
  if (isOpenToOthers(directory)) return STAYS_OPEN;
  const { closed, refused } = closeTree(directory);
  const done = `DATA_DIR was open to other users of this machine: ${closed + Number(wasOpen)} files and folders are the program's alone now.`;
  return refused > 0 ? `${done} ${refused} belong to somebody else and stay as they are.` : done;
}
