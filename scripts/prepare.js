// Runs before every npm script, on whatever Node (20 or newer) is there: plain JavaScript, no packages.
import { ensureBuild } from './lib/build/build.js';
import { ensurePackages } from './lib/packages.js';
import { fail } from './lib/progress.js';
import { ensureTestPrograms } from './lib/system.js';

const purpose = process.argv[2];
/** What needs more packages than running does. */
const DEVELOPMENT = ['dev', 'test', 'verify', 'bench', 'budget', 'faults', 'attack'];
const wantsBuild = ['start', 'test', 'bench', 'budget', 'faults', 'attack', 'move-out'].includes(purpose);

try {
  const node = await ensurePackages({ everything: DEVELOPMENT.includes(purpose) });
  if (wantsBuild) await ensureBuild(node);
  if (['test', 'budget', 'faults', 'attack'].includes(purpose)) await ensureTestPrograms(purpose);
} catch (error) {
  fail(error.message);
}
