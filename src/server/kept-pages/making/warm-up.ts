import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Wait } from '#server/lib/time/wait.ts';

interface Parts {
  /** Addresses, those first that readers ask for most. */
  listWanted: () => Promise<string[]>;
  /** Has a page ready: from disk where it is still true, rendered otherwise. */
  warm: (path: string) => Promise<unknown>;
  /** What is asked for most must not be driven out by what is asked for less. */
  hasRoom: () => boolean;
  readersFirst: (atMost: number) => Promise<void>;
  wait: Wait;
  onFailure: (error: unknown) => void;
}

const { atOnce, pause, giveWay } = engineLimits.pages.warming;

/**
 * A new process gets its pages ready in the order in which readers ask for them: several at once as long as nobody is
 * sent here, then one by one behind whoever is.
 */
export function createWarmUp({ listWanted, warm, hasRoom, readersFirst, wait, onFailure }: Parts) {
  const stopping = new AbortController();
  let underWay: Promise<void> = Promise.resolve();

  return {
    /** Answers when it is time to be ready, with how many pages are warm; the rest goes on. */
    async start(beforeReady: number): Promise<number> {
      const { signal } = stopping;
      let warmed = 0;
      let isAlone = true;
      async function goOn(wanted: string[], isLast: boolean): Promise<void> {
        while ((isAlone || isLast) && hasRoom() && !signal.aborted) {
          const path = wanted.shift();
          if (path === undefined) return;
          if (!isAlone) {
            await wait(pause, signal);
            await readersFirst(giveWay);
          }
          // Whoever renders tells of what cannot be rendered.
          const isWarm = await warm(path).then(
            () => true,
            () => false,
          );
          if (isWarm) warmed += 1;
        }
      }
      async function warmAll(): Promise<void> {
        const wanted = await listWanted();
        await Promise.all(Array.from({ length: atOnce }, (_, nth) => goOn(wanted, nth === 0)));
      }
      const all = new AbortController();
      underWay = warmAll()
        .catch((error: unknown) => void (signal.aborted || onFailure(error)))
        .finally(() => all.abort());
      await wait(beforeReady, AbortSignal.any([signal, all.signal])).catch(() => {});
      isAlone = false;
      return warmed;
    },

    async stop(): Promise<void> {
      stopping.abort();
      await underWay;
    },
  };
}
