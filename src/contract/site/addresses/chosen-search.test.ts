import { expect, test } from 'vitest';
import { chosenSearch } from './chosen-search.ts';

const reads = { q: 'one', brand: 'one', compare: 'list', page: 'page' };

test('what a form left empty is not in the address', () => {
  expect(chosenSearch('q=a&brand=&page=2', reads)).toBe('q=a&page=2');
  expect(chosenSearch('q=&brand=', reads)).toBe('');
  expect(chosenSearch('q&brand=B%26O', reads)).toBe('brand=B%26O');
  expect(chosenSearch('compare=a&compare=&compare=b', reads)).toBe('compare=a&compare=b');
});

test('everything else stays as it was written', () => {
  for (const search of ['', 'q=a', 'q=a+b&brand=%20', 'utm_source=&fbclid', 'q==', 'q=a&&x=', 'constructor='])
    expect(chosenSearch(search, reads)).toBe(search);
  expect(chosenSearch('utm_source=&q=', reads)).toBe('utm_source=');
});
