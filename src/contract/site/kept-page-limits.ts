import { DAY, MINUTE } from './durations.ts';

/** Of rendered pages that are kept, part of the numbers of what the program does by itself (engine-limits.ts). */
export const keptPageLimits = {
  memoryBytes: 64 * 1024 * 1024,
  /** For those who take no brotli, in each of the two other encodings. */
  otherEncodingBytes: 8 * 1024 * 1024,
  diskBytes: 2 * 1024 * 1024 * 1024,
  trimEvery: 10 * MINUTE,
  /** Pages of other versions: one that was heard of lately may still run; of the rest the newest stay for a way back. */
  otherBuilds: { livesFor: 30 * MINUTE, keptFor: 3 * DAY, most: 2 },
  /**
   * A new process gets so many pages ready that readers ask for, by views of so many days: several at once before it calls
   * itself ready (`WARM_UP_MS`), afterwards one by one with a rest before each, behind whatever is rendered for a reader.
   */
  warming: { beforeReady: 10_000, pages: 2_000, days: 7, atOnce: 4, pause: 50, giveWay: 1_000 },
  /** The ledger's entries; no kept page is older. */
  ledgerDays: 7,
} as const;
