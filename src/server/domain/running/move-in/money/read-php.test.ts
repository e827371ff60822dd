import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPhpList, type PhpValue, readPhp, saidIn } from './read-php.ts';

/** As PHP writes it: texts by their bytes. */
function written(value: PhpValue): string {
  if (value === null) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  const pairs = [...value].map(([key, each]) => {
    const name = /^(?:0|[1-9]\d{0,8})$/.test(key) ? `i:${key};` : written(key);
    return `${name}${written(each)}`;
  });
  return `a:${value.size}:{${pairs.join('')}}`;
}

const text = fc.string({
  unit: fc.constantFrom('a', 'ç', '€', '🧺', '"', ';', '}', ':', '\n', 's:3:"x";'),
  maxLength: 12,
});
const { value } = fc.letrec<{ value: PhpValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.integer({ min: -999, max: 999 }).map((n) => n + 0.5),
    text,
    fc.array(fc.tuple(text, tie('value')), { maxLength: 5 }).map((pairs) => new Map(pairs)),
  ),
}));

describe('what PHP has written', () => {
  test('is read as it was, whatever stands in its texts', () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(readPhp(written(each))).toEqual(each);
      }),
      { numRuns: 500 },
    );
  });

  test('is refused where a byte is missing, or one too many', () => {
    fc.assert(
      fc.property(value, fc.nat(), (each, n) => {
        const whole = written(each);
        const cut = n % whole.length;
        expect(readPhp(`${whole};`)).toBeUndefined();
        if (cut > 0) expect(readPhp(whole.slice(0, cut))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('may be anything at all, and is a value or refused', () => {
    const signs = fc.constantFrom(
      'a:',
      's:',
      'i:',
      'O:',
      '{',
      '}',
      ';',
      ':',
      '"',
      '1',
      '9',
      'N;',
      'b:1;',
      'R:1;',
    );
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (each) => {
        expect(() => readPhp(each)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['an object', 'O:8:"stdClass":0:{}'],
    ['one within a list', 'a:1:{i:0;O:8:"stdClass":1:{s:1:"a";i:1;}}'],
    ['a class that reads itself', 'C:11:"ArrayObject":0:{}'],
    ['a reference', 'a:2:{i:0;i:1;i:1;R:2;}'],
    ['an enumeration', 'E:7:"Suit:Ok";'],
    ['a length that leads out of the text', 's:999999999:"a";'],
    ['more members than there are', 'a:99999999:{}'],
    ['fewer members than there are', 'a:1:{i:0;i:1;i:1;i:2;}'],
    ['characters counted as bytes', 's:3:"ção";'],
    ['a list as a name', 'a:1:{a:0:{}i:1;}'],
    ['a number that is none', 'i:1e9;'],
    ['nothing', ''],
  ])('is refused as %s', (_what, each) => {
    expect(readPhp(each)).toBeUndefined();
  });

  test('is refused where it is deeper than anybody nests, and read in one pass where it is long', () => {
    expect(readPhp(`${'a:1:{i:0;'.repeat(5_000)}N;${'}'.repeat(5_000)}`)).toBeUndefined();
    const long = new Map(Array.from({ length: 5_000 }, (_, n) => [String(n), 'x'.repeat(100)]));
    expect(readPhp(written(long))).toEqual(long);
    const tooMany = `a:60000:{${Array.from({ length: 60_000 }, (_, n) => `i:${n};N;`).join('')}}`;
    expect(readPhp(tooMany)).toBeUndefined();
  });

  test('says what stands under a name', () => {
    const list = readPhp('a:3:{s:5:"title";s:0:"";s:4:"name";s:4:" Um ";s:1:"n";i:7;}');
    expect(isPhpList(list) && [saidIn(list, 'title', 'name'), saidIn(list, 'n'), saidIn(list, 'x')]).toEqual([
      'Um',
      '7',
      '',
    ]);
  });
});
