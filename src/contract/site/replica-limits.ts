/** A server that reads only, beside the main one. In milliseconds. */
export const replicaLimits = {
  /** So long somebody waits for it to have what is new; then the main server is asked. */
  wait: 200,
  /** Between two looks at how far it is. */
  step: 10,
  /** So long a connection is believed to lead to a server that answers. */
  trust: 1_000,
  /** A reader's statement; a report may take as long as any. */
  answer: 2_000,
  /** How often somebody looks whether it is usable again. */
  again: { behind: 100, away: 1_000 },
} as const;
