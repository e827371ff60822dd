import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { initialize } from '../src/db/pglite/data-dir.ts';
import { readyMade } from '../src/db/pglite/ready-made.ts';

/** The empty database that every new installation begins with; a part of the build. */
const making = `${readyMade}.new`;
await rm(path.dirname(readyMade), { recursive: true, force: true });
await mkdir(path.dirname(readyMade), { recursive: true });
await initialize(making);
await rename(making, readyMade);
