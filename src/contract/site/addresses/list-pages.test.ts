import { describe, expect, test } from 'vitest';
import { pageNumberOf, postsBeforeHomePage } from './list-pages.ts';

describe('the page that an address asks for', () => {
  test.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['200', 200],
    ['100001', 100_001],
    ['0', 1],
    ['02', 1],
    ['-3', 1],
    ['+3', 1],
    ['2.5', 1],
    ['1e9', 1],
    [' 2', 1],
    ['٢', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['x', 1],
  ])('%j is %i', (text, page) => {
    expect(pageNumberOf(text)).toBe(page);
  });

  test('is no number that a person cannot write down', () => {
    expect(pageNumberOf('9'.repeat(20))).toBe(1e20);
    expect(pageNumberOf('9'.repeat(21))).toBe(1);
  });
});

test.each([
  [1, 0],
  [2, 7],
  [3, 13],
  [9, 49],
])('page %i of a home comes after %i posts', (page, before) => {
  expect(postsBeforeHomePage(page)).toBe(before);
});
