import { expect, test } from 'vitest';
import type { Api } from '#contract/all.endpoints.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { collectSeen, noteSeen, noteTimeZone } from '#server/domain/pages/invalidations/seen.ts';
import { createRememberedReads } from './remembered-reads.ts';

function open() {
  let now = new Date('2026-11-15T12:00:00Z');
  let calls = 0;
  let during = () => {};
  const reads = createRememberedReads(() => now);
  const getHomeData = async () => {
    calls += 1;
    noteSeen('posts:br', 'post:1');
    noteTimeZone('America/Sao_Paulo');
    during();
    return { posts: [{ title: `call ${calls}` }] };
  };
  const api = reads.wrap({ getHomeData, findRedirect: getHomeData } as unknown as Api);
  const ask = async (locale: 'br' | 'it' = 'br', name: 'getHomeData' | 'findRedirect' = 'getHomeData') =>
    JSON.stringify(await api[name]({ locale } as never, siteCaller(locale)));
  return {
    reads,
    api,
    ask,
    calls: () => calls,
    setNow: (moment: string) => (now = new Date(moment)),
    setDuring: (work: () => void) => (during = work),
  };
}

test('remembers nothing before somebody tells of changes', async () => {
  const { ask, calls } = open();
  await ask();
  await ask();
  expect(calls()).toBe(2);
});

test('answers again until something in it changes, for each who asks something else', async () => {
  const { ask, calls, reads } = open();
  reads.follow();
  expect(await ask()).toBe(await ask());
  await ask('it');
  expect(calls()).toBe(2);
  reads.hear(['post:2']);
  await ask();
  expect(calls()).toBe(2);
  reads.hear(['post:1']);
  expect(await ask()).toContain('call 3');
});

test('does not remember what changed while it was made', async () => {
  const { ask, calls, reads, setDuring } = open();
  reads.follow();
  setDuring(() => reads.hear(['posts:br']));
  await ask();
  setDuring(() => {});
  await ask();
  expect(calls()).toBe(2);
  await ask();
  expect(calls()).toBe(2);
});

test('nor after so much news that nobody knows any more', async () => {
  const { ask, calls, reads, setDuring } = open();
  reads.follow();
  setDuring(() => {
    for (let n = 0; n < 1_100; n += 1) reads.hear([`post:${n + 10}`]);
  });
  await ask();
  await ask();
  expect(calls()).toBe(2);
});

test('ends at midnight where it was read', async () => {
  const { ask, calls, reads, setNow } = open();
  reads.follow();
  await ask();
  setNow('2026-11-16T02:59:00Z');
  await ask();
  expect(calls()).toBe(1);
  setNow('2026-11-16T03:00:00Z');
  await ask();
  expect(calls()).toBe(2);
});

test('tells whoever looks what was looked at, and lets nobody change it', async () => {
  const { api, reads } = open();
  reads.follow();
  const look = () => collectSeen(() => api.getHomeData({ locale: 'br' }, siteCaller('br')));
  await look();
  const { result, seen } = await look();
  expect([...seen.tags]).toEqual(['posts:br', 'post:1']);
  expect([...seen.timeZones]).toEqual(['America/Sao_Paulo']);
  expect(() => result.posts.pop()).toThrow(TypeError);
});

test('is forgotten whole where nothing may be true any more', async () => {
  const { ask, calls, reads, setDuring } = open();
  reads.follow();
  await ask();
  reads.hear(['everything']);
  setDuring(() => reads.hear(['everything']));
  await ask();
  setDuring(() => {});
  await ask();
  expect(calls()).toBe(3);
});

test('other calls are made each time', async () => {
  const { ask, calls, reads } = open();
  reads.follow();
  await ask('br', 'findRedirect');
  await ask('br', 'findRedirect');
  expect(calls()).toBe(2);
});
