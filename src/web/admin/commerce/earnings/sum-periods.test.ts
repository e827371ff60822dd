import { expect, test } from 'vitest';
import { daysOf, periodIn } from './sum-periods.ts';

const now = new Date('2026-01-15T12:00:00Z');

test('months end with themselves, and what is unknown is this month', () => {
  expect(daysOf('month', now)).toEqual({ from: '2026-01-01' });
  expect(daysOf('last', now)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(daysOf('quarter', now)).toEqual({ from: '2025-10-18' });
  expect([periodIn('last'), periodIn('ever'), periodIn(undefined)]).toEqual(['last', 'month', 'month']);
});
