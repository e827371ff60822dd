import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the package that is installed. */
export const pglitePackage = path.resolve(
  createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  '../..',
);
const { version } = JSON.parse(fs.readFileSync(path.join(pglitePackage, 'package.json'), 'utf8')) as {
  version: string;
};

/** Where the build leaves a database with nothing in it, of this PGlite and no other. */
export const readyMade = path.resolve(import.meta.dirname, '../../../dist/database', version);
