import { fingerprint, isMarked, leaveMark } from './fingerprint.js';
import { step } from './progress.js';
import { run } from './run.js';

const MARK = 'dist/.built-from';
const INPUTS = [
  'src/web',
  'src/contract',
  'src/i18n',
  'vite.config.ts',
  'package-lock.json',
  'scripts/precompress.ts',
  'scripts/lib/slim-css.ts',
];

/** Builds the site where its sources have changed since the last build. */
export async function ensureBuild(node) {
  const wanted = fingerprint(INPUTS);
  if (isMarked(MARK, wanted)) return;
  await step('Building the site', async () => {
    const vite = 'node_modules/vite/bin/vite.js';
    await run(node, [vite, 'build', '--logLevel', 'warn']);
    await run(node, [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/web/entry-server.tsx']);
    await run(node, ['scripts/precompress.ts']);
    leaveMark(MARK, wanted);
  });
}
