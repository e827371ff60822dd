import { run } from './run.js';

/** Not "npm ci": it refuses a lock file without the binaries of platforms that a registry does not carry. */
const ARGS = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** What the lock file of a folder names. */
export function npmInstall(args = [], folder = '.') {
  const npm = process.env.npm_execpath;
  const all = [...ARGS, '--prefix', folder, ...args];
  return npm ? run(process.execPath, [npm, ...all]) : run('npm', all);
}
