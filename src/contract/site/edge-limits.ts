import { DAY, MINUTE } from './durations.ts';

/** Of caches in front that are told what has changed (docs/decisions/140 to 142). Milliseconds unless named otherwise. */
export const edgeLimits = {
  /** What a page may say of itself, whatever stands in front with its defaults; and into how many parts a kind is put beyond it. */
  page: { tags: 50, bytes: 3_072, buckets: 64 },
  /** News that come together are told together: so long nothing new, or so long at most. */
  coalesce: { quiet: 200, atMost: 1_000 },
  /** Another process may have answered with the past in between. */
  againAfter: 2_000,
  /** How often a purger looks without having been told, and says that it is there. */
  lookEvery: 1_000,
  beatEvery: 5_000,
  takeOverAfter: 30_000,
  retry: { first: 1_000, most: MINUTE },
  call: { patience: 10_000, answerBytes: 65_536 },
  /** More than this is told as what all of it belongs to. */
  foldAbove: 2_000,
  /** Of one entry: so many products of an edition's offers are a run over it, and not somebody's change of a few. */
  bulkFrom: 10,
  /** An answer in plain words for the desk, and the name of a target. */
  errorChars: 300,
  nameChars: 300,
  /** How long a cache that is told may keep a page; one that is not, or may have missed something. */
  life: { most: DAY, untold: MINUTE, forEver: 365 * DAY },
  /** Behind this much, a target counts as one that is not told. */
  behindAfter: MINUTE,
  /** After news of what a page shows, another process may still have the past. */
  freshNews: 5_000,
  /** Between our clock and a cache's: what it keeps ends this much earlier. */
  margin: 2_000,
} as const;
