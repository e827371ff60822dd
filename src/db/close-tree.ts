import fs from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

export interface ClosedTree {
  /** Files and folders that others could do something with, and now cannot. */
  closed: number;
  /** Those that belong to somebody else, who alone may close them. */
  refused: number;
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whether anybody but its owner may do anything with it. A link says nothing: what it leads to has a mode of its own. */
export function isOpenToOthers(place: string): boolean {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0;
}

export function closePlace(place: string): void {
  fs.chmodSync(place, fs.statSync(place).mode & 0o7700);
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // gone meanwhile, or closed to us: then it is somebody else's
  }
}

/**
 * Takes a folder and everything in it from everybody but its owner, each folder after what it holds: one that is closed
 * says so of all in it, also where a kill came in between. Links are not followed: what they lead to may be anybody's.
 */
export function closeTree(folder: string, sums: ClosedTree = { closed: 0, refused: 0 }): ClosedTree {
  const close = (place: string) => {
    if (!isOpenToOthers(place)) return;
    try {
      closePlace(place);
      sums.closed += 1;
    } catch (error) {
      if (!isGone(error)) sums.refused += 1;
    }
  };
  for (const entry of entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) closeTree(place, sums);
    else close(place);
  }
  close(folder);
  return sums;
}
