import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eanDigits, eanSpellings, identifiesProduct, isEan } from './ean.ts';

describe('a barcode', () => {
  test.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('can be %s', (ean) => {
    expect(isEan(ean)).toBe(true);
  });

  test.each([
    '',
    '1',
    '4006381333932',
    '400638133393',
    '96385075',
    '123456789',
    'abcdefgh',
    '４００６３８１３３３９３１',
  ])('cannot be %j', (ean) => {
    expect(isEan(ean)).toBe(false);
  });

  test('is read through the spaces and hyphens between its digits', () => {
    expect(eanDigits(' 4 006381-333931 ')).toBe('4006381333931');
    expect(eanDigits('4006381–333931')).toBe('4006381333931');
  });

  test('has one last digit that fits the others, whatever they are', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 11, 12, 13), fc.infiniteStream(fc.nat(9)), (length, digits) => {
        const others = [...digits.take(length)].join('');
        const fitting = [...'0123456789'].filter((last) => isEan(`${others}${last}`));
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

describe('a barcode tells a product from every other', () => {
  test.each([
    '4006381333931',
    '036000291452',
    '0036000291452',
    '96385074',
    '10012345678902',
    '9788532530783',
  ])('%s does', (ean) => {
    expect(isEan(ean) && identifiesProduct(ean)).toBe(true);
    expect(eanSpellings(ean)).toContain(ean);
  });

  test.each([
    ['0000000000000', 'noughts alone'],
    ['00000000', 'noughts alone'],
    ['0212345678909', 'weighed in a shop'],
    ['212345678909', 'the same in twelve digits'],
    ['0412345678903', 'a shop’s own'],
    ['2000000000008', 'a shop’s own'],
    ['2912345678906', 'a shop’s own'],
    ['02912345678906', 'the same in fourteen digits'],
    ['20123451', 'a shop’s own, of eight digits'],
    ['0512345678900', 'a coupon'],
    ['9812345678902', 'a coupon'],
    ['9912345678909', 'a coupon'],
  ])('%s does not: %s', (ean) => {
    expect(isEan(ean)).toBe(true);
    expect(identifiesProduct(ean)).toBe(false);
    // Nothing is found by it, so nothing is matched.
    expect(eanSpellings(ean)).toEqual([]);
  });

  test('or not, however many noughts stand before it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,14}$/), (digits) => {
        const spelled = [8, 12, 13, 14].map((n) => digits.replace(/^0+/, '').padStart(n, '0'));
        const same = spelled.filter((each) => each.length <= 14).map(identifiesProduct);
        expect(new Set(same).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
