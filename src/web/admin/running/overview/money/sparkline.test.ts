import { expect, test } from 'vitest';
import { linePath } from './sparkline.tsx';

test('a line goes from the first day to the last, the highest value at the top', () => {
  expect(linePath([0, 5, 10], 100, 20)).toBe('M0.0 20.0 L50.0 10.0 L100.0 0.0');
  expect(linePath([0, 0], 100, 20)).toBe('M0.0 20.0 L100.0 20.0');
  expect(linePath([3], 100, 20)).toBe('M0.0 0.0');
  expect(linePath([], 100, 20)).toBe('');
});
