import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepingOf, pageKey } from './page-key.ts';

const reads = { page: 'page', compare: 'list' } as const;

test('parameters that a page does not read, and their order, make no other page', () => {
  expect(pageKey('/br', 'utm_source=x&page=2&fbclid=1', reads)).toBe('/br?page=2');
  expect(pageKey('/br', 'compare=a&page=2&compare=b', reads)).toBe('/br?page=2&compare=a%2Cb');
  expect(pageKey('/br', 'page=2&page=3', reads)).toBe('/br?page=2');
  for (const first of ['', '1', '01', '0', 'x', '2x', '1e3', '-2'])
    expect(pageKey('/br', `page=${first}`, reads)).toBe('/br');
  expect(pageKey('/br', 'page=2', {})).toBe('/br');
});

test('whatever stands in a query, only what is read reaches the key, and a key is its own key', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string())),
      fc.oneof(fc.string(), fc.nat().map(String)),
      (junk, page) => {
        const query = new URLSearchParams(junk.filter(([name]) => !(name in reads)));
        if (page) query.append('page', page);
        const key = pageKey('/br', String(query), reads);
        const isLater = /^([2-9]|[1-9]\d+)$/.test(page);
        expect(key).toBe(isLater ? `/br?page=${page}` : '/br');
        expect(pageKey('/br', key.split('?')[1] ?? '', reads)).toBe(key);
      },
    ),
  );
});

test('what is kept where', () => {
  expect(keepingOf('/br/x')).toBe('disk');
  expect(keepingOf('/br?page=2')).toBe('disk');
  expect(keepingOf('/br/avaliacao?brand=a')).toBe('memory');
  expect(keepingOf('/br/avaliacao?brand=a&page=2')).toBe('memory');
  expect(keepingOf('/br/avaliacao?q=a')).toBe('not');
  expect(keepingOf('/br/avaliacao?brand=a&q=a')).toBe('not');
  expect(keepingOf(`/br/${'x'.repeat(500)}`)).toBe('not');
});
