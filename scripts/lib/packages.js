import { existsSync, readFileSync } from 'node:fs';
import { fingerprint, leaveMark } from './build/fingerprint.js';
import { ensureNode, fetchNode } from './node.js';
import { npmInstall } from './npm-install.js';
import { step } from './progress.js';
import { forgetPackages, removeSpareFiles } from './spare-files.js';

const PACKAGES = 'node_modules';
const MARK = `${PACKAGES}/.vitrina/installed`;

/**
 * Not development's, and none that only goes with something else that is not there: a package for sign-in names test
 * runners and compilers that it would get on with, which npm would fetch along.
 */
const FOR_RUNNING = ['--omit=dev', '--legacy-peer-deps'];

/**
 * Installs what the lock file names, where that has not happened yet: `everything`, or what building and running need.
 * Where everything was installed before, it stays: whoever starts the program in between loses no tools.
 */
async function installPackages(everything) {
  const wanted = fingerprint(['package-lock.json']);
  const all = `${wanted} all`;
  const known = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';
  if (known === all || (!everything && known === wanted)) return;
  const wantsAll = everything || known.endsWith(' all');
  const title = wantsAll ? 'Installing packages, development’s too' : 'Installing packages';
  await step(`${title} (a minute or two the first time)`, async () => {
    if (wantsAll && known && !known.endsWith(' all')) forgetPackages(PACKAGES);
    await npmInstall(wantsAll ? [] : FOR_RUNNING);
    // The mark comes first: what has lost some of these files must not be taken for all of it.
    leaveMark(MARK, wantsAll ? all : wanted);
    if (!wantsAll) removeSpareFiles(PACKAGES);
  });
}

/** Packages, and the Node that runs them. */
export async function ensurePackages({ everything }) {
  // Each waits for the network most of its time.
  await Promise.all([installPackages(everything), fetchNode()]);
  // Afterwards: npm, where it takes an older copy's Node away, takes the link to it along.
  return ensureNode();
}
