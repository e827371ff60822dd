import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { NetworkWords } from '#i18n/admin/pt/network-words.ts';
import { seldomWords, useLanguageWith } from '#web/admin/context/seldom-texts.ts';

const words = seldomWords<NetworkWords>({
  pt: async () => (await import('#i18n/admin/pt/network-words.ts')).networkWords,
  en: async () => (await import('#i18n/admin/en/network-words.ts')).networkWords,
});

export const useNetworkLanguage = () => useLanguageWith(words);
/** What this screen says, in the language that is spoken. */
export const useNetworkTexts = (): AdminTexts & NetworkWords => useNetworkLanguage().texts;

/** Editions are countries: "Brasil, Itália". */
export function useCountryNames(): (locales: readonly string[]) => string {
  const { tag } = useNetworkLanguage();
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return (locales) => locales.map((locale) => names.of(locale.toUpperCase()) ?? locale).join(', ');
}
