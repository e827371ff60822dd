import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';
import { createOnce } from './once.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('no more than so many run at once, in the order in which they came', async () => {
  const limit = createLimiter(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    order.push(number);
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    return number;
  };
  const results = await Promise.all([1, 2, 3, 4, 5].map((number) => limit(work(number))));
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('work that fails gives its place back', async () => {
  const limit = createLimiter(1);
  const failing = limit(() => Promise.reject(new Error('no')));
  const after = limit(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('done');
  expect(await limit(async () => 'again')).toBe('again');
});

test('what is being made is made once, and anew the next time', async () => {
  const once = createOnce<number>();
  let made = 0;
  const make = async () => {
    await turn();
    made += 1;
    return made;
  };
  expect(await Promise.all([once('a', make), once('a', make), once('b', make)])).toEqual([1, 1, 2]);
  expect(await once('a', make)).toBe(3);
  await expect(once('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once('c', make)).toBe(4);
});
