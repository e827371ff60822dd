import { DAY, HOUR } from './durations.ts';
import { keptPageLimits } from './kept-page-limits.ts';
import { moveInLimits } from './move-in-limits.ts';
import { renderRunLimits } from './render-run-limits.ts';

/** Every number of what the program does by itself. Milliseconds unless named otherwise. */
export const engineLimits = {
  feeds: { items: 30 },
  sitemap: {
    /** A file holds the posts and reviews of so many ids: 50,000 addresses and 50 MB are the protocol's end. */
    idsPerFile: 10_000,
    /** Rows in memory at a time. */
    batch: 1_000,
    /** An index reads every row's date: once in this time is often enough for anybody. */
    indexKept: 10 * 60_000,
  },
  /** What is found out about pasted links while a person waits: a shop is asked for so long, so many files are looked through. */
  pastedLinks: { askFor: 8_000, files: 5, rows: 100_000, found: 200 },
  shareCards: { drawnAtOnce: 2 },
  /** Where originals are shared, a machine asks so often whether one is still there. */
  pictures: { verifyEvery: 60 * 60_000 },
  /** Rendered pages that are kept: in memory, and on disk for the next start. */
  pages: keptPageLimits,
  /** What calls of readers were answered, for the next who asks the same. */
  rememberedReads: {
    bytes: 16 * 1024 * 1024,
    /** News that may have come while an answer was being made. */
    news: 500,
    /** Addresses of which it is known what they are answered. */
    addresses: 2_000,
    /** Longer than any that we write: whoever makes one up gets his answer, and nothing is kept of it. */
    addressChars: 500,
  },
  /** Rows that many pages are made of: editions, categories, what is newest in each. */
  rememberedRows: { sets: 500 },
  /** Feeds and files of the sitemap, pressed: the newest of those that are asked for. */
  keptTexts: { bytes: 8 * 1024 * 1024 },
  /** Built files of releases that run side by side, and how often one asks for those of the others. */
  releases: { kept: 4, lookEvery: 5_000 },
  /** What the database knows of is gathered for metrics no oftener than this. */
  metrics: { figuresKept: 30_000 },
  /** The thread that knows how soon a password would be guessed: its dictionaries leave when nobody sets one. */
  passwordStrength: {
    thread: { part: 60_000, megabytes: 128 },
    idle: 60_000,
    /** Of 4: more than a hundred million guesses, of which each costs what one sign-in costs us. */
    minScore: 3,
    /** So much of a password is judged, with so many readings of digits and signs as letters. */
    judgedChars: 48,
    substitutions: 8,
  },
  jobs: {
    /** How often a process looks for what is due, and for runs whose server has gone. */
    lookEvery: 10_000,
    /** How often a run says that it is alive, and how soon it tells of news. */
    beatEvery: 5_000,
    newsEvery: 1_000,
    /** A run that has been silent for so long is anybody's. */
    lostAfter: 30_000,
    /** With nobody heard of for so long, nothing happens by itself: a person should know. */
    silentAfter: 3 * 60_000,
    /** What is due again right after a failure waits so long. */
    dueAgainAfter: 60_000,
    /** A run that nobody has begun in this time never will be. */
    waitsAtMost: DAY,
    lines: 200,
    keptDays: 90,
    /** Of runs that found nothing to do. */
    keptQuietDays: 1,
    trend: 20,
    nextRuns: 3,
    /** A stream of events ends after so long, and the browser opens the next one: its session is looked at again. */
    streamFor: 10 * 60_000,
    streamBeat: 20_000,
  },
  prices: {
    /** How often one question is asked, and how long between: doubled each time, and shortened by chance. */
    tries: 5,
    backOff: { first: 2_000, most: 60_000 },
    /** So many questions in a row without an answer, and the run ends. */
    breaker: 3,
    /** So many times dearer or cheaper than before is a mistake more often than a price. */
    jump: 10,
    keptRunDays: 30,
    /** What a reduction is measured against, and what a chart shows. */
    lowDays: 30,
    historyDays: 180,
    /** Fewer days make no chart. */
    historyFromDays: 7,
  },
  crawlers: {
    exceptionChars: 2_000,
    /** Visits that are written down one by one, of all that came between two writings. */
    perFlush: 500,
    keptDays: 30,
    /** However many came: the newest. */
    keptVisits: 200_000,
    summaryDays: 7,
    pathChars: 500,
    userAgentChars: 500,
    /** Pages that a check compares: a sample each day, everything (up to an end) when somebody asks. */
    sample: 200,
    everything: 5_000,
    /** Compared without a pause; readers come first. */
    slice: 20,
    takeOverAfter: 2 * 60_000,
    /** Pages that differ and are named one by one. */
    findings: 200,
    /** What is kept of where two texts part. */
    excerptChars: 160,
  },
  /** Links to other sites, and how often they are asked whether they still work. */
  links: {
    urlChars: 2_000,
    /** A page that is gone is asked again a day later; so many times in a row, and its link is broken. */
    apart: DAY,
    failures: 2,
    /** One that works has its rest; nothing is asked at the same minute every time. */
    every: 7 * DAY,
    spread: 6 * HOUR,
    /** How many a server takes at once, how long they are its own, and what a host has between two questions. */
    batch: 10,
    lease: 15 * 60_000,
    hostPause: 1_000,
    deadline: 10_000,
    /** So much of a shop's page is read to see whether it still sells. */
    pageBytes: 1_000_000,
    /** Rows in memory at a time while all content is looked through. */
    gatherBatch: 500,
    /** Places of one link that are named one by one. */
    placesListed: 10,
  },
  clicks: {
    /** What a list of products counts. */
    ofProductDays: 30,
    /** The same way out of the same page counts once in this time. */
    onceInSeconds: 30,
    /** What one address can add, of clicks and of views each; of pages that tell by themselves, for many may share it. */
    perAddress: { counted: 60, pages: 600, windowSeconds: 10 * 60 },
    /** Addresses, as hashes, that a server remembers at once. */
    remembered: 20_000,
    /** Different things that a server gathers before they are stored. */
    gathered: 10_000,
    keptMonths: 25,
    usualDays: 30,
    maxDays: 800,
    /** Rows of one table; the file has all of them. */
    rows: 200,
    fileRows: 20_000,
  },
  backups: {
    /** The newest of so many days, and of so many weeks, stay of those that nobody asked for. */
    days: 7,
    weeks: 4,
    /** What was kept before a restore, and what failed. Those that somebody asked for stay until somebody deletes them. */
    beforeRestoreDays: 30,
    failedDays: 7,
    /** Longer than any of them may take. */
    atMost: 60 * 60_000,
    /** One that a command began and that was never heard of again has failed. */
    commandAtMost: 6 * 60 * 60_000,
  },
  contentTransfer: {
    /** Of a file that a browser sends. The command line knows no limit. */
    fileBytes: 1024 * 1024 * 1024,
    /** A line is the head, a row, or a picture or another file as text, which is a third longer than the file. */
    lineBytes: 48 * 1024 * 1024,
    headChars: 16_384,
    rowChars: 8 * 1024 * 1024,
    /** The file is read in a thread: what it may take until each part and in all, and of memory. */
    reading: { part: 60_000, whole: 30 * 60_000, megabytes: 256 },
  },
  moveIn: moveInLimits,
  /** What leaves at the desk: how long its file is kept, and how much room one needs for each byte of a picture. */
  moveOut: { keptDays: 7, shown: 20, roomFor: { wxr: 0, markdown: 2, static: 6 } },
  /** What is remembered of kept pages, beside the pages themselves. */
  renderedPages: {
    pathChars: 500,
    errorChars: 500,
    /** Renders that a server remembers until they are stored, and how many are stored at once. */
    gathered: 5_000,
    batch: 200,
    /** Addresses of the sitemap that are written at once, and how often it is walked at most. */
    syncBatch: 500,
    syncEvery: 60_000,
    /** An address that the sitemap has not named for so long is gone. */
    knownHours: 48,
    keptDays: 90,
    /** So many pages that could not be rendered are tried again in a minute. */
    healed: 20,
    /** A week, as the ledger is long. */
    lifetimeMinutes: 7 * 24 * 60,
    /** Tags of one entry of the ledger that are told. */
    tagsTold: 12,
  },
  renderRuns: renderRunLimits,
  /** What is looked for in the database, and put right. */
  integrity: {
    /** Faults of one check that are kept. */
    kept: 1_000,
    /** Rows that are read at a time. */
    batch: 200,
    mendedAtOnce: 100,
    mendTimeout: 5 * 60_000,
    /** What was mended is told for so long. */
    mendedDays: 90,
  },
  databaseOverview: {
    /** Larger tables are not counted: the database's own estimate is told. */
    countedRows: 50_000,
    slowest: 20,
    /** A statement that took less is not remembered, and how many different ones are. */
    slowFrom: 50,
    remembered: 100,
    sqlChars: 2_000,
  },
  /** Words that are put in the place of others, everywhere. */
  replacements: {
    findChars: 200,
    withChars: 500,
    /** Places that one replacement can have, and of one how many passages are shown. */
    places: 500,
    passages: 5,
    /** Characters around a passage. */
    around: 60,
    batch: 200,
    timeout: 5 * 60_000,
    /** So long it can be taken back. */
    keptDays: 90,
  },
  /** Statements that an owner types. */
  console: {
    chars: 10_000,
    timeout: 5_000,
    rows: 500,
    columns: 60,
    cellChars: 2_000,
    answerChars: 1_000_000,
    /** Rows that are fetched at a time, so that a wide answer is left in time. */
    fetched: 50,
  },
} as const;
