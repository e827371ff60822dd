import { setTimeout } from 'node:timers/promises';

/** Lets time pass, or rejects as soon as it is aborted. Handed in, so that no test has to wait. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) });
