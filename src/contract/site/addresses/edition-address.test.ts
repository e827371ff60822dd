import { expect, test } from 'vitest';
import { editionAddress, pathOfAddress } from './edition-address.ts';

test.each([
  ['/br', 'br', ''],
  ['/br/', 'br', ''],
  ['/it/a/b/', 'it', 'a/b'],
  ['/mx//a', 'mx', 'a'],
  ['/us/promo%C3%A7%C3%A3o', 'us', 'promoção'],
] as const)('%s is taken apart', (path, locale, rest) => {
  expect(editionAddress(path)).toEqual({ locale, rest });
});

test.each(['/', '', '/fr/a', 'br/a', '/br/%zz', '/br/%00', '/br/a%0Ab'])('%j is none', (path) => {
  expect(editionAddress(path)).toBeUndefined();
});

test('and put together again', () => {
  expect(pathOfAddress({ locale: 'br', rest: 'a b/ç?' })).toBe('/br/a%20b/%C3%A7%3F');
  expect(pathOfAddress({ locale: 'br', rest: '' })).toBe('/br');
});
