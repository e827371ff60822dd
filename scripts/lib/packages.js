import { existsSync, readFileSync } from 'node:fs';
import { fingerprint, leaveMark } from './build/fingerprint.js';
import { fail, step } from './progress.js';
import { run } from './run.js';

const MARK = 'node_modules/.vitrina/installed';
const NEEDED_NODE = 24;

/**
 * Installs what the lock file names, where that has not happened yet: `everything`, or what building and running need.
 * Where everything was installed before, it stays: whoever starts the program in between loses no tools.
 */
export async function ensurePackages({ everything }) {
  const wanted = fingerprint(['package-lock.json']);
  const all = `${wanted} all`;
  const known = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';
  if (known !== all && (everything || known !== wanted)) {
    const wantsAll = everything || known.endsWith(' all');
    const title = wantsAll ? 'Installing packages, development’s too' : 'Installing packages';
    await step(`${title} (a minute or two the first time)`, async () => {
      const npm = process.env.npm_execpath;
      // Not "npm ci": it refuses a lock file without the binaries of platforms that a registry does not carry.
      const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
      if (!wantsAll) args.push('--omit=dev');
      await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
      leaveMark(MARK, wantsAll ? all : wanted);
    });
  }
  return findRuntime();
}

/** The Node that came with the packages; elsewhere (macOS) the system's own, if it is new enough. */
function findRuntime() {
  const pinned = process.platform === 'win32' ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node';
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath;
  return fail(
    `No Node ${NEEDED_NODE} comes with the packages on ${process.platform}/${process.arch}, and this is ${process.version}. Install Node ${NEEDED_NODE}, then try again.`,
  );
}
