/** Every number that readers and editors meet, in one place. Milliseconds unless named otherwise. */
export const limits = {
  posts: {
    /** Cards visible at first, and how many "load more" adds. */
    initiallyVisible: 6,
    step: 6,
    /** The hero and eight steps: what one call of home-data carries. */
    homeDataSize: 49,
    excerptFallbackChars: 150,
    /** Of an excerpt: what stands whole in the two lines of a card and of the hero, on a phone too. */
    openingChars: 72,
    cardColours: 10,
    /** What one call for a category's posts carries. */
    categoryPart: 24,
    related: 3,
    /** Words a minute, for the reading time. */
    readingSpeed: 220,
    /** An article with at least so many chapters has a table of contents. */
    outlineFrom: 3,
  },
  writing: {
    title: { max: 200, advised: 70 },
    excerpt: { max: 600, advised: 160 },
    /** Of what search results show: about as much as they have room for. */
    metaTitle: { max: 120, advised: 60 },
    metaDescription: { max: 320, advised: 160 },
    keywordChars: 100,
    authorChars: 100,
    /** What an update changed, as readers are told: a sentence. */
    updateNoteChars: 160,
    imageAltChars: 300,
    imageUrlChars: 2_000,
    /** What a person may choose, and what is made of a title. */
    slug: { max: 120, made: 80 },
    /** Of the body as JSON. The longest article of the demo has a tenth of it. */
    contentChars: 400_000,
    /** Of a form that is not saved: what was typed, and what stood there before. */
    unsavedChars: 900_000,
    /** Lists in lists; deeper ones come from programs. */
    contentDepth: 40,
    listPart: 50,
    listMax: 100,
    bulkMax: 200,
    trashDays: 30,
    /** All revisions are kept so long, and then one a day. */
    revisionDays: 90,
    /** Autosaves of one author within this time share a revision. */
    autosaveMinutes: 5,
    previewMinutes: 60,
    revisionsPart: 30,
    commentChars: 2_000,
    comments: 200,
    /** How often an open post says so, and for how long that counts. */
    presence: { every: 20_000, lasts: 50_000 },
  },
  search: { maxInputChars: 50, maxResults: 10, maxListed: 50 },
  categories: { popularOnHome: 10, popularInFooter: 6 },
  /** No list is as long as this: a page beyond it is not even looked for. */
  lists: { maxPage: 100_000 },
  reviews: {
    /** What one call for reviews carries. */
    part: 12,
    alternatives: 3,
    /** Of a verdict: what stands whole in the three lines of a card. */
    openingChars: 60,
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
  indexNow: {
    /** The protocol's own end for one call. */
    addresses: 10_000,
    patience: 15_000,
    /** What the first run ever tells of. */
    firstLookBack: 24 * 3_600_000,
  },
  accounts: {
    username: { min: 3, max: 30 },
    name: { max: 100 },
    emailChars: 254,
    password: { min: 12, max: 128 },
    /** What is read of a password that is only compared: longer ones are wrong without looking. */
    typedPasswordChars: 1_000,
    signIn: {
      perAccount: { attempts: 5, windowSeconds: 15 * 60 },
      perAddress: { attempts: 20, windowSeconds: 15 * 60 },
    },
    /** Codes, and passwords that are asked for again. */
    confirmations: { attempts: 5, windowSeconds: 15 * 60 },
    /** For so long a password or code counts as just now: then owners' powers ask again. */
    proofMinutes: 10,
    /** How long a sign-in waits for its second step. */
    secondStepSeconds: 10 * 60,
    /** A code stays valid one step beside its own; so long it cannot be used again. */
    codeReuse: { attempts: 1, windowSeconds: 3 * 30 },
    /** A browser in which somebody has signed in is known for so long after the last time. */
    knownDeviceDays: 180,
    recoveryCodes: 10,
    passkeys: {
      perAccount: 20,
      nameChars: 60,
      /** What a browser was given to sign is worth so long, and once. */
      challengeMinutes: 5,
      /** Longer than any of its kind: what an authenticator answers is read up to here. */
      answerChars: 16_000,
    },
    /** Days in which somebody who needs a second factor can still do without. */
    secondFactorGrace: { max: 30, usual: 7 },
    /** Of what has changed about it, an account shows so many. */
    shownChanges: 20,
    session: { absoluteDays: 30, idleDays: 7, seenEveryMinutes: 5, userAgentChars: 300 },
    passwordReset: {
      validMinutes: 60,
      perEmail: { attempts: 3, windowSeconds: 3_600 },
      perAddress: { attempts: 20, windowSeconds: 3_600 },
    },
    invitation: { validDays: 7, perOwner: { attempts: 50, windowSeconds: 3_600 } },
  },
  /** What the mail server does not take is tried again for so long. */
  mail: { triedForDays: 7 },
  /** What one call for a list of the administrators' area carries. */
  adminLists: { part: 50, searchChars: 100, bulkMax: 200 },
  products: {
    brandChars: 80,
    nameChars: 160,
    specs: 60,
    images: 20,
    /** What a price may be at most, in minor units: a column holds no more. */
    maxPrice: 2_000_000_000,
    externalIdChars: 100,
    tagChars: 64,
    urlChars: 2_000,
    /** How far the weights of a score may be from 1 together: thirds are written 0.33. */
    weightTolerance: 0.015,
    /** Shops that a page lists for one product, the first of them included. */
    shownOffers: 4,
    /** Products in memory at a time while a file of them is written. */
    exportBatch: 200,
  },
  reviewFields: {
    verdictChars: 600,
    fitChars: 400,
    points: 12,
    pointChars: 300,
    criteria: 10,
    updates: 50,
  },
  authors: {
    wordsChars: 1_000,
    knows: 12,
    knowsChars: 60,
    links: 12,
    linkChars: 500,
    /** Of a person's words: what stands below an article or a review. */
    openingChars: 120,
    /** What one call for a person's articles, or reviews, carries. */
    part: 12,
    /** Lines without a person, told one by one. */
    linesListed: 100,
  },
  categoryFields: { nameChars: 80, descriptionChars: 500 },
  media: {
    maxBytes: 15 * 1024 * 1024,
    /** Of a sound, a film or a document. Longer films are better off with those who show films. */
    maxFileBytes: 32 * 1024 * 1024,
    maxMegapixels: 50,
    /** What is kept of a larger picture; no page asks for more than 1200. */
    keptPx: 4096,
    fileNameChars: 200,
    altChars: 300,
    /** How many places of use are named one by one. */
    usesListed: 50,
  },
  messages: { excerptChars: 200, replyChars: 10_000 },
  editions: { siteNameChars: 60, symbolChars: 5, disclosureChars: 500 },
  settings: { siteNameChars: 60, urlChars: 500 },
  redirects: { pathChars: 500, hops: 5 },
  /** What the palette of the desk is given of each kind of thing. */
  deskSearch: { ofEachKind: 6 },
  overview: {
    days: 30,
    recentActions: 10,
    /** Whole weeks, so that both halves have as many Sundays. */
    moneyDays: 28,
    heatDays: 14,
    pages: 4,
    weekPosts: 6,
    /** Looked at less often, a page without a click says nothing. */
    losingViews: 20,
  },
  shopLink: { forwardSeconds: 2 },
  launches: { products: 40 },
  /** What is read of an address at all. */
  slugs: { maxChars: 200 },
  addresses: { maxChars: 2_000 },
  layout: { backToTopAfterPx: 300 },
  gate: { timeout: 15_000, retries: 3, retryBase: 1_000, retryMax: 10_000 },
  queries: { homeStale: 5 * 60_000, homeKept: 10 * 60_000, unusedKept: 5 * 60_000 },
  landing: { rotation: 4_000, fade: 500 },
  notFound: { redirectSeconds: 5 },
  /** How long the administrators' area shows that it is finding out who is there. */
  adminGuard: { spinner: 300 },
  tooltip: { delay: 700, skipDelay: 300 },
  toast: { atOnce: 1, removeDelay: 1_000_000, duration: 5_000, swipePx: 50, hotkey: 'F8' },
} as const;
