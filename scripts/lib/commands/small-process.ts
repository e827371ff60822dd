import { setFlagsFromString } from 'node:v8';

/**
 * The embedded database is compiled once and simply, as in the server (decision 065): the compiler that makes it faster would
 * hold a gigabyte for it. All three are needed here, where V8 does not draw one from the other any more.
 */
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag);
