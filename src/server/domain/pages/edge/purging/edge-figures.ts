import type { Fold } from './plan-purge.ts';

/** What a process has told a target since its start, and how it stands. */
export interface EdgeFigures {
  calls: Record<'done' | 'later' | 'refused', number>;
  names: number;
  folds: Record<Exclude<Fold, 'none'>, number>;
  waiting: number;
  /** What was written before, it was told. */
  caughtUpAt: Date | null;
}

export const noFigures = (): EdgeFigures => ({
  calls: { done: 0, later: 0, refused: 0 },
  names: 0,
  folds: { editions: 0, everything: 0 },
  waiting: 0,
  caughtUpAt: null,
});
