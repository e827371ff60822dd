import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.js';

/**
 * Not "npm ci": it refuses a lock file without the binaries of platforms that a registry does not carry. No package runs
 * a script of its own on the machine of whoever installs: none that we use needs to.
 */
const ARGS = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const { npm_execpath: npm } = process.env;
const runNpm = (args) => (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));

/**
 * The lock file names no addresses, so npm would ask for the whole description of each package first, which takes half as
 * long again as the packages. Registries have each at the same place: while npm works, a second lock file says where. It
 * goes before the other by its name, and what arrives is held against the same checksums.
 */
export function withAddresses(lock, registry) {
  const base = registry.replace(/\/?$/, '/');
  const packages = Object.entries(lock.packages).map(([place, facts]) => {
    if (!place || !facts.version || facts.link || facts.inBundle || facts.resolved) return [place, facts];
    const name = facts.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const resolved = `${base}${name}/-/${path.posix.basename(name)}-${facts.version}.tgz`;
    return [place, { ...facts, resolved }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** What the lock file of a folder names. */
export async function npmInstall(args = [], folder = '.') {
  const all = [...ARGS, '--prefix', folder, ...args];
  const addressed = path.join(folder, 'npm-shrinkwrap.json');
  try {
    const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
    const registry = String(await runNpm(['config', 'get', 'registry', '--loglevel=silent'])).trim();
    writeFileSync(addressed, JSON.stringify(withAddresses(lock, registry)));
    return await runNpm(all);
  } catch {
    // A registry that has them elsewhere is asked for each.
    rmSync(addressed, { force: true });
    return await runNpm(all);
  } finally {
    rmSync(addressed, { force: true });
  }
}
