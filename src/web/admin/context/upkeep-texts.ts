import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import type { UpkeepWords } from '#i18n/admin/pt/upkeep.ts';
import { seldomWords, useLanguageWith } from './seldom-texts.ts';

export type UpkeepTexts = AdminTexts & UpkeepWords;

/** What screens say that look after the site itself. */
const upkeepWords = seldomWords<UpkeepWords>({
  pt: async () => (await import('#i18n/admin/pt/upkeep.ts')).upkeep,
  en: async () => (await import('#i18n/admin/en/upkeep.ts')).upkeep,
});

export const useUpkeepLanguage = () => useLanguageWith(upkeepWords);
export const useUpkeepTexts = (): UpkeepTexts => useUpkeepLanguage().texts;
