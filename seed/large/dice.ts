export interface Dice {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** An index into `weights`, as often as its weight says. */
  weighted(weights: readonly number[]): number;
}

/** The same throws for the same seed on every machine (mulberry32): what is seeded can be compared. */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return Math.max(found, 0);
    },
  };
}
