import { describe, expect, test } from 'vitest';
import { assertBreakdown, scoreOf } from './review-score.ts';

const criteria = (...weighted: [score: number, weight: number][]) =>
  weighted.map(([score, weight], index) => ({ criterion: `c${index}`, score, weight }));

describe('a score', () => {
  test('is made from its breakdown, whatever figure came beside it', () => {
    expect(scoreOf(criteria([9, 0.4], [8, 0.2], [7, 0.2], [8, 0.2]), 1)).toBe(8.2);
    expect(scoreOf(criteria([8.2, 0.5], [8.3, 0.5]), null)).toBe(8.3);
    expect(scoreOf(criteria([10, 1]), null)).toBe(10);
  });

  test('never leaves the scale, thirds or not', () => {
    expect(scoreOf(criteria([10, 0.34], [10, 0.33], [10, 0.34]), null)).toBe(10);
    expect(scoreOf(criteria([9, 0.33], [9, 0.33], [9, 0.33]), null)).toBe(9);
  });

  test('is what was given where there is no breakdown', () => {
    expect(scoreOf([], 7.34)).toBe(7.3);
    expect(scoreOf([], null)).toBeNull();
  });
});

describe('a breakdown', () => {
  test.each([
    [criteria()],
    [criteria([5, 1])],
    [criteria([5, 0.33], [5, 0.33], [5, 0.33])],
    [criteria([5, 0.1], [5, 0.2], [5, 0.7])],
  ])('may be %j', (breakdown) => {
    expect(() => assertBreakdown(breakdown)).not.toThrow();
  });

  test.each([
    ['breakdown', 'weights', criteria([5, 0.5])],
    ['breakdown', 'weights', criteria([5, 0.6], [5, 0.6])],
    [
      'breakdown.1.criterion',
      'taken',
      criteria([5, 0.5], [6, 0.5]).map((each) => ({ ...each, criterion: 'a' })),
    ],
  ])('is refused at %s as %s: %j', (field, code, breakdown) => {
    expect(() => assertBreakdown(breakdown)).toThrow(
      expect.objectContaining({ fields: { [field]: { code } } }),
    );
  });
});
