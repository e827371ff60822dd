import type { ScoreBreakdown } from '#contract/commerce/products/products.schemas.ts';
import { weightedScore } from '#contract/commerce/reviews/weighted-score.ts';
import { limits } from '#contract/site/limits.ts';
import { invalidFields } from '#server/lib/errors.ts';

/** Weights that do not make a whole would make a figure that means nothing. */
export function assertBreakdown(breakdown: ScoreBreakdown): void {
  if (breakdown.length === 0) return;
  const seen = new Set<string>();
  for (const [index, { criterion }] of breakdown.entries()) {
    if (seen.has(criterion)) throw invalidFields({ [`breakdown.${index}.criterion`]: { code: 'taken' } });
    seen.add(criterion);
  }
  const sum = breakdown.reduce((total, { weight }) => total + weight, 0);
  if (Math.abs(sum - 1) > limits.products.weightTolerance) {
    throw invalidFields({ breakdown: { code: 'weights' } });
  }
}

/** One figure with one decimal, as reviews show it: of the breakdown where there is one, or else as it was given. */
export function scoreOf(breakdown: ScoreBreakdown, given: number | null): number | null {
  if (breakdown.length === 0) return given === null ? null : Math.round(given * 10) / 10;
  return weightedScore(breakdown) ?? null;
}
