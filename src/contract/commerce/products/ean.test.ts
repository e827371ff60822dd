import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eanDigits, isEan } from './ean.ts';

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
