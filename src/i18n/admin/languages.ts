import type { Locale } from '#contract/site/locales.ts';

/** The administrators' area speaks two languages, whatever the edition that is worked on. */
export const adminLanguages = ['pt', 'en'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

/** Which of them answers a request in an edition's language. */
export const adminLanguageOf = (locale: Locale): AdminLanguage => (locale === 'br' ? 'pt' : 'en');

/** The edition whose sentences an administrator's language borrows, for what is said to readers too. */
export const localeOfAdminLanguage: Record<AdminLanguage, Locale> = { pt: 'br', en: 'us' };
