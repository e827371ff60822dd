import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RenewalFacts, sumOf, weigh } from './weigh.ts';

const well: RenewalFacts = {
  clicks: 40,
  clicksBefore: 40,
  views: 1_000,
  days: 10,
  pace: 100,
  past: undefined,
  products: 4,
  gone: 0,
  unpriced: 0,
  brokenLinks: 0,
  failingLinks: 0,
  succeeded: 0,
  isLonely: false,
};
const of = (more: Partial<RenewalFacts>) => weigh({ ...well, ...more });

describe('what it would pay to renew', () => {
  test('nothing that is well', () => expect(weigh(well)).toEqual([]));

  test.each([
    [{ clicks: 10 }, { reason: 'fell', points: 30, n: 10, of: 40 }],
    [{ gone: 1 }, { reason: 'gone', points: 8, n: 1, of: 4 }],
    [{ unpriced: 2 }, { reason: 'prices', points: 4, n: 2, of: 4 }],
    [{ past: { year: 2024, month: 0 } }, { reason: 'dated', points: 16, n: 2024, of: 0 }],
    [{ past: { year: 2026, month: 3 } }, { reason: 'dated', points: 16, n: 2026, of: 3 }],
    [{ days: 300 }, { reason: 'old', points: 12, n: 300, of: 100 }],
    [{ days: 200 }, { reason: 'old', points: 6, n: 200, of: 100 }],
    [{ brokenLinks: 2 }, { reason: 'broken', points: 8, n: 2, of: 0 }],
    [{ failingLinks: 4 }, { reason: 'failing', points: 24, n: 4, of: 0 }],
    [{ succeeded: 1 }, { reason: 'succeeded', points: 2, n: 1, of: 4 }],
    [{ isLonely: true }, { reason: 'lonely', points: 4, n: 0, of: 0 }],
  ] as const)('%j weighs %j', (facts, line) => expect(of(facts)).toEqual([line]));

  test('what is new in a slow category is not old, nor is a quiet week a fall', () => {
    expect(of({ days: 80, pace: 10 })).toEqual([]);
    expect(of({ days: 140, pace: 100 })).toEqual([]);
    expect(of({ clicks: 36 })).toEqual([]);
    expect(of({ clicks: 0, clicksBefore: 4 })).toEqual([]);
  });

  test('the sum is that of its lines, and what is followed more weighs more', () => {
    const facts = fc.record({
      ...{ clicks: fc.nat(1_000), clicksBefore: fc.nat(1_000), views: fc.nat(100_000), days: fc.nat(2_000) },
      ...{
        pace: fc.nat(1_000),
        past: fc.option(fc.record({ year: fc.integer({ min: 2000, max: 2025 }), month: fc.nat(12) }), {
          nil: undefined,
        }),
      },
      ...{ products: fc.nat(20), gone: fc.nat(20), unpriced: fc.nat(20), brokenLinks: fc.nat(9) },
      ...{ failingLinks: fc.nat(9), succeeded: fc.nat(20) },
      isLonely: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.nat(500), (given, more) => {
        const lines = weigh(given);
        expect(sumOf(lines)).toBeCloseTo(
          lines.reduce((sum, { points }) => sum + points, 0),
          6,
        );
        const read = { ...given, views: given.views + more };
        expect(sumOf(weigh(read))).toBeGreaterThanOrEqual(sumOf(lines));
      }),
    );
  });
});
