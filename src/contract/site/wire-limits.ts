/** Every number of who may ask how much, and for how long. Milliseconds unless named otherwise. */
export const wireLimits = {
  /** Connections, and how long somebody may keep us waiting on one. */
  lines: {
    headers: 20_000,
    /** A body that brings less than so many bytes in this time has stalled. */
    body: 50_000,
    leastBytes: 4_096,
    /** An answer of which nobody has read anything for so long. */
    answer: 120_000,
    lookEvery: 5_000,
    /** Questions on one line that wait for their answers: browsers send the next one after it. */
    pipelined: 4,
    /** In all: an idle one costs some ten kilobytes. Above `full` of them those are closed that nobody needs. */
    atOnce: 10_000,
    full: 0.95,
    roomy: 0.9,
  },
  /** Work that is not answered from memory: how much at a time, and how it waits. */
  turns: {
    atOnce: 8,
    /** Waiting, of one network and in all. */
    perNetwork: 1_000,
    inAll: 3_000,
    waitAtMost: 120_000,
    /** Work that takes longer waits for something itself: its place is free again. */
    holdAtMost: 2_000,
    lookEvery: 500,
    /** Seconds after which somebody who was refused may ask again. */
    retryAfter: 5,
    /** Such a part of so many requests from one address is a proxy that nobody named. */
    crowd: { of: 1_000, share: 0.9 },
  },
  /** What browsers say that our policy has stopped. Anybody can send such a thing, so everything about it has an end. */
  policyReports: {
    bodyBytes: 16 * 1024,
    /** Of one body, and of one network in a while. */
    perBody: 20,
    perNetwork: { counted: 30, windowSeconds: 60 },
    /** Networks whose count is held, kinds that wait to be stored, and kinds that one day has room for. */
    networks: 2_000,
    gathered: 100,
    perDay: 100,
    keptDays: 30,
    shown: 50,
    urlChars: 4_000,
    blockedChars: 120,
  },
} as const;
