import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.js';

const ROOM = 'node_modules/.vitrina/programs';

/**
 * Debian's packages taken apart in a folder of ours. What is installed would also be started, now and at every start of
 * the machine: a host of files is not to be had by running tests.
 */
export async function unpackDebian(name, packages) {
  const folder = path.resolve(ROOM, name);
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  await run('apt-get', ['download', '-q', ...packages], { cwd: making });
  for (const file of readdirSync(making).filter((entry) => entry.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(making, file), making]);
    rmSync(path.join(making, file));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
}

/** The program, and where the libraries lie that came with it, if any did; undefined where it was not taken apart. */
function findUnpacked(name, file) {
  const folder = path.resolve(ROOM, name, 'usr');
  const program = path.join(folder, 'sbin', file);
  if (!existsSync(program)) return undefined;
  const all = path.join(folder, 'lib');
  const [libraries] = (existsSync(all) ? readdirSync(all, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .map((entry) => path.join(all, entry.name));
  return { program, folder, libraries };
}

/** With its modules. */
export function findFileHost() {
  const found = findUnpacked('proftpd', 'proftpd');
  const modules = path.join(found?.folder ?? '', 'lib/proftpd');
  return found && existsSync(path.join(modules, 'mod_sftp.so')) ? { ...found, modules } : undefined;
}

export const findPooler = () => findUnpacked('pgbouncer', 'pgbouncer');
export const findBalancer = () => findUnpacked('haproxy', 'haproxy');
export const findNginx = () => findUnpacked('nginx', 'nginx');
