import { describe, expect, test } from 'vitest';
import { chosenIn, filtersOf, productsIn } from './reviews.ts';

const read = (search: string) => filtersOf(new URLSearchParams(search));

describe('filtersOf', () => {
  test('takes what the list knows and leaves the rest', () => {
    expect(
      read(
        'q=+caf%C3%A9+&category=casa&brand=Nimbra&minScore=8.5&price=50-100&available=now&sort=score&utm=x&page=2',
      ),
    ).toEqual({
      q: 'café',
      category: 'casa',
      brand: 'Nimbra',
      minScore: '8.5',
      price: '50-100',
      available: 'now',
      sort: 'score',
    });
  });

  test.each([
    'q=',
    'q=+',
    'minScore=11',
    'minScore=abc',
    'minScore=-1',
    'sort=price',
    'price=50',
    'price=a-b',
    'available=1',
    'q=%00',
    '',
  ])('ignores "%s"', (search) => {
    expect(read(search)).toEqual({});
  });

  test('cuts what is too long', () => {
    expect(read(`q=${'a'.repeat(80)}`).q).toHaveLength(50);
  });
});

describe('the products in an address', () => {
  const named = (search: string) => productsIn(new URLSearchParams(search), 'compare');

  test('are read as links write them and as forms send them', () => {
    expect(named('compare=a,b&compare=c&q=x')).toEqual(['a', 'b', 'c']);
    expect(named('compare=a%2Cb')).toEqual(['a', 'b']);
    expect(named('chosen=a')).toEqual([]);
  });

  test('are four at the most, and none that could be no slug', () => {
    expect(chosenIn(new URLSearchParams('compare=a,b,c,d,e'), 'compare')).toEqual(['a', 'b', 'c', 'd']);
    expect(named(`compare=a%00b,${'x'.repeat(201)},c`)).toEqual(['c']);
  });
});
