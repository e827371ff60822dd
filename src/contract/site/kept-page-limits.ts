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
  /** The ledger's entries; no kept page is older. */
  ledgerDays: 7,
} as const;
