import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceCopy } from './device-copy.ts';
import { FormKeeper, type KeeperCalls, type KeptForm } from './form-keeper.ts';

interface Form {
  title: string;
}
const typed = (title: string) => ({ version: 1, changes: { title }, base: { title: '' } });

/** A server whose answers wait until they are let go. */
function open(own: string | null = null) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const answer = (name: string) =>
    new Promise<void>((resolve) => {
      asked.push(name);
      waiting.push(resolve);
    });
  const calls: KeeperCalls = {
    load: async () => ({
      own: own === null ? null : { baseVersion: 1, typed: own, updatedAt: '2026-10-15T12:00:00.000Z' },
      others: ['Ana'],
    }),
    keep: ({ typed: text }) => answer((JSON.parse(text) as KeptForm<Form>).changes.title ?? ''),
    forget: () => answer('forget'),
  };
  const keeper = new FormKeeper<Form>(new DeviceCopy('kept'), calls);
  const letGo = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, asked, letGo };
}

const storage = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps on the device at once, at the server soon, and then there alone', async () => {
  const { keeper, asked, letGo } = open();
  keeper.keep(typed('Half'));
  await vi.advanceTimersByTimeAsync(300);
  expect(storage.get('kept')).toContain('Half');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([asked, keeper.state.name]).toEqual([['Half'], 'saving']);
  await letGo();
  expect([storage.size, keeper.state.name]).toEqual([0, 'saved']);
});

test('what was saved meanwhile is forgotten after what is still on its way', async () => {
  const { keeper, asked, letGo } = open();
  keeper.keep(typed('Half'));
  void keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  keeper.forget();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['Half']);
  await letGo();
  expect(asked).toEqual(['Half', 'forget']);
});

test('nothing typed is nothing to forget', async () => {
  const { keeper, asked } = open();
  keeper.forget();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test('finds the newer of what the device and the server have', async () => {
  const server = JSON.stringify({ changes: { title: 'Server' }, base: {} });
  const device = (at: string) =>
    storage.set('kept', JSON.stringify({ version: 1, changes: { title: 'Device' }, base: {}, at }));
  expect((await open(server).keeper.find()).kept?.changes).toEqual({ title: 'Server' });
  device('2026-10-15T11:00:00.000Z');
  expect((await open(server).keeper.find()).kept?.changes).toEqual({ title: 'Server' });
  device('2026-10-15T13:00:00.000Z');
  expect(await open(server).keeper.find()).toMatchObject({
    kept: { changes: { title: 'Device' } },
    others: ['Ana'],
  });
  expect((await open('no JSON').keeper.find()).kept?.changes).toEqual({ title: 'Device' });
});
