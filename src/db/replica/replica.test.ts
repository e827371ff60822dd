import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable, type SqlSession } from '../client.ts';
import type { Reading } from './reading.ts';
import { createReplica } from './replica.ts';
import type { Standby, StandbyConnection } from './standby.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A replica that stands where it is put, and a main server that does, too. */
function open({ follows = true } = {}) {
  const world = { main: 10n, replayed: 10n, isAway: false, answer: async (): Promise<unknown> => 'replica' };
  const said: string[] = [];
  const counts = { connects: 0, looks: 0, marks: 0, given: 0 };
  const seen: { current: StandbyConnection['seen'] } = { current: undefined };
  const standby: Standby = {
    async connect() {
      counts.connects += 1;
      if (world.isAway) throw new DatabaseUnavailable('gone');
      return {
        session: { query: () => world.answer() } as unknown as SqlSession,
        get seen() {
          return seen.current;
        },
        async look() {
          counts.looks += 1;
          seen.current = { replayed: world.replayed, at: performance.now() };
        },
        release: () => {
          counts.given += 1;
        },
      };
    },
    close: async () => {},
  };
  const replica = createReplica({
    standby,
    markOfMain: async () => {
      counts.marks += 1;
      return world.main;
    },
    onChange: (sentence) => said.push(sentence),
  });
  if (follows) replica.follow();
  const read = (reading: Reading = { isReport: false }) =>
    replica.read<unknown>(
      reading,
      (session) => session.query('SELECT 1'),
      async () => 'main',
    );
  /** As long as it takes, by this test's clock. */
  const readAtLast = async (reading?: Reading) => {
    const reads = read(reading);
    await vi.advanceTimersByTimeAsync(200);
    return reads;
  };
  return { world, said, counts, replica, read, readAtLast };
}

test('what is as new as the last news is read from the replica, and nobody is asked twice how new that is', async () => {
  const { counts, read, replica, world } = open();
  for (let n = 0; n < 5; n += 1) expect(await read()).toBe('replica');
  // What changes without news is nobody's news.
  world.main = 20n;
  expect(await read()).toBe('replica');
  expect(counts).toMatchObject({ marks: 1, looks: 1, given: 6 });
  expect(replica.stats()).toMatchObject({ answers: { replica: 6 }, unusableFor: 0 });
});

test('after news it is waited for; it arrives in time', async () => {
  const { read, replica, world } = open();
  await read();
  world.main = 20n;
  replica.hear();
  const waits = read();
  await vi.advanceTimersByTimeAsync(50);
  world.replayed = 20n;
  await vi.advanceTimersByTimeAsync(20);
  expect(await waits).toBe('replica');
});

test('where it does not arrive, the main server answers, the rest of the reading as well, and nobody else waits', async () => {
  const { counts, read, readAtLast, replica, world } = open();
  await read();
  world.main = 20n;
  replica.hear();
  const reading: Reading = { isReport: false };
  const waits = read(reading);
  await vi.advanceTimersByTimeAsync(190);
  expect(counts.given).toBe(1);
  await vi.advanceTimersByTimeAsync(30);
  expect(await waits).toBe('main');
  expect(await read()).toBe('main');
  expect(replica.stats()).toMatchObject({ answers: { replica: 1, behind: 2 } });
  // Everything that was borrowed is given back.
  expect(counts.given).toBe(counts.connects);
  world.replayed = 20n;
  await vi.advanceTimersByTimeAsync(200);
  expect(await read()).toBe('main'); // finds out beside its answer
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBe('replica');
  expect(await read(reading)).toBe('main');
  expect(await readAtLast()).toBe('replica');
});

test('while nobody tells of news, and for a report, it has to be as new as the main server is now', async () => {
  const { read, readAtLast, world } = open({ follows: false });
  expect(await read()).toBe('replica');
  world.main = 20n;
  expect(await readAtLast()).toBe('main');
  const following = open();
  expect(await following.read()).toBe('replica');
  following.world.main = 20n;
  expect(await following.readAtLast({ isReport: true })).toBe('main');
});

test('one that is away is said once, passed by, and tried again after a second; so is that it is back', async () => {
  const { counts, read, replica, said, world } = open();
  world.isAway = true;
  for (let n = 0; n < 5; n += 1) expect(await read()).toBe('main');
  expect(counts.connects).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/DATABASE_READ_URL gives no answers .*gone.*Until then the main server answers/),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read()).toBe('main');
  expect([counts.connects, said.length]).toEqual([2, 1]);
  expect(replica.stats().unusableFor).toBe(1);
  world.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read()).toBe('main');
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBe('replica');
  expect(said.at(-1)).toContain('answers readers again');
});

test('what it refuses, loses or does not answer within two seconds is asked of the main server', async () => {
  const { counts, read, replica, world } = open();
  world.answer = async () => {
    throw new Error('canceling statement due to conflict with recovery');
  };
  expect(await read()).toBe('main');
  let reply = (_: string) => {};
  world.answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const slow = read();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await slow).toBe('main');
  expect(counts.given).toBe(1);
  reply('too late');
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.given).toBe(2);
  // A report may take its time.
  const report = read({ isReport: true });
  await vi.advanceTimersByTimeAsync(20_000);
  reply('a report');
  expect(await report).toBe('a report');
  world.answer = async () => {
    throw new DatabaseUnavailable('terminating connection');
  };
  expect(await read()).toBe('main');
  expect(replica.stats().answers).toMatchObject({ replica: 1, refused: 1, slow: 1, away: 1 });
});

test('a connection that was silent for a second is looked at again before it is believed', async () => {
  const { counts, read } = open();
  await read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read()).toBe('replica');
  expect(counts.looks).toBe(2);
});
