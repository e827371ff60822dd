import os from 'node:os';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '#test/harness/programs/children/asked-thread.ts';
import { createAside } from './ask-aside.ts';
import { TooCostly } from './read-aside.ts';

const thread = new URL('../../../../test/harness/programs/children/asked-thread.ts', import.meta.url);
const open = ({ part = 60_000, idle = 60_000 } = {}) =>
  createAside<AskedQuestion, number>({ thread, limits: { part, megabytes: 32 }, idle });

test('one thread answers everybody, one after the other', async () => {
  const ask = open();
  const [first, ...others] = await Promise.all([ask('who'), ask('who'), ask('who')]);
  expect(others).toEqual([first, first]);
});

test.runIf(process.platform === 'linux')('it gives way to whoever is being answered', async () => {
  const here = os.getPriority();
  expect(await open()('priority')).toBe(10);
  expect(os.getPriority()).toBe(here);
});

test('whoever asks what it is lost over hears so, and the next one is answered by another', async () => {
  const ask = open();
  const [first, lost, next] = await Promise.allSettled([ask('who'), ask('throws'), ask('who')]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'A fault of ours.' } });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect(next).not.toEqual(first);
});

test('a question without an end is given up', async () => {
  await expect(open({ part: 700 })('never ends')).rejects.toThrow(TooCostly);
});

test('a thread that nobody asks ends, and the next question starts another', async () => {
  const ask = open({ idle: 0 });
  const first = await ask('who');
  await expect.poll(() => ask('who'), { timeout: 60_000, interval: 200 }).not.toBe(first);
});
