import { describe, expect, test } from 'vitest';
import { filtersOf } from './reviews.ts';

const read = (search: string) => filtersOf(new URLSearchParams(search));

describe('filtersOf', () => {
  test('takes what the list knows and leaves the rest', () => {
    expect(read('q=+caf%C3%A9+&category=casa&brand=Nimbra&minScore=8.5&sort=score&utm=x&page=2')).toEqual({
      q: 'café',
      category: 'casa',
      brand: 'Nimbra',
      minScore: '8.5',
      sort: 'score',
    });
  });

  test.each(['q=', 'q=+', 'minScore=11', 'minScore=abc', 'minScore=-1', 'sort=price', 'q=%00', ''])(
    'ignores "%s"',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );

  test('cuts what is too long', () => {
    expect(read(`q=${'a'.repeat(80)}`).q).toHaveLength(50);
  });
});
