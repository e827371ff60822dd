/** Every number that the product's behaviour depends on, in one place. Milliseconds unless named otherwise. */
export const limits = {
  posts: {
    /** Cards visible at first, and how many "load more" adds. */
    initiallyVisible: 6,
    step: 6,
    /** The hero and eight steps: what one call of home-data carries. */
    homeDataSize: 49,
    excerptFallbackChars: 150,
    cardColours: 10,
    /** How far "?page=" goes without scripts. */
    maxPageWithoutScripts: 200,
    /** What one call for a category's posts carries. */
    categoryPart: 24,
    related: 3,
    /** Words a minute, for the reading time. */
    readingSpeed: 220,
    /** An article with at least so many chapters has a table of contents. */
    outlineFrom: 3,
  },
  search: { maxInputChars: 50, maxResults: 10, maxListed: 50 },
  categories: { popularOnHome: 10, popularInFooter: 6 },
  reviews: {
    /** What one call for reviews carries. */
    part: 12,
    alternatives: 3,
    brandChars: 80,
    /** How many products a comparison holds, and how many make one. */
    compared: 4,
    comparedFrom: 2,
  },
  contact: {
    name: { min: 2, max: 100 },
    email: { min: 3, max: 254 },
    subject: { min: 3, max: 150 },
    message: { min: 10, max: 5_000 },
    /** As much as a request can carry: what is too long is told in the form's own numbers, and shown again. */
    rawChars: 1_048_576,
    /** Nobody fills the form in faster. */
    minSeconds: 3,
    perAddress: { attempts: 5, windowSeconds: 3_600 },
    keptMonths: 12,
  },
  feeds: { items: 30 },
  sitemap: {
    /** A file holds the posts and reviews of so many ids: 50,000 addresses and 50 MB are the protocol's end. */
    idsPerFile: 10_000,
    /** Rows in memory at a time. */
    batch: 1_000,
    /** An index reads every row's date: once in this time is often enough for anybody. */
    indexKept: 10 * 60_000,
  },
  shareCards: { drawnAtOnce: 2 },
  shopLink: { forwardSeconds: 2 },
  slugs: { maxChars: 200 },
  layout: { backToTopAfterPx: 300 },
  gate: { timeout: 15_000, retries: 3, retryBase: 1_000, retryMax: 10_000 },
  queries: { homeStale: 5 * 60_000, homeKept: 10 * 60_000, unusedKept: 5 * 60_000 },
  landing: { rotation: 4_000, fade: 500 },
  notFound: { redirectSeconds: 5 },
  tooltip: { delay: 700, skipDelay: 300 },
  toast: { atOnce: 1, removeDelay: 1_000_000, duration: 5_000, swipePx: 50, hotkey: 'F8' },
} as const;
