import fs from 'node:fs';
import path from 'node:path';

/** What others than its owner may read, write or enter, a folder and all that is in it. Links are not followed. */
export function openPlaces(folder: string): string[] {
  const open: string[] = [];
  const look = (place: string) => {
    const found = fs.lstatSync(place, { throwIfNoEntry: false });
    if (!found || found.isSymbolicLink()) return;
    if ((found.mode & 0o077) !== 0) open.push(path.relative(folder, place) || '.');
    if (found.isDirectory()) for (const name of fs.readdirSync(place)) look(path.join(place, name));
  };
  look(folder);
  return open.sort();
}
