import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What packages bring along and neither a build nor the program reads: types, sources that were compiled, maps to them,
 * and machine code for another runtime. It is two fifths of them. Licences stay.
 */
const SPARE = /\.(?:map|[cm]?ts|tsx|bare)$/;

/** Folders beside packages that no package manager filled. */
const isPackage = (name) => !name.startsWith('.');

/** Takes them away from a folder of packages. Whoever develops needs them: see `forgetPackages`. */
export function removeSpareFiles(folder) {
  for (const name of readdirSync(folder).filter(isPackage)) removeBelow(path.join(folder, name));
}

function removeBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) removeBelow(place);
    else if (entry.isFile() && SPARE.test(entry.name)) rmSync(place);
  }
}

/** npm looks at names and versions alone, and would take a package without its types for a whole one. */
export function forgetPackages(folder) {
  for (const name of readdirSync(folder)) {
    if (isPackage(name) || name === '.package-lock.json') {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
