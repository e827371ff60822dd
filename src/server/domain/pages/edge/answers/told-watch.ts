import { edgeLimits } from '#contract/site/edge-limits.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { type EdgeTargetRow, listTargets } from '../edge-targets.queries.ts';

/** Whether what is written now will be told soon, as far as anybody can say. */
export const isBehind = (row: Pick<EdgeTargetRow, 'caughtUpAt' | 'stoppedAt'>, now: Date): boolean =>
  row.stoppedAt !== null ||
  row.caughtUpAt === null ||
  now.getTime() - row.caughtUpAt.getTime() > edgeLimits.behindAfter;

interface Parts {
  db: Db;
  clock: Clock;
  /** The names of all that were chosen. */
  targets: string[];
}

/** Looks now and then whether every target is told: only then may any of them keep a page for long. */
export function watchTargets({ db, clock, targets }: Parts) {
  let isTold = false;
  let seenAt = -Infinity;

  async function look(): Promise<void> {
    try {
      const rows = await listTargets(db, targets);
      const now = clock();
      isTold = rows.length === targets.length && rows.every((row) => !isBehind(row, now));
      seenAt = now.getTime();
    } catch {
      // Nobody knows: as if they were not told.
      isTold = false;
    }
  }

  return {
    look,
    /** What was seen long ago says nothing. */
    isTold: (now: number): boolean => isTold && Math.abs(now - seenAt) < edgeLimits.behindAfter,
    /** Ends with the function that is returned. */
    start(): () => void {
      void look();
      const timer = setInterval(() => void look(), edgeLimits.beatEvery);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
