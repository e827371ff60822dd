import { step } from '../progress.js';
import { run } from '../run.js';
import { fingerprint, isMarked, leaveMark } from './fingerprint.js';

/** What pages are made of: a change of it makes every kept page anew, one of the server's does not. */
const SITE_MARK = 'dist/.built-from';
const SITE_INPUTS = [
  'src/web',
  'src/contract',
  'src/i18n',
  'vite.config.ts',
  'vite.admin.config.ts',
  'package-lock.json',
  'scripts/precompress.ts',
  'scripts/make-database.ts',
  'scripts/lib/build/slim-css.ts',
  'scripts/lib/build/icon-sprite.ts',
  'scripts/lib/build/inline-limits.ts',
  'scripts/lib/build/page-parts.ts',
  'scripts/lib/build/query-stand-ins.ts',
];
const PROGRAM_MARK = 'dist/program/.built-from';
const PROGRAM_INPUTS = [
  'src',
  'seed',
  'vite.program.config.ts',
  'package-lock.json',
  'scripts/lib/build/program-entries.ts',
  'scripts/lib/build/source-places.ts',
];
const VITE = 'node_modules/vite/bin/vite.js';
const build = (node, ...args) => run(node, [VITE, 'build', '--logLevel', 'warn', ...args]);

/** One word for everything that the site is built from. */
export const buildId = () => fingerprint(SITE_INPUTS);

/** Builds whatever has changed since the last build, side by side: each part waits for one core most of its time. */
export async function ensureBuild(node) {
  await Promise.all([ensureSite(node), ensureProgram(node)]);
}

async function ensureSite(node) {
  const wanted = buildId();
  if (isMarked(SITE_MARK, wanted)) return;
  const compress = (folder) => run(node, ['scripts/precompress.ts', folder]);
  const forBrowsers = async () => {
    await build(node);
    const forAdministrators = async () => {
      // Beside the readers' files, whose build empties the folder first.
      await build(node, '--config', 'vite.admin.config.ts');
      await compress('dist/client/assets/admin');
    };
    await Promise.all([compress('dist/client/assets'), forAdministrators()]);
  };
  const forTheServer = async () => {
    await build(node, '--ssr', 'src/web/entry-server.tsx');
    await build(node, '--mode', 'worker');
  };
  await step('Building the site', async () => {
    // initdb runs once: what would make its code faster for later takes longer than that.
    const database = () => run(node, ['--liftoff-only', 'scripts/make-database.ts']);
    await Promise.all([forBrowsers(), forTheServer(), database()]);
    leaveMark(SITE_MARK, wanted);
  });
}

/** The server itself. Tests that start it come here too: none of them runs the program of yesterday. */
export async function ensureProgram(node) {
  const wanted = fingerprint(PROGRAM_INPUTS);
  if (isMarked(PROGRAM_MARK, wanted)) return;
  await step('Building the program', async () => {
    const config = ['--config', 'vite.program.config.ts'];
    await Promise.all([build(node, ...config), build(node, ...config, '--mode', 'threads')]);
    leaveMark(PROGRAM_MARK, wanted);
  });
}
