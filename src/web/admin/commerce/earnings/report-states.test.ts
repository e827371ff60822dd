import { expect, test } from 'vitest';
import { countedSums, fileSums, isUnderWay } from './report-states.ts';

const sums = [
  { currency: 'USD', state: 'pending', amount: 100 },
  { currency: 'USD', state: 'declined', amount: 40 },
  { currency: 'EUR', state: 'paid', amount: -7 },
] as const;

test('what was declined is in the file’s sum, and does not count', () => {
  expect(fileSums(sums, [{ currency: 'USD', amount: 1 }])).toEqual([
    { currency: 'EUR', amount: -7 },
    { currency: 'USD', amount: 141 },
  ]);
  expect(countedSums(sums)).toEqual([
    { currency: 'EUR', amount: -7 },
    { currency: 'USD', amount: 100 },
  ]);
});

test('a report that somebody works on is asked after', () => {
  expect([isUnderWay('checking'), isUnderWay('waiting_to_apply'), isUnderWay('checked')]).toEqual([
    true,
    true,
    false,
  ]);
});
