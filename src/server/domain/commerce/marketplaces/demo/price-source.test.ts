import { expect, test } from 'vitest';
import { demoPriceOn } from './price-source.ts';

const LIST = 24_990;
const days = Array.from({ length: 120 }, (_, n) =>
  new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
);
const offers = Array.from({ length: 6 }, (_, n) => `demo-${n}`);

test('on every day one of the demo’s offers is at its lowest, and another is not', () => {
  for (const day of days) {
    const prices = offers.map((offer) => demoPriceOn(day, offer, LIST));
    expect([Math.min(...prices), Math.max(...prices)], day).toEqual([21_990, LIST]);
  }
});

test('a price stands for days, and ends as the list price does', () => {
  const prices = days.map((day) => demoPriceOn(day, 'demo-0', LIST));
  const changes = prices.filter((price, n) => n > 0 && price !== prices[n - 1]);
  expect(changes.length).toBeLessThan(days.length / 5);
  expect(new Set(prices.map((price) => price % 100))).toEqual(new Set([90]));
});

test('an offer without a number, and one of another shop, has a price too', () => {
  expect(demoPriceOn('2026-10-15', null, LIST)).toBe(demoPriceOn('2026-10-15', 'demo-0', LIST));
});
