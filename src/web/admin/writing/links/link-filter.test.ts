import { expect, test } from 'vitest';
import { linkFilter } from './link-filter.ts';

test('reads from the address what the list is narrowed by', () => {
  const params = new URLSearchParams('q=+amazon&state=broken&edition=mx&locale=it');
  expect(linkFilter(params)).toEqual({ q: 'amazon', filter: 'broken', locale: 'mx' });
});

test('leaves out what makes no sense', () => {
  expect(linkFilter(new URLSearchParams('q=&state=lost&edition=fr'))).toEqual({});
});
