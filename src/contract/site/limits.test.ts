import { expect, test } from 'vitest';
import { limits } from './limits.ts';

/** The specification's numbers, written down a second time: whoever changes one must mean it. */
test.each([
  ['posts visible at first', limits.posts.initiallyVisible, 6],
  ['posts added by load more', limits.posts.step, 6],
  ['popular categories on home', limits.categories.popularOnHome, 10],
  ['search results', limits.search.maxResults, 10],
  ['characters of a search', limits.search.maxInputChars, 50],
  ['characters of an excerpt taken from the content', limits.posts.excerptFallbackChars, 150],
  ['card colours', limits.posts.cardColours, 10],
  ['pixels before the way back up appears', limits.layout.backToTopAfterPx, 300],
  ['home data is fresh for 5 min', limits.queries.homeStale, 300_000],
  ['home data is kept for 10 min', limits.queries.homeKept, 600_000],
  ['unused data is kept for 5 min', limits.queries.unusedKept, 300_000],
  ['the gate waits', limits.gate.timeout, 15_000],
  ['the gate retries', limits.gate.retries, 3],
  ['first wait between retries', limits.gate.retryBase, 1_000],
  ['longest wait between retries', limits.gate.retryMax, 10_000],
  ['seconds before not-found leads home', limits.notFound.redirectSeconds, 5],
  ['tooltip delay', limits.tooltip.delay, 700],
  ['tooltip skip delay', limits.tooltip.skipDelay, 300],
  ['toasts at once', limits.toast.atOnce, 1],
  ['a dismissed toast is removed after', limits.toast.removeDelay, 1_000_000],
  ['a toast stays for', limits.toast.duration, 5_000],
  ['pixels of a swipe', limits.toast.swipePx, 50],
  ['key that leads to toasts', limits.toast.hotkey, 'F8'],
])('%s', (_what, value, given) => {
  expect(value).toBe(given);
});

test('one call of home-data holds the hero and whole steps', () => {
  expect(limits.posts.homeDataSize).toBe(49);
  expect((limits.posts.homeDataSize - 1) % limits.posts.step).toBe(0);
});
