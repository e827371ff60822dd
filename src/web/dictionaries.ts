import { type Locale, locales } from '#contract/site/locales.ts';
import { loadReaderDictionary, type ReaderDictionary } from '#i18n/load-reader-dictionary.ts';

/** For the server, which speaks every language: all of them, loaded once. */
const loaded = await Promise.all(
  locales.map(async (locale) => [locale, await loadReaderDictionary(locale)] as const),
);

export const dictionaries = Object.fromEntries(loaded) as Record<Locale, ReaderDictionary>;
