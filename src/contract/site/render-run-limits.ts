/** Of pages that somebody has rendered anew, part of the numbers of what the program does by itself (engine-limits.ts). */
export const renderRunLimits = {
  /** Pages that are marked, read and rendered at a time. */
  batch: 100,
  /** Pages a second; faster than one by one, several are under way at once. */
  speed: { usual: 5, oneByOne: 50, most: 1_000 },
  /** Of a run in a hurry: what is marked at a time, how many are under way without threads, how long each waits for readers. */
  bulk: { batch: 500, atOnce: 8, giveWay: 1_000 },
  /** Its threads: pages that each has under way, connections, memory; how many there are by themselves. */
  threads: { atOnce: 4, connections: 3, megabytes: 256, youngMegabytes: 48, usualMost: 4, most: 32 },
  takeOverAfter: 60_000,
  tellEvery: 1_000,
  keptDays: 30,
} as const;
