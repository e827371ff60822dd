import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { HostileTask } from '#test/harness/programs/children/hostile-thread.ts';
import { type AsideLimits, readAside, TooCostly } from './read-aside.ts';

const thread = new URL('../../../../test/harness/programs/children/hostile-thread.ts', import.meta.url);
const patient: AsideLimits = { part: 60_000, whole: 60_000, megabytes: 32 };
const read = (task: HostileTask, limits: Partial<AsideLimits> = {}, signal?: AbortSignal) =>
  readAside<unknown>({ thread, task, limits: { ...patient, ...limits }, signal });

test('parts come one after the other, from a thread that knows nothing of this one', async () => {
  expect(await Array.fromAsync(read('counts'))).toEqual([{ env: {}, first: 1 }, 2]);
});

test('whoever takes too much memory loses the thread, and nobody else anything', async () => {
  const parts = read('eats');
  expect([(await parts.next()).done, (await parts.next()).value]).toEqual([false, 2]);
  await expect(parts.next()).rejects.toThrow(TooCostly);
});

test('whoever does not come to an end is left: of one part, or of all of them', async () => {
  for (const limits of [{ part: 700 }, { whole: 700 }]) {
    await expect(Array.fromAsync(read('never ends', limits))).rejects.toThrow(/too long/);
  }
});

test('a fault in the thread is a fault here, and so is its end', async () => {
  await expect(Array.fromAsync(read('throws'))).rejects.toThrow('A fault of ours.');
  await expect(Array.fromAsync(read('exits'))).rejects.toThrow(/without a word/);
});

test('whoever stops asking, or is told to stop, ends it', async () => {
  for await (const part of read('never ends')) {
    expect(part).toMatchObject({ first: 1 });
    break;
  }
  const stopping = new AbortController();
  const parts = read('never ends', {}, stopping.signal);
  await parts.next();
  await parts.next();
  const third = parts.next();
  stopping.abort(new Error('Stopping.'));
  await expect(third).rejects.toThrow('Stopping.');
  await expect(read('counts', {}, stopping.signal).next()).rejects.toThrow('Stopping.');
});

test('a part that was handed on is not held here, however long the reading goes on', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const parts = read('counts');
  const first = new WeakRef((await parts.next()).value as object);
  await parts.next();
  await expect
    .poll(() => {
      collect();
      return first.deref();
    })
    .toBeUndefined();
  await parts.return();
});
