import { use, useMemo } from 'react';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { useLanguage } from './texts.tsx';

/** Words of some screens, in a file for each language that nobody else loads; each is fetched once. */
export function seldomWords<Words extends object>(
  loaders: Record<AdminLanguage, () => Promise<Words>>,
): (language: AdminLanguage) => Promise<Words> {
  const loaded = new Map<AdminLanguage, Promise<Words>>();
  return (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const words = loaders[language]();
    loaded.set(language, words);
    // What did not arrive is asked for again the next time.
    words.catch(() => loaded.delete(language));
    return words;
  };
}

/** The same as `useLanguage`, with such words. */
export function useLanguageWith<Words extends object>(wordsIn: (language: AdminLanguage) => Promise<Words>) {
  const spoken = useLanguage();
  const words = use(wordsIn(spoken.language));
  return useMemo(() => ({ ...spoken, texts: { ...spoken.texts, ...words } }), [spoken, words]);
}
