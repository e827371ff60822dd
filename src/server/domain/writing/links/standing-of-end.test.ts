import { expect, test } from 'vitest';
import { findingAfter } from './standing-of-end.ts';

const HOUR = 3_600_000;
const start = new Date('2026-10-15T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
const soldOut = {
  judged: { kind: 'sold_out', shown: 'availability' },
  endUrl: 'https://a.example/p',
} as const;
const home = {
  judged: { kind: 'home_instead', shown: 'https://a.example/' },
  endUrl: 'https://a.example/',
} as const;

test('two sights that are a day apart are told, and two within a day are one', () => {
  const first = findingAfter(undefined, 7, soldOut, start);
  expect(first).toMatchObject({ linkId: 7, kind: 'sold_out', times: 1, since: start, confirmedAt: null });
  const again = findingAfter(first, 7, soldOut, later(23));
  expect(again).toMatchObject({ times: 1, confirmedAt: null });
  const told = findingAfter(again, 7, soldOut, later(24));
  expect(told).toMatchObject({ times: 2, since: start, confirmedAt: later(24) });
  expect(findingAfter(told, 7, soldOut, later(48))).toMatchObject({ times: 3, confirmedAt: later(24) });
});

test('a link that is well again has none, another way to fail begins anew, and what is unclear changes nothing', () => {
  const told = findingAfter(findingAfter(undefined, 7, soldOut, start), 7, soldOut, later(24));
  expect(findingAfter(told, 7, { judged: undefined, endUrl: '' }, later(48))).toBeUndefined();
  expect(findingAfter(told, 7, home, later(48))).toMatchObject({
    kind: 'home_instead',
    times: 1,
    confirmedAt: null,
  });
  expect(findingAfter(told, 7, { judged: 'unclear', endUrl: '' }, later(48))).toBe(told);
});
