import type { PostgresCluster } from '#test/harness/servers/postgres-cluster.ts';

export type Engine = 'pglite' | 'pg';
export const engineNames: Record<Engine, string> = { pglite: 'PGlite', pg: 'PostgreSQL' };

export interface FaultContext {
  engine: Engine;
  /** Of the whole run: the same seed chooses the same moments. */
  random: () => number;
  /** How often the server is killed, over both engines. */
  kills: number;
  /** The server that every fault of the run may use, in a database of its own. */
  postgres: () => Promise<PostgresCluster>;
  /** Done at the end, the last first, however the fault ends. */
  defer: (clean: () => unknown) => void;
  /** Asked for what it knows where the fault is not survived. */
  witness: (tell: () => string) => void;
  say: (line: string) => void;
}

/** What each file beside run.ts exports. */
export interface Fault {
  name: string;
  /** A sentence: what is done to the program. */
  about: string;
  engines: readonly Engine[];
  limitMs: number;
  /** Throws where the fault was not survived; otherwise says what was done and counted. */
  run(context: FaultContext): Promise<string>;
}

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
