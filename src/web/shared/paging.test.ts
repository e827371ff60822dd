import { describe, expect, test } from 'vitest';
import { pageOf, partsFor } from './paging.ts';

describe('pageOf', () => {
  test.each([
    ['', 1],
    ['page=', 1],
    ['page=1', 1],
    ['page=2', 2],
    ['page=200', 200],
    ['page=201', 200],
    ['page=1e9', 200],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=NaN', 1],
    ['page=Infinity', 1],
    ['page=x', 1],
    ['page=2&page=9', 2],
    ['PAGE=2', 1],
  ])('?%s', (search, page) => {
    expect(pageOf(new URLSearchParams(search))).toBe(page);
  });
});

describe('partsFor', () => {
  test.each([
    [1, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 3],
    [50, 7],
  ])('page %i takes %i calls of 49 posts', (page, parts) => {
    expect(partsFor(page)).toBe(parts);
  });
});
