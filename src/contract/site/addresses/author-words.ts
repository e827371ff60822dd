import type { Locale } from '../locales.ts';

/** The word for "author" in each edition's addresses. */
export const authorWords = {
  br: 'autor',
  it: 'autore',
  mx: 'autor',
  es: 'autor',
  us: 'author',
} as const satisfies Record<Locale, string>;
