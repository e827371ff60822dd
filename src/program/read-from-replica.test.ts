import { expect, test } from 'vitest';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { currentReading } from '#db/replica/reading.ts';
import { readFromReplica } from './read-from-replica.ts';

const answers = async () => currentReading()?.isReport ?? 'the main server’s';
async function* parts() {
  yield await answers();
}
const names = [
  'getHomeData',
  'getPostBySlug',
  'findRedirect',
  'getEarnings',
  'getSignInOptions',
  'listAdminProducts',
  'sendContactMessage',
  'downloadBackup',
];

test('readers and reports read from the replica; whoever signs in, writes or administers does not', async () => {
  const calls = Object.fromEntries(names.map((name) => [name, answers]));
  const api = readFromReplica({ ...calls, exportProducts: async () => parts() } as never);
  const caller = {} as Caller;
  const asked = Object.entries(api).map(async ([name, call]) => {
    const answer = await (call as (input: object, by: Caller) => Promise<unknown>)({}, caller);
    return [name, typeof answer === 'object' ? await Array.fromAsync(answer as never) : answer];
  });
  expect(Object.fromEntries(await Promise.all(asked))).toEqual({
    getHomeData: false,
    getPostBySlug: false,
    findRedirect: false,
    getEarnings: true,
    exportProducts: [true],
    getSignInOptions: 'the main server’s',
    listAdminProducts: 'the main server’s',
    sendContactMessage: 'the main server’s',
    downloadBackup: 'the main server’s',
  });
});
