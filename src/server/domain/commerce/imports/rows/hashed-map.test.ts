import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HashedMap, markOf } from './hashed-map.ts';

test('it knows what a map of texts knows, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.nat()), { maxLength: 300 }), (pairs) => {
      const [plain, hashed] = [new Map<string, number>(), new HashedMap()];
      for (const [text, mark] of pairs) {
        plain.set(text, mark);
        hashed.set(text, mark);
      }
      for (const [text, mark] of plain) expect(hashed.get(text)).toBe(mark);
      expect([hashed.size, hashed.get('none of these')]).toEqual([plain.size, undefined]);
    }),
  );
});

test('it grows with what is put into it', () => {
  const hashed = new HashedMap();
  for (let n = 0; n < 20_000; n += 1) hashed.set(`product ${n}`, n);
  expect(hashed.size).toBe(20_000);
  for (const n of [0, 1, 511, 512, 9_999, 19_999]) expect(hashed.get(`product ${n}`)).toBe(n);
});

test('two texts have two marks', () => {
  expect(markOf('new 1')).not.toBe(markOf('new 2'));
  expect(markOf('new 1')).toBe(markOf('new 1'));
});
