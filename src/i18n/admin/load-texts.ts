import type { AdminLanguage } from './languages.ts';
import type { AdminTexts } from './pt/texts.ts';

/** What the document says its language is, and what dates and numbers are written in. */
export const adminLanguageTags = { pt: 'pt-BR', en: 'en-US' } as const satisfies Record<
  AdminLanguage,
  string
>;

const loaders: Record<AdminLanguage, () => Promise<{ texts: AdminTexts }>> = {
  pt: () => import('./pt/texts.ts'),
  en: () => import('./en/texts.ts'),
};

export type { AdminTexts };

export const loadAdminTexts = async (language: AdminLanguage): Promise<AdminTexts> =>
  (await loaders[language]()).texts;
