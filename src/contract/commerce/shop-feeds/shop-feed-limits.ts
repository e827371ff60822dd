/** Files that shops offer at an address: how often, how long, and what may come in unasked. Milliseconds unless named otherwise. */
export const shopFeedLimits = {
  feeds: 200,
  addressChars: 2_000,
  /** From looking its host up to the last byte. */
  deadline: 30 * 60_000,
  /** After a failure it is tried again, each time later, and at its next hour at the latest. */
  backOff: [15 * 60_000, 60 * 60_000, 4 * 60 * 60_000],
  /** While its last file is still worked on, and after a fetch that was in vain because of us. */
  busyAgain: 10 * 60_000,
  /** Against the last time that it was taken in; what is further off waits for a person. */
  looksAlike: {
    farFewer: 0.5,
    farMore: 3,
    /** Shares of all rows: so much more than last time. */
    moreRefused: 0.2,
    moreForeign: 0.02,
    /** A price so many times what it was, or so small a part of it, is far off; so many of those compared may be. */
    farPrice: 1.5,
    farPrices: 0.3,
    /** Of the products that it had. */
    missing: 0.3,
  },
} as const;
