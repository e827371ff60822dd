import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import { languageOf, tellingWords } from './language-words.ts';
import { otherLanguage } from './text-language.ts';

const articlesOf = (locale: Locale): { name: string; text: string }[] => {
  const folder = new URL(`../../../../../../seed/content/${locale}/posts/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
};
const sure = { words: 12, times: 2 };
const surely = { words: 6, times: 3 };

test('no word tells of two languages', () => {
  for (const [name, list] of Object.entries(tellingWords)) {
    for (const [other, words] of Object.entries(tellingWords)) {
      if (name === other) continue;
      const shared = [...list].filter((word) => words.has(word));
      expect(shared, `${name} and ${other}`).toEqual([]);
    }
  }
});

describe.each(locales)('the articles of %s', (locale) => {
  const articles = articlesOf(locale);

  test('are in its language, paragraph by paragraph', () => {
    for (const { name, text } of articles) {
      for (const part of [text, ...text.split('\n\n')]) {
        expect(otherLanguage(part, languageOf(locale), surely), `${name}: ${part}`).toBeUndefined();
      }
    }
  });

  test('are found out in every edition of another language, and in none of the same', () => {
    for (const other of locales) {
      const isSame = languageOf(other) === languageOf(locale);
      for (const { name, text } of articles) {
        const found = otherLanguage(text, languageOf(other), sure);
        expect(found, `${name} in ${other}`).toBe(isSame ? undefined : languageOf(locale));
      }
    }
  });
});

test('a borrowed title, a few words and nothing at all are in no language', () => {
  expect(otherLanguage('The best of the best: Clean & Care for You', 'pt', sure)).toBeUndefined();
  expect(otherLanguage('Um teste.', 'it', surely)).toBeUndefined();
  expect(otherLanguage('', 'en', surely)).toBeUndefined();
});
