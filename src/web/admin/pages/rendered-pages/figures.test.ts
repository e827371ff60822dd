import { expect, test } from 'vitest';
import { millis, share, weight } from './figures.ts';

test('weights are told in the largest unit that fits', () => {
  expect([950, 12_345, 1_000_000, 45_678_901].map((bytes) => weight(bytes, 'pt-BR'))).toEqual([
    '950 B',
    '12,3 kB',
    '1 MB',
    '45,7 MB',
  ]);
});

test('short times have a digit more', () => {
  expect([4.26, 42.6, 1_234].map((ms) => millis(ms, 'en'))).toEqual(['4.3 ms', '43 ms', '1,234 ms']);
});

test('nearly everything is not everything', () => {
  expect([share(3, 3, 'en'), share(99_999, 100_000, 'en'), share(1, 3, 'en')]).toEqual([
    '100%',
    '99.9%',
    '33.3%',
  ]);
  expect(share(0, 0, 'en')).toBeUndefined();
});
