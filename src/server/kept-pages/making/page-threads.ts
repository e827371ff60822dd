import type { Worker } from 'node:worker_threads';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Delivery, Errand, FromThread, MakeElsewhere, ToThread } from './errands.ts';

interface Parts {
  count: number;
  /** Starts one of them. */
  start: () => Worker;
  onLost: (error: unknown) => void;
}

type Asker = (delivery: Delivery | undefined) => void;

export type PageThreads = ReturnType<typeof createPageThreads>;

/** One thread, and what it has been asked for. */
function openThread(start: () => Worker, onLost: (error: unknown) => void) {
  const waiting = new Map<number, Asker>();
  const worker = start();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let numbers = 0;
  let isLost = false;
  const tell = (message: ToThread) => worker.postMessage(message);
  worker.on('message', (answer: FromThread) => {
    const asker = waiting.get(answer.number);
    waiting.delete(answer.number);
    // It is tried once more where it was asked for, and told of there: the fault may be the thread's.
    if ('failure' in answer) return asker?.(undefined);
    const { page, isStored } = answer;
    // Between threads a buffer becomes plain bytes.
    const brotli = Buffer.from(page.brotli.buffer, page.brotli.byteOffset, page.brotli.length);
    asker?.({ page: { ...page, brotli }, isStored });
  });
  worker.once('error', onLost);
  void ended.then(() => {
    isLost = true;
    for (const asker of waiting.values()) asker(undefined);
  });
  return {
    tell,
    isLost: () => isLost,
    busy: () => waiting.size,
    ask: (errand: Errand) =>
      new Promise<Delivery | undefined>((resolve) => {
        numbers += 1;
        waiting.set(numbers, resolve);
        tell({ number: numbers, errand });
      }),
    async end(): Promise<void> {
      tell({ over: true });
      await ended;
    },
  };
}

/**
 * Threads that make pages for as long as a run lasts, each with connections of its own. They are told of changes by the
 * thread that asks them, so that none of their pages is made of what that one knows to be over.
 */
export function createPageThreads({ count, start, onLost }: Parts) {
  const threads = Array.from({ length: count }, () => openThread(start, onLost));

  const make: MakeElsewhere = async (errand) => {
    const [idlest] = threads.filter((each) => !each.isLost()).sort((a, b) => a.busy() - b.busy());
    return idlest?.ask(errand);
  };

  return {
    make,
    atOnce: count * engineLimits.renderRuns.threads.atOnce,
    hear(heard: string[]): void {
      for (const thread of threads) if (!thread.isLost()) thread.tell({ heard });
    },
    async close(): Promise<void> {
      await Promise.all(threads.map((each) => each.end()));
    },
  };
}
