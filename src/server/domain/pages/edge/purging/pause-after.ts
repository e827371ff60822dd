import { randomInt } from 'node:crypto';
import { HOUR } from '#contract/site/durations.ts';
import { edgeLimits } from '#contract/site/edge-limits.ts';

export type Random = () => number;
export const anyFraction: Random = () => randomInt(1_000) / 1_000;

/** Twice as long each time, shortened by chance; what the target asks for counts, within reason. */
export function pauseAfter(failures: number, retryAfter: number | undefined, random: Random): number {
  const { first, most } = edgeLimits.retry;
  const own = Math.min(first * 2 ** Math.min(failures - 1, 30), most);
  const shortened = own / 2 + (own / 2) * random();
  return Math.max(shortened, Math.min(retryAfter ?? 0, HOUR));
}
