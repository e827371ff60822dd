import { catalogueLimits } from '#contract/commerce/feed-catalogue/catalogue-limits.ts';
import { foldText } from '#i18n/fold.ts';

/** Folded, cut wherever there is no letter or digit, each once. Both sides of a search go through it. */
export const wordsIn = (text: string): string[] => {
  const found = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, catalogueLimits.wordChars).toWellFormed());
  return [...new Set(found)].slice(0, catalogueLimits.words);
};

/** As PostgreSQL asks for them: all of these words, the longer ones also as a beginning. Nothing in a word needs an escape. */
export const askedWords = (words: string[]): string =>
  words.map((word) => `'${word}'${word.length >= catalogueLimits.beginningChars ? ':*' : ''}`).join(' & ');
