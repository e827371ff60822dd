import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { growingBy, hurryWhile, usualGrowth } from './heap-growth.ts';

test('heaps are collected less often from the first thread that makes pages to the end of the last', () => {
  const set = vi.fn();
  const [one, other] = [new EventEmitter(), new EventEmitter()];
  hurryWhile(one, set);
  hurryWhile(other, set);
  expect(set.mock.calls.every(([flag]) => flag === '--heap-growing-percent=100')).toBe(true);
  one.emit('exit', 0);
  expect(set).not.toHaveBeenCalledWith(growingBy(usualGrowth));
  other.emit('exit', 1);
  expect(set).toHaveBeenLastCalledWith('--heap-growing-percent=25');
});
