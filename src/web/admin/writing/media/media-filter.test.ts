import { expect, test } from 'vitest';
import { mediaFilter } from './media-filter.ts';

test('reads from the address what the library is narrowed by', () => {
  const params = new URLSearchParams('q=+cadeira+&missingAlt=mx&uploader=u1&locale=it&picture=4');
  expect(mediaFilter(params)).toEqual({ q: 'cadeira', missingAlt: 'mx', uploader: 'u1' });
});

test('leaves out what makes no sense', () => {
  expect(mediaFilter(new URLSearchParams('q=+&missingAlt=fr&uploader='))).toEqual({});
  expect(mediaFilter(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(100);
});
