import { use, useMemo } from 'react';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { UpkeepWords } from '#i18n/admin/pt/upkeep.ts';
import { useLanguage } from './texts.tsx';

export type UpkeepTexts = AdminTexts & UpkeepWords;

const loaders: Record<AdminLanguage, () => Promise<{ upkeep: UpkeepWords }>> = {
  pt: () => import('#i18n/admin/pt/upkeep.ts'),
  en: () => import('#i18n/admin/en/upkeep.ts'),
};

const loaded = new Map<AdminLanguage, Promise<UpkeepWords>>();

/** What did not arrive is asked for again the next time. */
function wordsIn(language: AdminLanguage): Promise<UpkeepWords> {
  const known = loaded.get(language);
  if (known) return known;
  const words = loaders[language]().then(({ upkeep }) => upkeep);
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}

/** The same as `useLanguage`, with the words of screens that are seldom opened: nobody else loads them. */
export function useUpkeepLanguage() {
  const spoken = useLanguage();
  const words = use(wordsIn(spoken.language));
  return useMemo(
    () => ({ ...spoken, texts: { ...spoken.texts, ...words } satisfies UpkeepTexts }),
    [spoken, words],
  );
}

export const useUpkeepTexts = (): UpkeepTexts => useUpkeepLanguage().texts;
