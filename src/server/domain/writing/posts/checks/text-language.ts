import { type Language, tellingWords } from './language-words.ts';

/** As much of a text as is needed to tell its language, whatever its length. */
const READ_CHARS = 20_000;
/** Runs of letters: an apostrophe ends a word, so that "l'anno" and "don't" are counted by their parts. */
const WORD = /\p{L}+/gu;

const languages = Object.keys(tellingWords) as Language[];

export interface Confidence {
  /** How many telling words of the other language there are at least. */
  words: number;
  /** How many times as many as of the expected one. */
  times: number;
}

/**
 * The language that a text is in, where that is certainly not the one it should be in. A few borrowed words, a title in
 * English or a quoted sentence are not enough; too short a text is in no language.
 */
export function otherLanguage(text: string, expected: Language, need: Confidence): Language | undefined {
  const counts: Record<Language, number> = { pt: 0, es: 0, it: 0, en: 0 };
  for (const [word] of text.slice(0, READ_CHARS).toLowerCase().matchAll(WORD)) {
    for (const language of languages) if (tellingWords[language].has(word)) counts[language] += 1;
  }
  const [most = expected] = languages.toSorted((a, b) => counts[b] - counts[a]);
  const isSure = counts[most] >= need.words && counts[most] >= need.times * counts[expected];
  return most !== expected && isSure ? most : undefined;
}
