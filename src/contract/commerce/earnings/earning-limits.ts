/** How much a report of earnings may be, and how it is read. */
export const earningLimits = {
  /** Of the file, and of what is packed in it. */
  caps: {
    packedBytes: 256 * 1024 * 1024,
    unpackedBytes: 1024 * 1024 * 1024,
    ratio: 200,
    rows: 2_000_000,
    columns: 300,
    fieldChars: 10_000,
    rowChars: 200_000,
  },
  /** A workbook is read part by part, but its texts are all in memory. */
  spreadsheet: { rows: 200_000, texts: 2_000_000, textChars: 64 * 1024 * 1024 },
  /** A document around its list is read as a whole. */
  documentBytes: 24 * 1024 * 1024,
  /** Tables in one file, and lines in which the names of columns are looked for. */
  tables: 40,
  headerLines: 30,
  sampleRows: 5,
  /** Rows by which it is found out how numbers and days are written. */
  styleRows: 1_000,
  sampleChars: 80,
  batch: 1_000,
  reading: { part: 60_000, whole: 20 * 60_000, megabytes: 256 },
  lookedAtOnce: 1,
  problems: 100,
  tags: 50,
  tagChars: 64,
  idChars: 120,
  subIdChars: 255,
  /** Shown of the links that earned. */
  blocks: 200,
  /** Days back that are told of one page. */
  pageDays: 90,
  sourceChars: 40,
  fileNameChars: 200,
  /** Of one row, in minor units. */
  maxAmount: 1e11,
  maxItems: 1e9,
  takeOverAfter: 2 * 60_000,
  applyTimeout: 20 * 60_000,
  keptDays: 30,
  /** Of sums that are asked for. */
  maxDays: 800,
  usualDays: 90,
} as const;
