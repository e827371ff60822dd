import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileFigures, judgeFigures } from './judge-figures.ts';

const last = { rows: 1_000, refused: 50, foreign: 0 };
const alike: FileFigures = { ...last, compared: 900, farPrices: 20, known: 950, missing: 30 };
const codesOf = (changes: Partial<FileFigures>) =>
  judgeFigures({ ...alike, ...changes }, last).map(({ code }) => code);

describe('a file that came by itself', () => {
  test('comes in where it looks like the last one', () => {
    expect(judgeFigures(alike, last)).toEqual([]);
    expect(codesOf({ rows: 700, refused: 60 })).toEqual([]);
    expect(codesOf({ rows: 2_500, refused: 300 })).toEqual([]);
  });

  test.each([
    ['no_rows', { rows: 0, refused: 0 }, { n: 0, of: 1_000 }],
    ['far_fewer', { rows: 400, refused: 20 }, { n: 400, of: 1_000 }],
    ['far_more', { rows: 1_000_000, refused: 50_000 }, { n: 1_000_000, of: 1_000 }],
    ['many_refused', { refused: 300 }, { n: 300, of: 1_000 }],
    ['other_currency', { refused: 400, foreign: 350 }, { n: 350, of: 1_000 }],
    ['far_prices', { farPrices: 900 }, { n: 900, of: 900 }],
    ['many_missing', { missing: 400 }, { n: 400, of: 950 }],
  ] as const)('is held for %s, with the numbers', (code, changes, numbers) => {
    expect(judgeFigures({ ...alike, ...changes }, last)).toEqual([{ code, ...numbers }]);
  });

  test('says everything that is odd about it', () => {
    expect(codesOf({ rows: 300, refused: 200, farPrices: 800, missing: 700 })).toEqual([
      'far_fewer',
      'many_refused',
      'far_prices',
      'many_missing',
    ]);
  });

  test('the very same numbers are never a reason, whatever they are', () => {
    const figures = fc.record({
      rows: fc.integer({ min: 1, max: 1e6 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(figures, ({ rows, share }) => {
        const same = { rows, refused: Math.floor(rows * share), foreign: Math.floor((rows * share) / 2) };
        expect(
          judgeFigures({ ...same, compared: rows, farPrices: 0, known: rows, missing: 0 }, same),
        ).toEqual([]);
      }),
    );
  });

  test('nothing to compare is no reason', () => {
    expect(codesOf({ compared: 0, farPrices: 0, known: 0, missing: 0 })).toEqual([]);
    expect(judgeFigures(alike, { rows: 0, refused: 0, foreign: 0 }).map(({ code }) => code)).toEqual([
      'far_more',
    ]);
  });
});
