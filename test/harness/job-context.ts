import type { JobContext } from '#server/jobs/definition.ts';

/** What a handler is given, where nobody watches. */
export const jobContext = (given: Partial<JobContext> = {}): JobContext => ({
  edition: 'br',
  trigger: 'schedule',
  lastDone: async () => undefined,
  progress: () => {},
  say: () => {},
  signal: new AbortController().signal,
  ...given,
});
