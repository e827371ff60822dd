import { fingerprint, isMarked, leaveMark } from './fingerprint.js';
import { step } from './progress.js';
import { run } from './run.js';

const MARK = 'dist/.built-from';
const INPUTS = [
  'src/web',
  'src/contract',
  'src/i18n',
  'vite.config.ts',
  'vite.admin.config.ts',
  'package-lock.json',
  'scripts/precompress.ts',
  'scripts/make-database.ts',
  'scripts/lib/slim-css.ts',
  'scripts/lib/icon-sprite.ts',
  'scripts/lib/inline-limits.ts',
  'scripts/lib/page-parts.ts',
  'scripts/lib/without-mutations.ts',
];

/** One word for everything that a build is made from. */
export const buildId = () => fingerprint(INPUTS);

/** Builds the site where its sources have changed since the last build. */
export async function ensureBuild(node) {
  const wanted = buildId();
  if (isMarked(MARK, wanted)) return;
  await step('Building the site', async () => {
    const vite = 'node_modules/vite/bin/vite.js';
    await run(node, [vite, 'build', '--logLevel', 'warn']);
    await run(node, [vite, 'build', '--logLevel', 'warn', '--config', 'vite.admin.config.ts']);
    await run(node, [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/web/entry-server.tsx']);
    await run(node, [vite, 'build', '--logLevel', 'warn', '--mode', 'worker']);
    await run(node, ['scripts/precompress.ts']);
    await run(node, ['scripts/make-database.ts']);
    leaveMark(MARK, wanted);
  });
}
