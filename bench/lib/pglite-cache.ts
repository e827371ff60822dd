import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/vitrina');
/** What a data set is made from: when any of it changes, the kept ones are made anew. */
const SOURCES = [
  'src/db/migrations',
  'seed/large',
  'seed/facts',
  'src/server/domain/writing/posts/posts.search.ts',
];

/** A folder with a data set that takes minutes to make, so it is kept between runs. */
export async function keptFolder(size: number, make: (folder: string) => Promise<void>): Promise<string> {
  const hash = sourcesHash();
  const folder = path.join(cache, `bench-${hash}-${size}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  removeOthers(hash);
  const making = `${folder}.${process.pid}`;
  try {
    await make(making);
    fs.renameSync(making, folder);
  } finally {
    fs.rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

function removeOthers(hash: string): void {
  for (const name of fs.readdirSync(cache)) {
    if (!name.startsWith('bench-') || name.startsWith(`bench-${hash}-`)) continue;
    fs.rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => path.join(root, name))) {
    const isFolder = fs.statSync(source).isDirectory();
    const names = isFolder
      ? fs.readdirSync(source).filter((name) => /(?<!\.test)\.(ts|sql)$/.test(name))
      : [''];
    for (const name of names.sort()) hash.update(name).update(fs.readFileSync(path.join(source, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
