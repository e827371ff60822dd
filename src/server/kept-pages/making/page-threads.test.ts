import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { ToThread } from './errands.ts';
import { createPageThreads } from './page-threads.ts';

/** A thread that a test speaks for. */
class OwnThread extends EventEmitter {
  readonly told: ToThread[] = [];
  postMessage(message: ToThread): void {
    this.told.push(message);
    if ('over' in message) this.emit('exit', 0);
  }
}

function open(count = 1) {
  const threads: OwnThread[] = [];
  const onLost = vi.fn();
  const start = () => {
    threads.push(new OwnThread());
    return threads.at(-1) as unknown as Worker;
  };
  return { pool: createPageThreads({ count, start, onLost }), threads, onLost };
}

const errand = (key: string) => ({ key, position: 1n, cause: 'a run' });

test('news reaches every thread before whatever it is asked for next', async () => {
  const { pool, threads } = open(2);
  void pool.make(errand('/br/a'));
  pool.hear(['post:1']);
  void pool.make(errand('/br/b'));
  expect(threads.map(({ told }) => told)).toEqual([
    [{ number: 1, errand: errand('/br/a') }, { heard: ['post:1'] }],
    [{ heard: ['post:1'] }, { number: 1, errand: errand('/br/b') }],
  ]);
  await pool.close();
});

test('each gets his own page, whichever is there first; its bytes are a buffer again', async () => {
  const { pool, threads } = open();
  const [first, second] = [pool.make(errand('/br/a')), pool.make(errand('/br/b'))];
  const page = (key: string) => ({ key, brotli: new Uint8Array([1, 2, 3]) });
  threads[0]?.emit('message', { number: 2, page: page('/br/b'), isStored: true });
  threads[0]?.emit('message', { number: 1, failure: 'The post is broken.' });
  expect(await second).toEqual({ page: { key: '/br/b', brotli: Buffer.from([1, 2, 3]) }, isStored: true });
  expect(await first, 'it is tried again where it was asked for').toBeUndefined();
  await pool.close();
});

test('what a lost thread had under way, and all that comes after, is handed back', async () => {
  const { pool, threads, onLost } = open();
  const underWay = pool.make(errand('/br/a'));
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  expect(await underWay).toBeUndefined();
  expect(onLost).toHaveBeenCalledOnce();
  expect(await pool.make(errand('/br/b'))).toBeUndefined();
  pool.hear(['post:1']);
  expect(threads[0]?.told).toHaveLength(1);
  await pool.close();
});
