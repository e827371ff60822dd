import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, assertNone } from './lib/attack.ts';
import { CORPUS, fingerprint, hostileRequests } from './lib/corpus.ts';
import { whileReading } from './lib/readers.ts';
import { sendRaw } from './lib/wire.ts';

export const name = 'hostile-corpus';
export const about = 'ten thousand requests that nobody in their senses would send, while readers read';

/** Of CORPUS: where this differs, it is another corpus, and its figures are others. */
const FINGERPRINT = 'e2487c0d085f8ad3';
const PER_SECOND = 400;
const AT_ONCE = 500;
const QUIET_MS = 5_000;

export async function run({ target, attempt }: Attack): Promise<void> {
  const { port } = target;
  await attempt('the corpus', async () => {
    assert.equal(fingerprint(hostileRequests()), FINGERPRINT);
    return `${CORPUS.size} requests from the seed ${CORPUS.seed}, the same bytes as ever (${FINGERPRINT})`;
  });

  await attempt('all of it', () =>
    whileReading(target, async () => {
      const statuses = new Map<number, number>();
      const wrong: string[] = [];
      const under = new Set<Promise<void>>();
      const began = performance.now();
      let sent = 0;
      for (const bytes of hostileRequests()) {
        const due = began + (sent * 1_000) / PER_SECOND - performance.now();
        if (due > 1) await pause(due);
        while (under.size >= AT_ONCE) await pause(10);
        sent += 1;
        const one = sendRaw(port, bytes, { quietMs: QUIET_MS }).then(({ answers }) => {
          for (const { status, head } of answers) {
            const known = Number.isNaN(status) ? 0 : status;
            statuses.set(known, (statuses.get(known) ?? 0) + 1);
            if (status >= 500 && status !== 505)
              wrong.push(
                `${head.split('\r\n', 1)[0]} to ${JSON.stringify(bytes.toString('latin1').slice(0, 120))}`,
              );
          }
          if (answers.length === 0) statuses.set(-1, (statuses.get(-1) ?? 0) + 1);
        });
        under.add(one);
        void one.finally(() => under.delete(one));
      }
      await Promise.all(under);
      assertNone(wrong, 'A fault of ours');
      const told = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status === -1 ? 'no answer' : status}`);
      return `${sent} requests in ${((performance.now() - began) / 1000).toFixed(0)} s (${told.join(', ')})`;
    }),
  );
}
