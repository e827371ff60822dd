import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { iconSprite } from './scripts/lib/build/icon-sprite.ts';
import { builtThreads } from './scripts/lib/build/source-places.ts';

// Workers share the embedded database’s compiled code, and V8 that frees what was compiled better since has ended a
// whole run of them: “corrupted size”, or a failed check in UnregisterWasmAllocation.
setFlagsFromString('--no-wasm-code-gc');

export default defineConfig({
  plugins: [iconSprite(), builtThreads()],
  // Pages are rendered by the React that the program has: the one for development takes several times as long.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/harness/global-setup.ts'],
    pool: 'threads',
    // Reading the program's modules anew for each file took longer than the tests. Files must not depend on it.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // One more than cores: some tests wait for a queue, a limit or a program.
    maxWorkers: 3,
    // Far above what anything takes: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one second, within which a busy machine may do nothing at all.
    expect: { poll: { timeout: 20_000 } },
  },
});
