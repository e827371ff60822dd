import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';

interface PagesOf {
  dataDir: string;
  distDir: string;
  publicUrl: string;
  fingerprint: string;
  clock: Clock;
}

const { keptFor, livesFor, most } = engineLimits.pages.otherBuilds;

/**
 * Pages hold addresses of built files and of the site: each build, address and database has a folder of its own. A new
 * version may run beside the one before, and go again: what others keep is theirs, and stays for a while after them.
 */
export function openPagesFolder({ dataDir, distDir, publicUrl, fingerprint, clock }: PagesOf) {
  const build = readFileSync(path.join(distDir, '.built-from'));
  const id = createHash('sha256')
    .update(build)
    .update(publicUrl)
    .update(fingerprint)
    .digest('hex')
    .slice(0, 16);
  const all = path.join(dataDir, 'pages');
  const directory = path.join(all, id);

  /** A folder's own date says when a process that reads it was last heard of. */
  async function sayThatItLives(): Promise<void> {
    await mkdir(directory, { recursive: true });
    await utimes(directory, clock(), clock());
  }

  async function sweepOthers(): Promise<void> {
    const now = clock().getTime();
    const others = [];
    for (const name of await readdir(all)) {
      const place = path.join(all, name);
      const facts = name === id ? undefined : await stat(place).catch(() => undefined);
      if (facts) others.push({ place, age: now - facts.mtimeMs });
    }
    const gone = others.filter(({ age }) => age > livesFor).sort((a, b) => a.age - b.age);
    for (const [at, { place, age }] of gone.entries())
      if (at >= most || age > keptFor) await rm(place, { recursive: true, force: true });
  }

  return {
    directory,
    /** Called at the start and every few minutes: a disk that is full costs warmth, and nobody a start. */
    live: async (): Promise<void> => {
      await sayThatItLives().catch(() => {});
      await sweepOthers().catch(() => {});
    },
  };
}
