import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standIn, unanswered } from './without-mutations.ts';

const client = readFileSync('node_modules/@tanstack/query-core/build/modern/queryClient.js', 'utf8');

test('the stand-in answers all that the installed client asks', () => {
  expect(unanswered(client)).toEqual([]);
});

test('a client that asks for more, or in another way, is noticed', () => {
  expect(unanswered(`${client}\nthis.#mutationCache.pause();`)).toEqual(['pause']);
  expect(unanswered(client.replaceAll('#mutationCache', '#changes'))).toBeUndefined();
});

test('nothing is under way, and going on with it is done at once', async () => {
  const { MutationCache } = await import(`data:text/javascript,${encodeURIComponent(standIn)}`);
  const none = new MutationCache();
  expect(none.findAll({ status: 'pending' })).toEqual([]);
  await expect(none.resumePausedMutations()).resolves.toBeUndefined();
  expect(none.clear()).toBeUndefined();
});
