import { expect, test } from 'vitest';
import { postListInput } from './list-params.ts';

const input = (search: string) => postListInput(new URLSearchParams(search), 'mx');

test('filters of the list come from the address, and nonsense is left out', () => {
  expect(input('q=caf%C3%A9+&status=trash&category=4&author=Ana&sort=title')).toEqual({
    locale: 'mx',
    q: 'café',
    status: 'trash',
    categoryId: 4,
    author: 'Ana',
    sort: 'title',
  });
  expect(input('missing=it')).toEqual({ missing: 'it' });
  expect(input('q=+&status=lost&category=x&sort=moon')).toEqual({ locale: 'mx' });
});
