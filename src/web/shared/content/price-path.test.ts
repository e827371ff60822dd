import { expect, test } from 'vitest';
import { pricePath } from './price-path.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const seen = (price: number, from: number, to: number) => ({ price, since: day(from), until: day(to) });

test('a price goes across while it stands, and up or down where it changes', () => {
  expect(pricePath([seen(100, 0, 4), seen(50, 5, 10)])).toBe('M0 4H400H500V96H1000');
});

test('where nobody looked, there is no line', () => {
  expect(pricePath([seen(100, 0, 2), seen(50, 8, 10)])).toBe('M0 4H200M800 96H1000');
});

test('one price is a line in the middle, and none is no line', () => {
  expect(pricePath([seen(100, 0, 10)])).toBe('M0 50H1000');
  expect(pricePath([])).toBe('');
});
