import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What tells one version's built files from another's. */
export const buildOf = (distDir: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(distDir, '.built-from')))
    .digest('hex')
    .slice(0, 16);
