import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMarked, leaveMark } from './build/fingerprint.js';
import { npmInstall } from './npm-install.js';
import { fail, step } from './progress.js';

/** What is to be fetched, and where it is put: among the packages, with a lock file of its own. */
const WANTED = 'scripts/node';
const FOLDER = 'node_modules/.vitrina/node';
const MARK = `${FOLDER}/.installed`;
const BIN = 'node_modules/.bin';
const onWindows = process.platform === 'win32';
const platform = onWindows ? 'win' : process.platform;
const pinned = path.resolve(
  `${FOLDER}/node_modules/node-${platform}-${process.arch}/bin/${onWindows ? 'node.exe' : 'node'}`,
);

/** The version that everything is tried with. */
function wantedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${WANTED}/package.json`, 'utf8'));
  return Object.values(optionalDependencies)[0];
}
const majorOf = (version) => version.split('.')[0];

// An installation of an earlier version had its Node among the packages, from where npm takes it away.
const isStillThere = () => existsSync(process.execPath);
const isOurMajor = () => majorOf(process.versions.node) === majorOf(wantedVersion());

/** The machine's own Node is taken where it is of the version that we run on: it is 120 MB less to keep. */
export async function fetchNode() {
  const wanted = wantedVersion();
  if ((isStillThere() && isOurMajor()) || (isMarked(MARK, wanted) && existsSync(pinned))) return;
  await step(`Fetching Node ${wanted}, because this is ${process.version}`, async () => {
    cpSync(WANTED, FOLDER, { recursive: true });
    await npmInstall([], FOLDER);
    // For compiling against it, which nothing does: a third of it.
    for (const part of ['include', 'share']) {
      rmSync(path.join(path.dirname(pinned), '..', part), { recursive: true, force: true });
    }
    leaveMark(MARK, wanted);
  });
}

async function findNode() {
  if (isStillThere() && isOurMajor()) return process.execPath;
  // A second time, for one that npm has just taken away.
  await fetchNode();
  if (existsSync(pinned)) return pinned;
  const wanted = majorOf(wantedVersion());
  if (Number(majorOf(process.versions.node)) > Number(wanted)) return process.execPath;
  return fail(
    `There is no Node ${wanted} among the packages for ${process.platform}/${process.arch}, and this is ${process.version}. Install Node ${wanted}, then try again.`,
  );
}

/** Where npm's scripts and the units of systemd find it, whichever it is. */
function link(node) {
  mkdirSync(BIN, { recursive: true });
  if (onWindows) return writeFileSync(path.join(BIN, 'node.cmd'), `@"${node}" %*\r\n`);
  const place = path.join(BIN, 'node');
  // Within the project from where it lies: a copy of the folder has its own.
  const target = node === pinned ? path.relative(BIN, node) : node;
  // Not existsSync: a link whose Node is gone does not exist for it, and is in the way all the same.
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(place) === target) return;
  if (found) rmSync(place);
  symlinkSync(target, place);
}

/** The caller may be run by another Node than the one that this returns. */
export async function ensureNode() {
  const node = await findNode();
  link(node);
  return node;
}
