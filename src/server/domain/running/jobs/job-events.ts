import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { SqlClient } from '#db/client.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { JOBS_CHANNEL } from './jobs.queries.ts';

interface Stream {
  words: Set<string>;
  wake: () => void;
}

/** Tells browsers that something about jobs is new. What it is they ask for, as they may. */
export function createJobEvents({
  clock,
  listen,
}: {
  clock: Clock;
  listen?: SqlClient['listen'] | undefined;
}) {
  const streams = new Set<Stream>();
  let listening: Promise<unknown> | undefined;
  let closed = false;

  function tell(word: string): void {
    for (const stream of streams) {
      stream.words.add(word);
      stream.wake();
    }
  }

  /** Once for all of them, from the first on; where it fails, the next one tries again. */
  async function ensureListening(): Promise<void> {
    listening ??= listen?.(JOBS_CHANNEL, tell, () => tell('gap'));
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  async function* streamOf(): AsyncGenerator<string> {
    const stream: Stream = { words: new Set(), wake: () => {} };
    streams.add(stream);
    const over = clock().getTime() + engineLimits.jobs.streamFor;
    try {
      // So soon a browser tries again when the stream ends.
      yield 'retry: 2000\n\n';
      while (!closed && clock().getTime() < over) {
        const beat = new AbortController();
        const woken = Promise.withResolvers<void>();
        stream.wake = woken.resolve;
        if (stream.words.size === 0) {
          const pause = setTimeout(engineLimits.jobs.streamBeat, undefined, {
            signal: beat.signal,
            ref: false,
          });
          await Promise.race([woken.promise, pause.catch(() => {})]);
        }
        beat.abort();
        const words = [...stream.words];
        stream.words.clear();
        // A comment keeps whatever stands in between from closing a connection that seems unused.
        yield words.length > 0 ? words.map((word) => `data: ${word}\n\n`).join('') : ': alive\n\n';
      }
    } finally {
      streams.delete(stream);
    }
  }

  return {
    async open(caller: Caller): Promise<AsyncGenerator<string>> {
      requireRole(caller, 'viewer');
      await ensureListening();
      return streamOf();
    },

    /** A server that stops lets nobody hang on to it. */
    close(): void {
      closed = true;
      for (const { wake } of streams) wake();
    },
  };
}
