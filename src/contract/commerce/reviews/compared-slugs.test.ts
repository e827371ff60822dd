import { expect, test } from 'vitest';
import { comparedSlugs } from './compared-slugs.ts';

test.each([
  [['a,b'], ['a', 'b']],
  [
    ['b', 'a'],
    ['b', 'a'],
  ],
  [
    ['a,b', 'c', 'a'],
    ['a', 'b', 'c'],
  ],
  [[' a , ,b,'], ['a', 'b']],
  [[], []],
  [['', ','], []],
])('%j names %j', (values, slugs) => {
  expect(comparedSlugs(values)).toEqual(slugs);
});
