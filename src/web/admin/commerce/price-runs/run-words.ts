import type { PriceRun } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import type { PriceOutcome, PriceRunState } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const stateTones: Record<PriceRunState, Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'ok',
  stopped: 'warn',
};

export const outcomeTones: Record<PriceOutcome, Tone> = {
  changed: 'ok',
  confirmed: 'neutral',
  no_price: 'neutral',
  not_found: 'warn',
  refused: 'danger',
  held: 'warn',
  left: 'warn',
};

export const isOpen = ({ state }: PriceRun): boolean => state === 'waiting' || state === 'running';

const told = ({ counts }: PriceRun): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** How many have had their turn. */
export const doneOf = (run: PriceRun): number => told(run) - (run.counts.left ?? 0);

/** How many wait, or are left to the next one. */
export const unfinishedOf = (run: PriceRun): number => Math.max(0, run.total - doneOf(run));

/** "12 s", "3 min 20 s": undefined before it has begun. */
export function durationOf({ startedAt, finishedAt }: PriceRun, now: Date): string | undefined {
  if (startedAt === null) return undefined;
  const end = finishedAt === null ? now.getTime() : Date.parse(finishedAt);
  const seconds = Math.max(0, Math.round((end - Date.parse(startedAt)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
