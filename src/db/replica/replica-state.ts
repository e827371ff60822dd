import { replicaLimits } from '#contract/site/replica-limits.ts';
import { DatabaseStartError, type StartProblem } from '../start-error.ts';
import type { Standby } from './standby.ts';

interface StateParts {
  standby: Pick<Standby, 'connect'>;
  /** Told once that it cannot be used and why, and once that it can again. */
  onChange: (sentence: string) => void;
}

type Trouble = { kind: 'behind'; mark: bigint; since: number } | { kind: 'away'; since: number };

const { again } = replicaLimits;
const BACK = 'The replica at DATABASE_READ_URL answers readers again.';

/** Whether the replica is worth asking. What nobody waits for is found out beside the answers. */
export function createReplicaState({ standby, onChange }: StateParts) {
  let trouble: Trouble | undefined;
  /** What of it was last told; undefined while all is well. */
  let told: StartProblem | undefined;
  let looking: Promise<void> | undefined;
  let lookAgainAt = 0;

  function fall(to: { kind: 'behind'; mark: bigint } | { kind: 'away' }): void {
    const since = trouble?.since ?? performance.now();
    lookAgainAt = performance.now() + again[to.kind];
    trouble = { ...to, since };
  }

  const away = (error: unknown): void => {
    fall({ kind: 'away' });
    const isExplained = error instanceof DatabaseStartError;
    const kind = isExplained ? error.reason : 'unreachable';
    if (kind === told) return;
    told = kind;
    const why = isExplained ? error.message : `The replica at DATABASE_READ_URL gives no answers (${error}).`;
    onChange(`${why} Until then the main server answers.`);
  };

  async function look(): Promise<void> {
    try {
      const connection = await standby.connect();
      let isBroken = true;
      try {
        await connection.look();
        isBroken = false;
      } finally {
        connection.release(isBroken);
      }
      lookAgainAt = performance.now() + again.behind;
      if (trouble?.kind === 'behind' && (connection.seen?.replayed ?? 0n) < trouble.mark) return;
      trouble = undefined;
      if (told) onChange(BACK);
      told = undefined;
    } catch (error) {
      away(error);
    }
  }

  function lookNow(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    away,

    /** Somebody waited for it in vain: nobody else does for the same. */
    behind: (mark: bigint): void => fall({ kind: 'behind', mark }),

    /** Why the main server has to be asked; it is found out beside that whether it still has to be. */
    trouble(): Trouble['kind'] | undefined {
      if (trouble && performance.now() >= lookAgainAt) void lookNow();
      return trouble?.kind;
    },

    /** In seconds; 0 while it is of use. */
    unusableFor: (): number => (trouble ? (performance.now() - trouble.since) / 1_000 : 0),
    lookNow,
  };
}
