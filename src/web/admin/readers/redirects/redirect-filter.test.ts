import { expect, test } from 'vitest';
import { redirectFilter } from './redirect-filter.ts';

test('reads from the address what the list is narrowed by', () => {
  const params = new URLSearchParams('q=+promo&edition=mx&kind=manual&locale=it');
  expect(redirectFilter(params)).toEqual({ q: 'promo', locale: 'mx', kind: 'manual' });
});

test('leaves out what makes no sense', () => {
  expect(redirectFilter(new URLSearchParams('q=&edition=fr&kind=banner'))).toEqual({});
});
