import { expect, test } from 'vitest';
import type { PriceRun } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { doneOf, durationOf, unfinishedOf } from './run-words.ts';

const run = {
  total: 100,
  counts: { changed: 40, confirmed: 20, left: 10 },
  startedAt: '2026-10-15T12:00:00.000Z',
  finishedAt: null,
} as unknown as PriceRun;
const after = (seconds: number) => new Date(Date.parse('2026-10-15T12:00:00Z') + seconds * 1000);

test('what a run has left is what it did not reach, and what nobody answered', () => {
  expect([doneOf(run), unfinishedOf(run)]).toEqual([60, 40]);
});

test.each([
  [12.4, '12 s'],
  [200, '3 min 20 s'],
  [3_900, '1 h 5 min'],
])('after %d seconds it took %s', (seconds, expected) => {
  expect(durationOf(run, after(seconds))).toBe(expected);
  expect(durationOf({ ...run, finishedAt: after(seconds).toISOString() }, after(99_999))).toBe(expected);
});

test('what has not begun has taken no time', () => {
  expect(durationOf({ ...run, startedAt: null }, after(9))).toBeUndefined();
});
