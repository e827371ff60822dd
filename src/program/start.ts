import '#server/lib/process/node-version.ts';
import { growingBy, usualGrowth } from './heap-growth.ts';

/**
 * How the program runs on a small machine (docs/decisions/065). The embedded database is compiled once and simply; what is
 * not needed any more is given back soon, and not only when memory is short. No limit: an import could reach it.
 */
const FLAGS = ['--liftoff-only', '--max-semi-space-size=8', growingBy(usualGrowth)];
/** Each thread that compresses would otherwise have a heap of its own, which never shrinks. */
const HEAPS = { MALLOC_ARENA_MAX: '2' };

const { execArgv, argv, env, execPath } = process;
const isSet =
  FLAGS.every((flag) => execArgv.includes(flag)) && Object.keys(HEAPS).every((name) => name in env);
// Neither can be set from inside: the process begins anew, as itself. Not on Windows, which does without.
if (!isSet && process.execve)
  process.execve(execPath, [execPath, ...new Set([...execArgv, ...FLAGS]), ...argv.slice(1)], {
    ...HEAPS,
    ...env,
  } as NodeJS.ProcessEnv);
await import('./main.ts');
