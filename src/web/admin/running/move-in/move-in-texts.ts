import { use } from 'react';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import type { MoveInTexts } from '#i18n/admin/pt/running/move-in.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';

const loaders: Record<AdminLanguage, () => Promise<{ moveIn: MoveInTexts }>> = {
  pt: () => import('#i18n/admin/pt/running/move-in.ts'),
  en: () => import('#i18n/admin/en/running/move-in.ts'),
};

const loaded = new Map<AdminLanguage, Promise<MoveInTexts>>();

/** What did not arrive is asked for again the next time. */
function wordsIn(language: AdminLanguage): Promise<MoveInTexts> {
  const known = loaded.get(language);
  if (known) return known;
  const words = loaders[language]().then(({ moveIn }) => moveIn);
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}

/** The words of this screen alone, in the language that is spoken: many, and nobody else's. */
export const useMoveInTexts = (): MoveInTexts => use(wordsIn(useLanguage().language));
