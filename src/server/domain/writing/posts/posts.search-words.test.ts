import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '#i18n/fold.ts';
import { beginningOf, containsEveryWord, isIndexed, mustBeginWord } from './posts.search-words.ts';

describe('how a word is looked for', () => {
  test.each(['tv', 'a', '4k', 'c-b'])('"%s" is looked for where words begin', (word) => {
    expect(mustBeginWord(word)).toBe(true);
  });

  test.each(['sofa', 'abc', '&', '%', 'ж'])('"%s" is looked for anywhere', (word) => {
    expect(mustBeginWord(word)).toBe(false);
  });

  test('an index knows letters and digits, and nothing else', () => {
    expect(['tv', '4k', 'a&b'].every(isIndexed)).toBe(true);
    expect(['&', '%', 'жж'].some(isIndexed)).toBe(false);
  });
});

describe('containsEveryWord', () => {
  test('finds all of them in any order', () => {
    const matches = containsEveryWord(['tv', 'quarto']);
    expect(matches('tv para o quarto')).toBe(true);
    expect(matches('quarto com (tv)')).toBe(true);
    expect(matches('atividade no quarto')).toBe(false);
    expect(matches('tv na sala')).toBe(false);
  });

  test('no word is a pattern, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }).map(foldText), (word) => {
        fc.pre(word !== '' && !word.includes(' '));
        expect(() => new RegExp(beginningOf(word))).not.toThrow();
        expect(containsEveryWord([word])(`x ${word} y`)).toBe(true);
      }),
    );
  });
});
