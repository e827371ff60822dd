/** What the calculation takes for granted. Each can be another one: `docs/capacity.md` says which matter. */
export const assumptions = {
  readersADay: 100_000_000,
  pagesEach: 3,
  /** Of all editions together, as many in each. */
  pages: 100_000,
  /** How much more is read of the first page than of the second, the third…: what has been seen of the web lies between 0.6 and 1. */
  steepness: 0.9,
  /** Caches of their own, in places of different size: the largest has as many times the readers of the smallest. */
  places: 20,
  largestPlace: 10,
  /** What the busiest moment of a day has of what the middle of it has; four in the morning has the rest. */
  peak: 1.75,
  /** Prices that are found to be others, and what each shows itself on. Prices are asked for twice a day. */
  pricesChanged: 4_000,
  pagesOfAPrice: 5,
  /** Saves that readers see, and what each shows itself on: itself, lists, neighbours. */
  saves: 1_000,
  pagesOfASave: 8,
  /** Machines that make pages, each for itself. */
  origins: 4,
} as const;

/** Where an edition's readers are, in hours from Greenwich: days begin and end there. */
export const zones = [-3, 1, -6, 1, -5] as const;

/** Measured (docs/benchmarks.md): what a page costs that is made, and one that is kept, in milliseconds of processor time. */
export const measured = { made: 10.7, kept: 0.045 } as const;
