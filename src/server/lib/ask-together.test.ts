import { expect, test, vi } from 'vitest';
import { createTogether } from './ask-together.ts';

const open = () => {
  const find = vi.fn(async (wanted: number[]) => {
    if (wanted.includes(0)) throw new Error('No such thing.');
    return wanted.map((each) => each * 10);
  });
  return { find, ask: createTogether(find) };
};

test('what is wanted in one moment is one question, and each gets its own answer', async () => {
  const { find, ask } = open();
  expect(await Promise.all([ask(3), ask(1), ask(3)])).toEqual([30, 10, 30]);
  expect(await ask(2)).toBe(20);
  expect(find.mock.calls).toEqual([[[3, 1, 3]], [[2]]]);
});

test('whatever one is refused for, the others are answered', async () => {
  const { ask } = open();
  const [first, refused, last] = await Promise.allSettled([ask(1), ask(0), ask(2)]);
  expect(first).toMatchObject({ value: 10 });
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'No such thing.' } });
  expect(last).toMatchObject({ value: 20 });
});

test('more than fit into one question are several', async () => {
  const { find, ask } = open();
  const wanted = Array.from({ length: 250 }, (_, at) => at + 1);
  expect(await Promise.all(wanted.map(ask))).toEqual(wanted.map((each) => each * 10));
  expect(find.mock.calls.map(([part]) => part.length)).toEqual([100, 100, 50]);
});
