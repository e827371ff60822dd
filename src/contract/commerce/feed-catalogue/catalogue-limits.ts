/** What is kept of a shop's file without becoming products. */
export const catalogueLimits = {
  /** Of one row: so many words it is found by, of so many characters each. */
  words: 60,
  wordChars: 60,
  /** Shorter words are looked for as they are, longer ones also as a beginning: one letter would find everything. */
  beginningChars: 3,
  /** Rows of former arrivals that go at a time. */
  sweptAtOnce: 2_000,
  /** Rows about what somebody has pasted. */
  found: 200,
} as const;
