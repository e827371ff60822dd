import { type Locale, locales } from '#contract/locales.ts';
import { type Dictionary, loadDictionary } from '#i18n/load-dictionary.ts';

/** For the server, which speaks every language: all of them, loaded once. */
const loaded = await Promise.all(
  locales.map(async (locale) => [locale, await loadDictionary(locale)] as const),
);

export const dictionaries = Object.fromEntries(loaded) as Record<Locale, Dictionary>;
