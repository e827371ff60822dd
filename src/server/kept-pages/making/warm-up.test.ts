import { expect, test, vi } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import { createWarmUp } from './warm-up.ts';

const { atOnce, pause } = engineLimits.pages.warming;
const BEFORE_READY = 1_000_000;
const wantedPages = Array.from({ length: atOnce * 2 + 3 }, (_, n) => `/br/${n}`);

/** Pages that are ready, and time that passes, when a test says so. */
function createWorld({ room = Number.POSITIVE_INFINITY } = {}) {
  const asked: string[] = [];
  const rendering: { path: string; ready: () => void; broken: (error: Error) => void }[] = [];
  const waits: { ms: number; over: () => void }[] = [];
  const wait: Wait = (ms, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waits.push({ ms, over: resolve });
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    return promise;
  };
  const onFailure = vi.fn();
  const readersFirst = vi.fn(async () => {});
  const listWanted = vi.fn(async () => [...wantedPages]);
  const warm = (path: string) => {
    asked.push(path);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    rendering.push({ path, ready: resolve, broken: reject });
    return promise;
  };
  const hasRoom = () => asked.length < room;
  const warmUp = createWarmUp({ listWanted, warm, hasRoom, readersFirst, wait, onFailure });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const renderAll = async () => {
    await settle();
    for (; rendering.length > 0; await settle()) rendering.shift()?.ready();
  };
  const pass = async (ms: number) => {
    await settle();
    for (const each of waits.splice(0)) if (each.ms === ms) each.over();
    await settle();
  };
  return { asked, rendering, warmUp, onFailure, readersFirst, listWanted, settle, renderAll, pass };
}

test('gets every page ready in its order before it is ready itself, where there is time for that', async () => {
  const world = createWorld();
  const ready = world.warmUp.start(BEFORE_READY);
  await world.settle();
  expect(world.asked).toEqual(wantedPages.slice(0, atOnce));
  world.rendering.shift()?.broken(new Error('no'));
  await world.renderAll();
  expect(await ready).toBe(wantedPages.length - 1);
  expect(world.asked).toEqual(wantedPages);
  expect([world.readersFirst.mock.calls.length, world.onFailure.mock.calls.length]).toEqual([0, 0]);
});

test('goes on one by one, with rests and behind readers, once its time before being ready is over', async () => {
  const world = createWorld();
  const ready = world.warmUp.start(BEFORE_READY);
  await world.pass(BEFORE_READY);
  expect(await ready).toBe(0);
  await world.renderAll();
  expect(world.asked).toHaveLength(atOnce);
  for (let n = atOnce; n < wantedPages.length; n += 1) {
    await world.pass(pause);
    expect(world.asked).toEqual(wantedPages.slice(0, n + 1));
    expect(world.readersFirst).toHaveBeenCalledTimes(n + 1 - atOnce);
    await world.renderAll();
  }
  await world.warmUp.stop();
});

test('leaves off where there is no room, and drives out nothing that is asked for more often', async () => {
  const world = createWorld({ room: atOnce + 1 });
  const ready = world.warmUp.start(BEFORE_READY);
  await world.renderAll();
  expect(await ready).toBe(atOnce + 1);
});

test('ends with its process, ready or not, and fails nobody where nothing is known', async () => {
  const world = createWorld();
  const ready = world.warmUp.start(BEFORE_READY);
  await world.settle();
  const stopped = world.warmUp.stop();
  await world.renderAll();
  expect([await ready, await stopped]).toEqual([expect.any(Number), undefined]);
  expect(world.asked).toHaveLength(atOnce);

  const other = createWorld();
  other.listWanted.mockRejectedValue(new Error('no database'));
  expect(await other.warmUp.start(BEFORE_READY)).toBe(0);
  expect(other.onFailure).toHaveBeenCalledOnce();
});
