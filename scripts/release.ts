import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import packageFile from '../package.json' with { type: 'json' };
import { isForRunning } from './lib/release-files.ts';

const { name, version } = packageFile;
const folder = `${name}-${version}`;
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

if (git('status', '--porcelain').length > 0) {
  process.stderr.write(
    'There are changes that are not committed: a release is made of what everybody can see.\n',
  );
  process.exit(1);
}
const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('dist', file),
);
const files = [...git('ls-files').filter(isForRunning), ...built].sort();
const [committed = ''] = git('log', '-1', '--format=%cI');

mkdirSync('release', { recursive: true });
const target = `release/${folder}.tar.gz`;
const archive = pack();
const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(target));
for (const file of files) {
  const stats = statSync(file);
  // The commit's moment, so that the same sources give the same archive.
  const about = { name: `${folder}/${file}`, mode: stats.mode, mtime: new Date(committed) };
  // Folders too: a database has empty ones that it needs.
  if (stats.isDirectory()) archive.entry({ ...about, type: 'directory' });
  else await pipeline(createReadStream(file), archive.entry({ ...about, size: stats.size }));
}
archive.finalize();
await written;
process.stdout.write(
  `${target}: ${files.length} files, ${(statSync(target).size / 1e6).toFixed(1)} MB. Unpack it, then "npm start" in ${folder}.\n`,
);
