import { expect, test, vi } from 'vitest';
import { Crowd } from './crowd.ts';

const limits = { of: 10, share: 0.9 };
const ask = (crowd: Crowd, network: string, times: number, passedOn = false) => {
  for (let time = 0; time < times; time += 1) crowd.note(network, passedOn);
};

test('nearly everything from one address is noticed, told once, and forgotten when others come', () => {
  const tell = vi.fn();
  const crowd = new Crowd(limits, tell);
  ask(crowd, 'b', 1);
  ask(crowd, 'a', 8, true);
  expect(crowd.isAlone('a')).toBe(false);
  ask(crowd, 'a', 1, true);
  expect([crowd.isAlone('a'), crowd.isAlone('b')]).toEqual([true, false]);
  ask(crowd, 'a', 10, true);
  expect(tell.mock.calls).toEqual([[{ network: 'a', passedOn: true }]]);
  ask(crowd, 'a', 8);
  ask(crowd, 'b', 2);
  expect(crowd.isAlone('a')).toBe(false);
  ask(crowd, 'c', 10);
  expect(tell).toHaveBeenLastCalledWith({ network: 'c', passedOn: false });
});
