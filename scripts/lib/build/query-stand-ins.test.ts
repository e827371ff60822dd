import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standIn, standIns, unanswered, unansweredIn } from './query-stand-ins.ts';

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

test('the stand-ins of focus and timers answer all that the installed library asks', async () => {
  const files = ['queryClient', 'queryObserver', 'query', 'retryer', 'removable', 'utils', 'notifyManager'];
  const code = files.map((file) =>
    readFileSync(`node_modules/@tanstack/query-core/build/modern/${file}.js`, 'utf8'),
  );
  expect(unansweredIn(code.join('\n'))).toEqual([]);
  expect(unansweredIn('focusManager.setFocused(true)')).toEqual(['focusManager.setFocused']);
  const { focusManager } = await import(
    `data:text/javascript,${encodeURIComponent(standIns.focusManager ?? '')}`
  );
  expect([focusManager.isFocused(), focusManager.subscribe()()]).toEqual([true, undefined]);
});
