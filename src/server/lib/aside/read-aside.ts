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

/** Fails when the thread ends or nobody wants it any more; what is over by then hears nothing of it. */
export function lossOf(started: Worker, signal?: AbortSignal): Promise<never> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  started.once('error', (error: NodeJS.ErrnoException) => {
    const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    lost.reject(isTooMuch ? new TooCostly('Reading took too much memory.') : error);
  });
  started.once('exit', () => lost.reject(new Error('The reading thread ended without a word.')));
  signal?.addEventListener('abort', () => lost.reject(signal.reason), { once: true });
  return lost.promise;
}

interface Question {
  started: Worker;
  lost: Promise<never>;
  atMost: number;
  message: unknown;
}

/** One message, and what the thread says to it: in time, or not at all. */
export async function ask<Answer>({ started, lost, atMost, message }: Question): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooCostly('Reading took too long.')), atMost);
  const answer = new Promise<Answer>((resolve) => started.once('message', resolve));
  started.postMessage(message);
  try {
    return await Promise.race([answer, lost, late.promise]);
  } finally {
    clearTimeout(timer);
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
  const lost = lossOf(started, signal);
  let left = limits.whole;
  const next = async () => {
    const began = performance.now();
    const atMost = Math.min(limits.part, left);
    const answer = await ask<AsideAnswer<Part>>({ started, lost, atMost, message: 'next' });
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
