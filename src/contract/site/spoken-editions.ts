import type { Locale } from './locales.ts';

/** Spanish is Mexico's unless it says that it is Spain's; English has an edition only where it is American. */
const byTag: [RegExp, Locale[]][] = [
  [/^pt\b/i, ['br']],
  [/^it\b/i, ['it']],
  [/^es-es\b/i, ['es', 'mx']],
  [/^es\b/i, ['mx']],
  [/^en-us\b/i, ['us']],
];

/** The editions that a browser's language means, the best first. */
export const spokenEditions = (tag: string): Locale[] =>
  byTag.find(([pattern]) => pattern.test(tag))?.[1] ?? [];
