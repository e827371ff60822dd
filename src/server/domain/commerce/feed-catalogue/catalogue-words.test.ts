import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueLimits } from '#contract/commerce/feed-catalogue/catalogue-limits.ts';
import { askedWords, wordsIn } from './catalogue-words.ts';

test('words are folded, cut at signs, and each stands there once', () => {
  expect(wordsIn('Chaleira AÇÃO-2000, 1,5 L (azul) azul loja.example')).toEqual([
    'chaleira',
    'acao',
    '2000',
    '1',
    '5',
    'l',
    'azul',
    'loja',
    'example',
  ]);
  expect(wordsIn(' -- ')).toEqual([]);
});

test('a long word is asked for as a beginning, a short one as it is', () => {
  expect(askedWords(['chal', '4l'])).toBe("'chal':* & '4l'");
});

test('whatever is typed, nothing but letters and digits is asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const words = wordsIn(text);
      expect(words.length).toBeLessThanOrEqual(catalogueLimits.words);
      expect(words.filter((word) => !/^[\p{L}\p{N}]{1,60}$/u.test(word))).toEqual([]);
      expect(wordsIn(words.join(' '))).toEqual(words);
    }),
  );
});
