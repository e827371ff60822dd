import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { dictionary as italian } from '@zxcvbn-ts/language-it';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';

/** Asked of the thread that holds the dictionaries. */
export interface WeaknessQuestion {
  password: string;
  /** What somebody who knows the person or the site would try first. */
  words: string[];
}

const { minScore, judgedChars, substitutions } = engineLimits.passwordStrength;

/** Known from a drawing that everybody has seen, and so in nobody's list of passwords. */
const famous = ['correcthorsebatterystaple', 'correct horse battery staple', 'correct-horse-battery-staple'];

/** Hundreds of thousands of words: tens of megabytes, so this file is for a thread that ends (judge-password.ts). */
const estimator = new ZxcvbnFactory({
  dictionary: {
    ...common,
    ...english,
    ...spanish,
    ...portuguese,
    // The one package that does not name its language in its lists.
    ...Object.fromEntries(Object.entries(italian).map(([name, words]) => [`${name}-it`, words])),
    'passwords-famous': famous,
  },
  graphs: adjacencyGraphs,
  // Both bound the work: what is strong by its first part is strong, and what is not is told so.
  maxLength: judgedChars,
  l33tMaxSubstitutions: substitutions,
});

/** The library's words for what it found, in ours. */
const codes: Record<string, FieldProblemCode> = {
  topTen: 'too_common',
  topHundred: 'too_common',
  common: 'too_common',
  similarToCommon: 'too_common',
  simpleRepeat: 'guessable_repeats',
  extendedRepeat: 'guessable_repeats',
  straightRow: 'guessable_keys',
  keyPattern: 'guessable_keys',
  sequences: 'guessable_sequence',
  dates: 'guessable_date',
  recentYears: 'guessable_date',
  namesByThemselves: 'guessable_names',
  commonNames: 'guessable_names',
  userInputs: 'guessable_own_words',
  wordByItself: 'guessable_word',
};

/** What the library would have somebody do, where it has no word for what is wrong. */
const isDisguise = (suggestion: string) => suggestion === 'l33t' || suggestion === 'reverseWords';

/** Why somebody would soon guess it; undefined where nobody would. */
export function weaknessOf({ password, words }: WeaknessQuestion): FieldProblemCode | undefined {
  // In the form in which it will be hashed (passwords.ts): other spellings of the same letters protect nothing.
  const { score, feedback } = estimator.check(password.normalize('NFKC'), words);
  if (score >= minScore) return undefined;
  const code = feedback.warning && codes[feedback.warning];
  return code || (feedback.suggestions.some(isDisguise) ? 'guessable_disguise' : 'guessable');
}
