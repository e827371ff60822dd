import { Worker } from 'node:worker_threads';

/** What reading one thing may take. */
export interface AsideLimits {
  /** Until each part of it, and for all of them, in milliseconds; what others do with them does not count. */
  part: number;
  whole: number;
  /** Of the thread's own objects. */
  megabytes: number;
}

/** What was sent in wanted more time or memory than anything honest does; its thread is gone, and nothing else is. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
}

export type AsideAnswer<Part> = { part: Part } | { over: true };

interface Asked {
  thread: URL;
  task: unknown;
  limits: AsideLimits;
  signal?: AbortSignal | undefined;
}

interface Started {
  thread: URL;
  task?: unknown;
  limits: Pick<AsideLimits, 'megabytes'>;
}

/** A thread of its own; it has no environment, so it knows no secret. */
export const startThread = ({ thread, task, limits: { megabytes } }: Started): Worker =>
  new Worker(thread, {
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: Math.ceil(megabytes / 4) },
  });

/** That a thread ends, or nobody wants it any more. No promise: one that stays open holds on to all that ever waited beside it. */
export interface Loss {
  /** Tells how to listen no longer. */
  watch(listen: (error: unknown) => void): () => void;
}

/** What is over by then hears nothing of it. */
export function lossOf(started: Worker, signal?: AbortSignal): Loss {
  const listening = new Set<(error: unknown) => void>();
  let lost: { error: unknown } | undefined;
  const lose = (error: unknown) => {
    lost ??= { error };
    for (const listen of listening) listen(lost.error);
  };
  started.once('error', (error: NodeJS.ErrnoException) => {
    const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    lose(isTooMuch ? new TooCostly('Reading took too much memory.') : error);
  });
  started.once('exit', () => lose(new Error('The reading thread ended without a word.')));
  signal?.addEventListener('abort', () => lose(signal.reason), { once: true });
  return {
    watch(listen) {
      if (lost) listen(lost.error);
      listening.add(listen);
      return () => listening.delete(listen);
    },
  };
}

interface Question {
  started: Worker;
  loss: Loss;
  atMost: number;
  message: unknown;
}

/** One message, and what the thread says to it: in time, or not at all. */
export async function ask<Answer>({ started, loss, atMost, message }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new TooCostly('Reading took too long.')), atMost);
  const leave = loss.watch(reject);
  started.once('message', resolve);
  started.postMessage(message);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    leave();
    started.off('message', resolve);
  }
}

/**
 * Reads what somebody else wrote in a thread of its own, part by part, and one part ahead: whatever is in it, everybody
 * else is answered meanwhile. Whoever stops asking ends the thread.
 */
export async function* readAside<Part>(asked: Asked): AsyncGenerator<Part, void> {
  const { limits, signal } = asked;
  signal?.throwIfAborted();
  const started = startThread(asked);
  const loss = lossOf(started, signal);
  let left = limits.whole;
  const next = async () => {
    const began = performance.now();
    const atMost = Math.min(limits.part, left);
    const answer = await ask<AsideAnswer<Part>>({ started, loss, atMost, message: 'next' });
    left -= performance.now() - began;
    return answer;
  };
  try {
    let coming = next();
    for (;;) {
      const answer = await coming;
      if ('over' in answer) return;
      coming = next();
      // Whoever works on a part hears of it when they ask for the next one.
      coming.catch(() => {});
      yield answer.part;
    }
  } finally {
    await started.terminate();
  }
}
