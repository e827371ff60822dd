import { expect, test } from 'vitest';
import { productListInput } from './list-params.ts';

const input = (search: string) => productListInput(new URLSearchParams(search), 'mx');

test('a plain address asks for the edition that is worked on', () => {
  expect(input('')).toEqual({ locale: 'mx' });
});

test('what the address names is asked for', () => {
  expect(input('q=%20aro%20&filter=no_link')).toEqual({ locale: 'mx', q: 'aro', filter: 'no_link' });
  expect(input('scope=all&filter=unused')).toEqual({ filter: 'unused' });
});

test('the overview’s link to old prices leads to them', () => {
  expect(input('price=stale')).toEqual({ locale: 'mx', filter: 'stale' });
});

test('nonsense is left out', () => {
  expect(input('filter=cheap&price=low&q=%20%20&scope=moon')).toEqual({ locale: 'mx' });
});
