import { HOUR } from './durations.ts';

/** Numbers of a site that moves in. Milliseconds unless named otherwise. */
export const moveInLimits = {
  /** What is held of one field, one row of JSON and one entry at a time. */
  caps: { fieldChars: 2 * 1024 * 1024, rowChars: 12 * 1024 * 1024, fields: 2_000 },
  /** Its files are read in a thread, each of them twice: until each part, in all, and of memory. */
  reading: { part: 60_000, whole: 12 * HOUR, megabytes: 256 },
  /** Of an archive: how many files, how large each, and how much larger than it is packed. */
  archive: {
    files: 500_000,
    fileBytes: 8 * 1024 * 1024 * 1024,
    ratio: 200,
    harmlessBytes: 64 * 1024 * 1024,
  },
  /** Entries that come from the thread together, and that are written together. */
  batch: { entries: 20, chars: 1024 * 1024 },
  /** After so many articles, and each time that there are four times as many, the database counts them: it took the table for empty. */
  counted: { first: 100, last: 10_000, factor: 4 },
  /** Blocks that several entries share. */
  sharedChars: 8 * 1024 * 1024,
  /** A picture of the old site: how long one question may take, how often it is asked, and the rest of a host in between. */
  pictures: { deadline: 30_000, tries: 3, backOff: 2_000, hostPause: 200, redirects: 5 },
  /** Lists that plugins keep as PHP writes them: beyond this nobody wrote one. */
  php: { bytes: 2 * 1024 * 1024, values: 50_000, depth: 24 },
  /** Products that are written together. */
  products: 40,
  /** Of a table of links or products: cells, and what is in one. */
  tables: { columns: 200, cellChars: 20_000, rows: 500_000 },
  /** Things that a person is shown of what was left; the report's file has all. */
  shown: 30,
  /** One that says nothing for so long has died, and the next may begin; one at work says something so often. */
  lostAfter: 2 * 60_000,
  beatEvery: 5_000,
  /** A server that works for the desk and says nothing for so long has gone: another goes on. */
  takeOverAfter: 20_000,
  /** Files that are handed in at the desk: how many, how large, and what the disk keeps free beside them. */
  files: {
    most: 50,
    exportBytes: 4 * 1024 * 1024 * 1024,
    uploadsBytes: 32 * 1024 * 1024 * 1024,
    nameChars: 200,
    spareBytes: 256 * 1024 * 1024,
    lookEveryBytes: 64 * 1024 * 1024,
    /** What nobody went on with. */
    keptDays: 30,
  },
  /** What the desk shows of each kind of thing that stays behind, and of people and categories to choose for. */
  told: { kinds: 60, firstOfKind: 10, names: 500 },
  /** Rows that are taken back together, and lines that name what stays. */
  undo: { batch: 20, lines: 500 },
  /** Articles that get another picture together. */
  mendAtOnce: 20,
  /** A list of old addresses: how much of it is read, how many are asked at the desk and by the command. */
  addresses: {
    fileBytes: 256 * 1024 * 1024,
    unpackedBytes: 2 * 1024 * 1024 * 1024,
    lineChars: 8_000,
    atDesk: 20_000,
    byCommand: 1_000_000,
    shown: 200,
  },
} as const;
