import { AsyncLocalStorage } from 'node:async_hooks';
import type { WhyMain } from '../client.ts';

/** Somebody reads, and the replica may answer. */
export interface Reading {
  /** A report: it has to be as new as the main server was when it began, and may take its time. */
  readonly isReport: boolean;
  /** How far the replica has to be for it; of a report alone. */
  mark?: Promise<bigint>;
  /** The rest is asked of the main server, which is never behind what was read so far. */
  atMain?: WhyMain;
}

const current = new AsyncLocalStorage<Reading>();

export const currentReading = (): Reading | undefined => current.getStore();

/** A reading within another one is part of it. A statement of drizzle's is sent when it is awaited: so it is, in here. */
export function whileReading<T>(isReport: boolean, work: () => Promise<T>): Promise<T> {
  return current.getStore() ? work() : current.run({ isReport }, async () => await work());
}

/** What is made part by part is read while it is sent. */
export async function* partsWhileReading<T>(isReport: boolean, parts: AsyncIterable<T>): AsyncGenerator<T> {
  const reading: Reading = { isReport };
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await current.run(reading, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
