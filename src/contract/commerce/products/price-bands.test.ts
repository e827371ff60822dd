import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionFacts } from '#seed/facts/editions.ts';
import { parsePriceBand, priceBandsOf } from './price-bands.ts';

const currencies = [...new Set(Object.values(editionFacts).map(({ currency }) => currency))];

test.each(currencies)('every price of %s is in exactly one band', (currency) => {
  const bands = priceBandsOf(currency).map((text) => parsePriceBand(text));
  expect(bands).toHaveLength(4);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (minorUnits) => {
      const price = minorUnits / 100;
      const holding = bands.filter((band) => band && price > band.above && price <= (band.upTo ?? Infinity));
      expect(holding).toHaveLength(1);
    }),
  );
});

test('a currency that nobody has thought about has no bands', () => {
  expect(priceBandsOf('XTS')).toEqual([]);
  expect(priceBandsOf('toString')).toEqual([]);
});

test('a band is read as it is written', () => {
  expect(parsePriceBand('50-100')).toEqual({ above: 50, upTo: 100 });
  expect(parsePriceBand('200-')).toEqual({ above: 200, upTo: undefined });
});

test.each(['', '-', '50', '-100', 'a-b', '1-2-3', '12345678-', '1.5-2', ' 1-2'])('%j is no band', (text) => {
  expect(parsePriceBand(text)).toBeUndefined();
});
