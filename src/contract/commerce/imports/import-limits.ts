const MEGABYTE = 1024 * 1024;

/** How much a shop's file may be, and how it is taken in. Milliseconds unless named otherwise. */
export const importLimits = {
  /** How much of a file is read at most: the file, what is packed in it, and each part of it. */
  caps: {
    packedBytes: 500 * MEGABYTE,
    unpackedBytes: 5_000 * MEGABYTE,
    ratio: 200,
    rows: 1_500_000,
    columns: 300,
    fieldChars: 10_000,
    rowChars: 200_000,
  },
  /** Less of it on the embedded database, which does one thing at a time. */
  embeddedCaps: { packedBytes: 100 * MEGABYTE, unpackedBytes: 1_000 * MEGABYTE, rows: 200_000 },
  /** Rows that somebody sees while saying which column is what, and rows whose columns are gathered for it. */
  sampleRows: 10,
  columnRows: 200,
  sampleChars: 200,
  feedChars: 80,
  fileNameChars: 200,
  /** As an id of a network may be. */
  networkChars: 40,
  /** Rows in memory at a time. */
  batch: 500,
  /** A file is read in a thread: what it may take until each part and in all, and of memory. A server is given up later. */
  reading: { part: 60_000, whole: 10 * 60_000, megabytes: 128 },
  /** Looking at one for the first time goes through all of it before there is a part. */
  looking: { part: 10 * 60_000, whole: 10 * 60_000, megabytes: 128 },
  /** Files that people have just sent and that are looked at by a server at once; the others wait. */
  lookedAtOnce: 2,
  /** Fewer than this part of the last time's rows are imported only if somebody says so. */
  farFewer: 0.5,
  /** Of prices that are compared: more of them so far off, and somebody has to say so. */
  manyJumps: 0.5,
  /** An import whose server has not been heard of for so long is anybody's. */
  takeOverAfter: 2 * 60_000,
  /** What taking in a whole file may take, at once and not in parts. */
  applyTimeout: 60 * 60_000,
  /** Rows that are taken in at once on the embedded database; readers and editors have their turn in between. */
  partRows: 500,
  keptDays: 30,
  pastedChars: 200_000,
  pastedLines: 2_000,
} as const;
