interface Criterion {
  score: number;
  weight: number;
}

/** One figure with one decimal, as reviews show it, of criteria and their shares; none where there are no shares. */
export function weightedScore(breakdown: Criterion[]): number | undefined {
  const weights = breakdown.reduce((total, { weight }) => total + weight, 0);
  if (!(weights > 0)) return undefined;
  const sum = breakdown.reduce((total, { score, weight }) => total + score * weight, 0);
  // What is 8.25 to people may be a hair less to the machine.
  return Math.round((sum / weights) * 10 + 1e-9) / 10;
}
