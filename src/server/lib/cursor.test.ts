import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { DomainError } from './errors.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  test('leads back to its place', () => {
    const at = fc.date({ min: new Date(0), max: new Date('5000-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.nat(Number.MAX_SAFE_INTEGER % 10 ** 15), (moment, id) => {
        const place = { at: moment, id };
        expect(decodeCursor(encodeCursor(place))).toEqual(place);
      }),
    );
  });

  test('travels in an address as it is', () => {
    const cursor = encodeCursor({ at: new Date('2026-10-15T12:00:00.999Z'), id: 123_456 });
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });

  test.each([
    '',
    'abc',
    encoded(''),
    encoded('.'),
    encoded('1.'),
    encoded('.1'),
    encoded('1,1'),
    encoded('1.1 '),
    encoded('1.1\n'),
    encoded('-1.1'),
    encoded('1.-1'),
    encoded('1e3.1'),
    encoded('0x1.1'),
    encoded('NaN.1'),
    encoded(`${'9'.repeat(15)}.1`),
    encoded(`1.${'9'.repeat(16)}`),
    encoded('١.١'),
  ])('that is not one of ours is refused: %j', (cursor) => {
    try {
      decodeCursor(cursor);
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: 'invalid_input', fields: { cursor: { code: 'invalid' } } });
      return;
    }
    expect.unreachable('It was accepted.');
  });

  test('of any kind leads to a place that a database knows, or nowhere', () => {
    const digits = fc.stringMatching(/^\d{0,16}\.\d{0,16}$/).map(encoded);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string(), fc.base64String()), (cursor) => {
        let place: ReturnType<typeof decodeCursor>;
        try {
          place = decodeCursor(cursor);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          return;
        }
        expect(place.at.toISOString()).toMatch(/^\d{4}-/);
        expect(Number.isSafeInteger(place.id)).toBe(true);
      }),
    );
  });
});
