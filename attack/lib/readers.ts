import assert from 'node:assert/strict';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../faults/lib/quick.ts';
import type { Target } from './attack.ts';
import { ask } from './wire.ts';

const QUIET_MS = 5_000;
/** Readers may wait twice as long; what nobody could notice is not held against it. */
const GOAL = 2;
const TOO_MUCH = { times: 4, ms: 60 };
const pages = ['/br', '/it', '/es', '/mx', '/us', '/br/sobre', '/br/avaliacao', '/br/categoria/casa'];

interface Seen {
  times: number[];
  failures: string[];
}

interface Reading {
  paths: string[];
  readers: number;
  restMs: number;
}

/** Readers in a thread of their own, who tell how long they waited since they last did. */
export function sendReaders(port: number, reading: Reading) {
  const worker = new Worker(path.join(import.meta.dirname, 'reader-thread.ts'), {
    workerData: { port, ...reading },
  });
  return {
    async tell(word: 'tell' | 'stop' = 'tell'): Promise<Seen> {
      worker.postMessage(word);
      const [seen] = (await once(worker, 'message')) as [Seen];
      assert.deepEqual(seen.failures.slice(0, 3), [], 'Readers were not answered');
      return seen;
    },
    leave: () => worker.terminate(),
  };
}

/** Reads kept pages before and during something, and says what the one was to the other. */
export async function whileReading({ port }: Target, work: () => Promise<string>): Promise<string> {
  for (const each of pages) await ask(port, { path: each });
  const readers = sendReaders(port, { paths: pages, readers: 8, restMs: 10 });
  try {
    await pause(500);
    await readers.tell();
    await pause(QUIET_MS);
    const quiet = await readers.tell();
    const done = await work();
    const during = await readers.tell('stop');
    const [before, then] = [percentile(quiet.times, 0.99), percentile(during.times, 0.99)];
    const ratio = then / before;
    const words = `${done}; readers’ 99th percentile ${then.toFixed(1)} ms, ${ratio.toFixed(1)} times its quiet ${before.toFixed(1)} ms (${during.times.length} pages)`;
    assert(ratio <= TOO_MUCH.times || then <= TOO_MUCH.ms, words);
    return ratio > GOAL ? `${words}: above the goal of ${GOAL}` : words;
  } finally {
    await readers.leave();
  }
}
