import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface PagesOf {
  dataDir: string;
  distDir: string;
  publicUrl: string;
  fingerprint: string;
}

/** Pages hold addresses of built files and of the site: another build, address or database begins anew. */
export function openPagesFolder({ dataDir, distDir, publicUrl, fingerprint }: PagesOf): string {
  const build = readFileSync(path.join(distDir, '.built-from'));
  const id = createHash('sha256')
    .update(build)
    .update(publicUrl)
    .update(fingerprint)
    .digest('hex')
    .slice(0, 16);
  const all = path.join(dataDir, 'pages');
  try {
    for (const name of readdirSync(all))
      if (name !== id) rmSync(path.join(all, name), { recursive: true, force: true });
  } catch {
    // There is none yet.
  }
  return path.join(all, id);
}
