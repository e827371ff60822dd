import assert from 'node:assert/strict';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Attack, assertNone } from './lib/attack.ts';
import { CORPUS, fingerprint, hostileRequests } from './lib/corpus.ts';
import type { CorpusSent } from './lib/corpus-thread.ts';
import { whileReading } from './lib/readers.ts';

export const name = 'hostile-corpus';
export const about = 'ten thousand requests that nobody in their senses would send, while readers read';

/** Of CORPUS: where this differs, it is another corpus, and its figures are others. */
const FINGERPRINT = 'e2487c0d085f8ad3';
const thread = path.join(import.meta.dirname, 'lib', 'corpus-thread.ts');

export async function run({ target, attempt }: Attack): Promise<void> {
  await attempt('the corpus', async () => {
    assert.equal(fingerprint(hostileRequests()), FINGERPRINT);
    return `${CORPUS.size} requests from the seed ${CORPUS.seed}, the same bytes as ever (${FINGERPRINT})`;
  });

  await attempt('all of it', () =>
    whileReading(target, async () => {
      const sending = new Worker(thread, { workerData: { port: target.port } });
      const [{ sent, seconds, statuses, wrong }] = (await once(sending, 'message')) as [CorpusSent];
      await sending.terminate();
      assert.equal(sent, CORPUS.size);
      assertNone(wrong, 'A fault of ours');
      const told = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status === -1 ? 'no answer' : status}`);
      return `${sent} requests in ${seconds.toFixed(0)} s (${told.join(', ')})`;
    }),
  );
}
