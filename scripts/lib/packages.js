import { existsSync } from 'node:fs';
import { fingerprint, isMarked, leaveMark } from './fingerprint.js';
import { fail, step } from './progress.js';
import { run } from './run.js';

const MARK = 'node_modules/.vitrina/installed';
const NEEDED_NODE = 24;

/** Installs what the lock file names, where that has not happened yet. */
export async function ensurePackages() {
  const wanted = fingerprint(['package-lock.json']);
  if (!isMarked(MARK, wanted)) {
    await step('Installing packages (a minute or two the first time)', async () => {
      const npm = process.env.npm_execpath;
      // Not "npm ci": it refuses a lock file without the binaries of platforms that a registry does not carry.
      const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
      await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
      leaveMark(MARK, wanted);
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
